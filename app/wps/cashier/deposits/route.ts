import { MAX_OPEN_REQUESTS } from '@/lib/cashier/constants';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { getMemberDeposit, listMemberDeposits } from '@/lib/cashier/deposits/queries';
import { tooManyOpen } from '@/lib/cashier/errors';
import { depositInput, pageInput } from '@/lib/cashier/schema';
import { depositValue, toWireDeposit } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';
import { notExcluded } from '@/lib/protection/audience';
import { requestCountry } from '@/lib/platform/http/client-country';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Lists the member's deposits, newest first.",
  audience: members,
  input: pageInput,
  output: pageOutput(depositValue),
  async run({ ctx: { db, session }, input, language }) {
    return mapPage(await listMemberDeposits(db, session.memberId, input), (deposit) =>
      toWireDeposit(deposit, language),
    );
  },
});

export const POST = defineRoute({
  summary:
    'Requests a deposit. `proof` is the receipt image (png or jpg, 5 MB). The same requestId returns the same deposit.',
  audience: notExcluded(members),
  input: depositInput,
  output: depositValue,
  body: 'multipart',
  maxBytes: MAX_UPLOAD_BYTES,
  files: ['proof'],
  refusals: [tooManyOpen(MAX_OPEN_REQUESTS), idempotencyConflict()],
  async run({ ctx: { db, session }, input, files, request, language }) {
    const user = { ...session, country: requestCountry(request.headers) };
    const { id } = await requestDeposit(db, user, { ...input, receiptImage: files.get('proof')?.[0] });
    return toWireDeposit(await getMemberDeposit(db, session.memberId, id), language);
  },
});
