import { z } from 'zod';
import { notFound } from '@/lib/platform/errors';
import { definePublic } from '@/lib/platform/http/define-public';
import { serveRefusal } from '@/lib/server/gate/internal';

export const GET = definePublic(
  {
    summary:
      'For the site’s own middleware: the refusal of a visitor who may not enter. Anybody else gets 404.',
    input: z.object({ path: z.string(), method: z.string() }),
    refusals: [notFound()],
    responseType: 'text/html',
  },
  serveRefusal,
);
