import { z } from 'zod';
import { notFound } from '@/lib/platform/errors';
import { definePublic } from '@/lib/platform/http/define-public';
import { serveStatus } from '@/lib/server/gate/internal';

export const GET = definePublic(
  {
    summary: 'For the site’s own middleware: the status of the site. Anybody else gets 404.',
    input: z.object({}),
    refusals: [notFound()],
    responseType: 'application/json',
  },
  serveStatus,
);
