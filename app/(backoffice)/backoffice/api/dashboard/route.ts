import { operators } from '@/lib/backoffice/audience';
import { loadDashboard } from '@/lib/backoffice/dashboard/loaders';
import { dashboardValue } from '@/lib/backoffice/dashboard/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const GET = defineRoute({
  summary: 'Returns the figures of the dashboard, with the parts that the operator’s permissions include.',
  audience: operators(undefined, 'none'),
  input: z.object({}),
  output: dashboardValue,
  run: ({ ctx, language }) => loadDashboard(ctx.operator, language),
});
