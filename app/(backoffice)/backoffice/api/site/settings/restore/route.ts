import { operators } from '@/lib/backoffice/audience';
import { restoreSetting } from '@/lib/backoffice/site/commands';
import { settingChanged } from '@/lib/backoffice/site/errors';
import { changedOutput, restoreInput } from '@/lib/backoffice/site/schema';
import { visitorOf } from '@/lib/backoffice/site/visitor';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Puts back what a change of the history has replaced.',
  audience: operators('site.write'),
  input: restoreInput,
  output: changedOutput,
  refusals: [notFound(), settingChanged([])],
  run: ({ ctx, input, request }) => restoreSetting(ctx, input, { visitor: visitorOf(request, ctx.ip) }),
});
