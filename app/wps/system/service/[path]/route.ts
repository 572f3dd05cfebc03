import { z } from 'zod';
import { serviceAddress } from '@/lib/content/service/loaders';
import { definePublic } from '@/lib/platform/http/define-public';

/** No cache stores the response, because the operator may change or close the support channel at any time. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export const GET = definePublic<{ path: string }>(
  {
    summary: 'Redirects to a support channel by its encrypted path; 404 if the path is not valid.',
    input: z.object({ path: z.string() }),
    responseType: '',
  },
  async (_request, { params }) => {
    const { path } = await params;
    const address = path.length <= 1_000 ? await serviceAddress(path) : undefined;
    return address
      ? new Response(null, { status: 302, headers: { ...HEADERS, location: address } })
      : new Response(null, { status: 404, headers: HEADERS });
  },
);
