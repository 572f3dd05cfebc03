import { apiKeys } from '@/lib/backoffice/api-keys/audience';
import { readMembers } from '@/lib/backoffice/reporting-api/queries';
import { membersInput, membersOutput } from '@/lib/backoffice/reporting-api/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Active, returning and new members and first depositors by part of the period.',
  audience: apiKeys('members'),
  input: membersInput,
  output: membersOutput,
  run: ({ ctx, input }) => readMembers(ctx.db, input),
});
