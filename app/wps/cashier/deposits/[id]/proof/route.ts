import { attachReceiptImage } from '@/lib/cashier/deposits/commands';
import { getMemberDeposit } from '@/lib/cashier/deposits/queries';
import { alreadyDecided } from '@/lib/cashier/errors';
import { idInput } from '@/lib/cashier/schema';
import { depositValue, toWireDeposit } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { badInput, notFound } from '@/lib/platform/errors';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds the receipt image of a deposit (`proof`, png or jpg, 5 MB) until an operator has decided.',
  audience: members,
  input: idInput,
  output: depositValue,
  body: 'multipart',
  maxBytes: MAX_UPLOAD_BYTES,
  files: ['proof'],
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx: { db, session }, input, files, language }) {
    const proof = files.get('proof')?.[0];
    if (!proof) throw badInput({ proof: { code: 'REQUIRED' } });
    await attachReceiptImage(db, session.memberId, input.id, proof);
    return toWireDeposit(await getMemberDeposit(db, session.memberId, input.id), language);
  },
});
