import { operators } from '@/lib/backoffice/audience';
import { requestExport } from '@/lib/backoffice/exports/commands';
import { MAX_WAITING_EXPORTS } from '@/lib/backoffice/exports/constants';
import { tooManyExports } from '@/lib/backoffice/exports/errors';
import { loadExports } from '@/lib/backoffice/exports/loaders';
import { exportInput, exportsOutput, requestedOutput } from '@/lib/backoffice/exports/schema';
import { forbidden, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const GET = defineRoute({
  summary: 'Lists the exports that the operator may download, with their progress.',
  audience: operators('reports.export', 'none'),
  input: z.object({}),
  output: exportsOutput,
  run: async ({ ctx }) => ({ list: await loadExports(ctx.operator) }),
});

export const POST = defineRoute({
  summary: 'Requests an export of a table with its filter to a CSV file.',
  audience: operators('reports.export'),
  input: exportInput,
  output: requestedOutput,
  refusals: [forbidden(), tooManyExports(MAX_WAITING_EXPORTS), tooManyRequests(3_600)],
  run: ({ ctx, input, language }) => requestExport(ctx, input, language),
});
