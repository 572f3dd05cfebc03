/** @jest-environment node */
import { exchange, type Caller } from '@/lib/conformance/exchange';
import { isRecord } from '@/lib/conformance/expect';
import { listen } from '@/lib/conformance/model/listen';
import type { Answer } from '@/lib/conformance/types';
import { checkVendor } from '@/lib/conformance/vendor';

const secret = '1b'.repeat(32);
type Fault =
  'new-id-on-retry' | 'no-retry' | 'retry-final' | 'wrong-signature' | 'trusts-non-json' | 'ignores-balance';

/** A small vendor that does what the document says, but for one fault. */
async function check(fault?: Fault) {
  let address = '';
  let count = 0;
  const vendor = await listen(0, async (request) => {
    const { launchToken, amount, outcome } = (await request.json()) as Record<string, string>;
    const caller: Caller = {
      address,
      vendor: 'TINY',
      secret: fault === 'wrong-signature' ? '2c'.repeat(32) : secret,
    };
    const round = `r-${++count}`;
    const send = async (operation: string, call: Record<string, unknown>): Promise<Answer> => {
      for (let attempt = 1; ; attempt++) {
        const id =
          fault === 'new-id-on-retry' && attempt > 1
            ? { transactionId: `${String(call.transactionId)}-${attempt}` }
            : {};
        const answer = (await exchange(caller, {
          operation,
          body: Buffer.from(JSON.stringify({ ...call, ...id })),
        }))!;
        const { success, final } = isRecord(answer.json) ? answer.json : {};
        const isDone =
          success === true || (final === true && fault !== 'retry-final') || fault === 'no-retry';
        if (isDone || attempt === 3 || (fault === 'trusts-non-json' && !isRecord(answer.json))) return answer;
      }
    };
    const isGood = ({ json }: Answer) => isRecord(json) && json.success === true;
    const opened = await send('authenticate', { launchToken });
    const { playerToken, playerId } = (isRecord(opened.json) ? (opened.json.value ?? {}) : {}) as Record<
      string,
      string
    >;
    const bet = await send('bet', { playerToken, transactionId: `b-${round}`, roundId: round, amount });
    if (!isGood(bet) && fault !== 'ignores-balance')
      return Response.json({ roundId: round, result: 'refused' });
    const win = {
      playerId,
      transactionId: `w-${round}`,
      roundId: round,
      amount: outcome === 'win' ? '2' : '0',
      endsRound: true,
    };
    await send('win', win);
    return Response.json({ roundId: round, result: 'settled' });
  });
  const results = await checkVendor({
    play: `${vendor.origin}/certify/play`,
    vendor: 'TINY',
    secret,
    gameCode: 'first',
    port: 0,
    onListening: (at) => (address = at),
  });
  await vendor.close();
  return results.filter(({ verdict }) => verdict === 'failed').map(({ reason }) => reason);
}

test('a vendor that does what the document says passes', async () => expect(await check()).toEqual([]));

test.each<[Fault, RegExp]>([
  ['wrong-signature', /a signature is wrong/],
  ['no-retry', /neither repeated with its id nor rolled back/],
  ['new-id-on-retry', /neither repeated with its id nor rolled back/],
  ['retry-final', /repeated after a final refusal/],
  ['trusts-non-json', /neither repeated with its id nor rolled back/],
  ['ignores-balance', /a win was sent although the stake was refused/],
])('a vendor with the fault %s is found', async (fault, reason) => {
  expect(await check(fault)).toContainEqual(expect.stringMatching(reason));
});
