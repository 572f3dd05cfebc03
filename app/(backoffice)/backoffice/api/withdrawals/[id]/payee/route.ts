import { operators } from '@/lib/backoffice/audience';
import { revealPayee } from '@/lib/backoffice/decisions/commands';
import { idInput, payeeOutput } from '@/lib/backoffice/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

/** A POST, because reading is recorded in the audit log. */
export const POST = defineRoute({
  summary: 'Returns the whole account number of a withdrawal’s payee; recorded in the audit log.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: payeeOutput,
  run: ({ ctx, input }) => revealPayee(ctx, input.id),
});
