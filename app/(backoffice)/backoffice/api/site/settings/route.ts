import { operators } from '@/lib/backoffice/audience';
import { changeSetting } from '@/lib/backoffice/site/commands';
import { settingChanged } from '@/lib/backoffice/site/errors';
import { changedOutput, changeInput } from '@/lib/backoffice/site/schema';
import { visitorOf } from '@/lib/backoffice/site/visitor';
import { moneyFixed } from '@/lib/content/site-config/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes one setting of the site that is still at the version given.',
  audience: operators('site.write'),
  input: changeInput,
  output: changedOutput,
  refusals: [notFound(), settingChanged([]), moneyFixed()],
  run: ({ ctx, input, request }) =>
    changeSetting(ctx, { ...input, value: input.value }, { visitor: visitorOf(request, ctx.ip) }),
});
