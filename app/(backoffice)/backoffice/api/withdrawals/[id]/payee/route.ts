import { operators } from '@/lib/backoffice/audience';
import { revealPayee } from '@/lib/backoffice/decisions/commands';
import { idInput, payeeOutput } from '@/lib/backoffice/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

/** POST, because reading the number is written down. */
export const POST = defineRoute({
  summary: 'Shows the whole account number that a withdrawal goes to; noted in the audit log.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: payeeOutput,
  run: ({ ctx, input }) => revealPayee(ctx, input.id),
});
