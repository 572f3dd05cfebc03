import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { importInput } from '@/lib/backoffice/games/schema';
import { startImport } from '@/lib/backoffice/member-imports/commands';
import { importStateChanged } from '@/lib/catalogue/imports/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Starts an import of members, or continues one that has stopped.',
  audience: operators('members.create'),
  input: importInput,
  output: z.object({}),
  refusals: [notFound(), importStateChanged()],
  run: ({ ctx, input }) => startImport(ctx, input.id),
});
