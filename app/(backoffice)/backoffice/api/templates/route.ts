import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { saveTemplate } from '@/lib/inbox/templates/commands';
import { templateChanged } from '@/lib/inbox/templates/errors';
import { templateInput, templateOutput } from '@/lib/inbox/templates/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores the text of an email or SMS in a language, or puts the shipped text back.',
  audience: operators('site.write'),
  input: templateInput,
  output: templateOutput,
  refusals: [notFound(), templateChanged()],
  run: ({ ctx, input }) =>
    auditedTransaction(ctx, async (tx) => {
      const { version, before, after } = await saveTemplate(tx, { ...input, operatorId: ctx.operator.id });
      return {
        outcome: { version },
        action: after ? 'template.change' : 'template.restore',
        subject: `template:${input.channel}.${input.template}.${input.locale}`,
        detail: { before, after },
      };
    }),
});
