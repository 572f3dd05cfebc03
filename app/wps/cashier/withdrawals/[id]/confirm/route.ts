import { alreadyDecided } from '@/lib/cashier/errors';
import { confirmInput } from '@/lib/cashier/schema';
import { toWireWithdrawal, withdrawalValue } from '@/lib/cashier/wire';
import { confirmWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { getMemberWithdrawal } from '@/lib/cashier/withdrawals/queries';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Confirms what arrived: all, a part (`receivedAmount`), or nothing (with `proof`, png or jpg, 5 MB).',
  audience: members,
  input: confirmInput,
  output: withdrawalValue,
  body: 'multipart',
  maxBytes: MAX_UPLOAD_BYTES,
  files: ['proof'],
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx: { db, session }, input, files }) {
    const { id, outcome, receivedAmount } = input;
    await confirmWithdrawal(db, session.memberId, id, {
      outcome,
      receivedAmount,
      receiptImage: files.get('proof')?.[0],
    });
    return toWireWithdrawal(await getMemberWithdrawal(db, session.memberId, id));
  },
});
