import { z } from 'zod';
import { serviceAddress } from '@/lib/content/service/loaders';
import { definePublic } from '@/lib/platform/http/define-public';

/** Not kept anywhere: the operator may change or close the channel at any time. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export const GET = definePublic<{ path: string }>(
  {
    summary: 'Leads to a channel of customer service by its encrypted path; 404 where it is none of ours.',
    input: z.object({ path: z.string() }),
    answers: '',
  },
  async (_request, { params }) => {
    const { path } = await params;
    const address = path.length <= 1_000 ? await serviceAddress(path) : undefined;
    return address
      ? new Response(null, { status: 302, headers: { ...HEADERS, location: address } })
      : new Response(null, { status: 404, headers: HEADERS });
  },
);
