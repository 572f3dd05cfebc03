import { operators } from '@/lib/backoffice/audience';
import { proofInput } from '@/lib/backoffice/schema';
import { readReceiptImage } from '@/lib/cashier/receipts/queries';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: 'Returns the receipt image of a deposit or of a disputed withdrawal.',
  audience: operators('cashier.read'),
  input: proofInput,
  responseType: 'image/jpeg',
  run: async ({ ctx, input }) => ({ bytes: await readReceiptImage(ctx.db, input.id), type: 'image/jpeg' }),
});
