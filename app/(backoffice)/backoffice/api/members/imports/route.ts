import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { checkList } from '@/lib/backoffice/member-imports/commands';
import { MAX_LIST_BYTES } from '@/lib/backoffice/member-imports/constants';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Checks a list of members (`list`, CSV, at most 10,000 rows and 4 MB) and stores the report; nobody is created yet.',
  audience: operators('members.create'),
  input: z.object({}),
  output: z.object({ id: z.string(), added: z.number(), refused: z.number() }),
  body: 'multipart',
  files: ['list'],
  maxBytes: MAX_LIST_BYTES + 65_536,
  refusals: [tooManyRequests(60)],
  run: ({ ctx, files }) => checkList(ctx, files.get('list')?.[0]),
});
