import { operators } from '@/lib/backoffice/audience';
import { checkList } from '@/lib/backoffice/games/commands';
import { checkedOutput, checkListInput } from '@/lib/backoffice/games/schema';
import { MAX_LIST_BYTES } from '@/lib/catalogue/imports/constants';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Checks a list of games (`list`, CSV or JSON, at most 10,000 rows and 8 MB) and stores the report; nothing is changed yet.',
  audience: operators('games.write'),
  input: checkListInput,
  output: checkedOutput,
  body: 'multipart',
  files: ['list'],
  maxBytes: MAX_LIST_BYTES + 65_536,
  refusals: [tooManyRequests(60)],
  run: ({ ctx, files }) => checkList(ctx, files.get('list')?.[0]),
});
