import { z } from 'zod';
import { notFound } from '@/lib/platform/errors';
import { definePublic } from '@/lib/platform/http/define-public';
import { serveRefresh } from '@/lib/server/gate/internal';

export const GET = definePublic(
  {
    summary: 'For the site’s own processes: renders cached pages anew. Anybody else gets 404.',
    input: z.object({}),
    refusals: [notFound()],
    responseType: '',
  },
  serveRefresh,
);
