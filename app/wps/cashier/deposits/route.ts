import { MOST_OPEN } from '@/lib/cashier/constants';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { depositsOf } from '@/lib/cashier/deposits/queries';
import { tooManyOpen } from '@/lib/cashier/errors';
import { depositInput, pageInput } from '@/lib/cashier/schema';
import { depositValue, pageOf, toWireDeposit, toWirePage } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { UPLOAD_BYTES } from '@/lib/platform/pictures';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "One's own deposits, newest first.",
  audience: members,
  input: pageInput,
  output: pageOf(depositValue),
  async run({ ctx: { db, session }, input }) {
    return toWirePage(await depositsOf(db, session.memberId, input), toWireDeposit);
  },
});

export const POST = defineRoute({
  summary:
    'Asks for a deposit; `proof` is a picture (png or jpg, 5 MB). The same requestId gives the same deposit.',
  audience: members,
  input: depositInput,
  output: depositValue,
  body: 'multipart',
  maxBytes: UPLOAD_BYTES,
  files: ['proof'],
  refusals: [tooManyOpen(MOST_OPEN), idempotencyConflict()],
  async run({ ctx: { db, session }, input, files }) {
    return toWireDeposit(await requestDeposit(db, session, { ...input, proof: files.get('proof')?.[0] }));
  },
});
