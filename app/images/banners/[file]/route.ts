import { banner } from '@/lib/catalogue/gallery/drawings';
import { drawingResponse } from '@/lib/catalogue/gallery/response';

/** A banner’s picture: /images/banners/welcome-wide.svg, welcome-phone.svg */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return drawingResponse(request, `banner ${file}`, () => banner(file));
}
