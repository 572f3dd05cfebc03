import { serveDialect } from './serve';

interface Context {
  params: Promise<{ dialect: string; vendor: string; operation: string[] }>;
}

/** The handler of `/provider/<dialect>/<vendor>/<operation>` for every method. docs/vendor-dialects.md describes it, not the API document. */
export async function dialectCall(request: Request, { params }: Context): Promise<Response> {
  const { dialect, vendor, operation } = await params;
  return serveDialect(request, { dialect, vendor, operation: operation.join('/') });
}
