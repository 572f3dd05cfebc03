import { operators } from '@/lib/backoffice/audience';
import { createSchedule } from '@/lib/backoffice/exports/commands';
import { MAX_SCHEDULES } from '@/lib/backoffice/exports/constants';
import { tooManySchedules } from '@/lib/backoffice/exports/errors';
import { requestedOutput, scheduleInput } from '@/lib/backoffice/exports/schema';
import { forbidden } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a schedule: an export each day, week or month, and a link by email for some operators.',
  audience: operators('reports.export'),
  input: scheduleInput,
  output: requestedOutput,
  refusals: [forbidden(), tooManySchedules(MAX_SCHEDULES)],
  run: ({ ctx, input, language }) => createSchedule(ctx, input, language),
});
