import { z } from 'zod';
import { notFound } from '@/lib/platform/errors';
import { definePublic } from '@/lib/platform/http/define-public';
import { serveCountry } from '@/lib/server/gate/internal';

export const GET = definePublic(
  {
    summary: 'For the site’s own middleware: the country of an address. Anybody else gets 404.',
    input: z.object({ ip: z.string() }),
    refusals: [notFound()],
    responseType: 'application/json',
  },
  serveCountry,
);
