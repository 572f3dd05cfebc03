import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { importInput } from '@/lib/backoffice/games/schema';
import { discardImport } from '@/lib/backoffice/member-imports/commands';
import { importStateChanged } from '@/lib/catalogue/imports/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes a list of members that was checked and not started.',
  audience: operators('members.create'),
  input: importInput,
  output: z.object({}),
  refusals: [notFound(), importStateChanged()],
  run: ({ ctx, input }) => discardImport(ctx, input.id),
});
