import { operators } from '@/lib/backoffice/audience';
import { repeatExport } from '@/lib/backoffice/exports/commands';
import { MAX_WAITING_EXPORTS } from '@/lib/backoffice/exports/constants';
import { tooManyExports } from '@/lib/backoffice/exports/errors';
import { requestedOutput } from '@/lib/backoffice/exports/schema';
import { idInput } from '@/lib/backoffice/schema';
import { notFound, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Requests an own export once more, with the same filter and columns.',
  audience: operators('reports.export'),
  input: idInput,
  output: requestedOutput,
  refusals: [notFound(), tooManyExports(MAX_WAITING_EXPORTS), tooManyRequests(3_600)],
  run: ({ ctx, input }) => repeatExport(ctx, input.id),
});
