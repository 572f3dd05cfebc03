import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { importInput } from '@/lib/backoffice/games/schema';
import { cancelImport } from '@/lib/backoffice/member-imports/commands';
import { importStateChanged } from '@/lib/catalogue/imports/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stops an import of members after its current batch.',
  audience: operators('members.create'),
  input: importInput,
  output: z.object({}),
  refusals: [notFound(), importStateChanged()],
  run: ({ ctx, input }) => cancelImport(ctx, input.id),
});
