import { recordAction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { maskRecipient } from '@/lib/identity/outgoing/rules';
import { sendTestOf } from '@/lib/inbox/providers/test';
import { checkTexts } from '@/lib/inbox/templates/rules';
import { templateTestInput } from '@/lib/inbox/templates/schema';
import { AppError, notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Sends an email or SMS with a text and examples of its values to an address of the operator.',
  audience: operators('site.write'),
  input: templateTestInput,
  output: z.object({ sent: z.boolean(), answer: z.string() }),
  refusals: [notFound(), new AppError('PROVIDER_OUTBOX', 409)],
  async run({ ctx, input: { to, ...input } }) {
    const own = checkTexts(input, input.texts);
    const answer = await sendTestOf(input, own, to);
    await recordAction(ctx, {
      action: 'template.test',
      subject: `template:${input.channel}.${input.template}.${input.locale}`,
      detail: { to: maskRecipient(input.channel, to), sent: answer.sent },
    });
    return answer;
  },
});
