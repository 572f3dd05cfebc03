import { readReceiptImage } from '@/lib/cashier/receipts/queries';
import { receiptImageIdInput } from '@/lib/cashier/schema';
import { members } from '@/lib/identity/audience';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: 'Returns a receipt image that the member has uploaded. Images of other members are refused.',
  audience: members,
  input: receiptImageIdInput,
  responseType: 'image/jpeg',
  async run({ ctx: { db, session }, input }) {
    return { bytes: await readReceiptImage(db, input.id, session.memberId), type: 'image/jpeg' };
  },
});
