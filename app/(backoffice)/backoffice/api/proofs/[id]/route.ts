import { operators } from '@/lib/backoffice/audience';
import { proofInput } from '@/lib/backoffice/schema';
import { readProof } from '@/lib/cashier/proofs/queries';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: 'The picture that a member sent as proof.',
  audience: operators('cashier.read'),
  input: proofInput,
  answers: 'image/jpeg',
  run: async ({ ctx, input }) => ({ bytes: await readProof(ctx.db, input.id), type: 'image/jpeg' }),
});
