import type { Fault } from '@/examples/vendor/options';
import { signOwn } from '@/examples/vendor/site/own';
import { SECRET, startProgram, TOKEN } from './program';
import { FakeSite, refused, type Received, type Reply } from './site';

const play = { launchToken: TOKEN, gameCode: 'tide-mark', amount: '10', outcome: 'win' };
const page: Reply = { type: 'text/html', body: '<h1>Welcome</h1>' };

/** What a site sees of each planted fault, when it gives the first `times` calls of an operation this answer. */
const FAULTS: Record<
  Fault,
  { operation: string; answer: Reply; times?: number; seen: (site: FakeSite) => boolean }
> = {
  'new-id-on-retry': {
    operation: 'win',
    answer: 'hang up',
    seen: (site) => new Set(idsOf(site, 'win')).size === 2,
  },
  'no-retry': { operation: 'win', answer: 'hang up', seen: (site) => site.calls('win').length === 1 },
  'retry-final': {
    operation: 'bet',
    answer: refused('PLAYER_BLOCKED', true, 403),
    seen: (site) => site.calls('bet').length > 1,
  },
  'no-rollback': {
    operation: 'bet',
    answer: 'hang up',
    times: 9,
    seen: (site) => site.calls('bet').length === 3 && site.calls('rollback').length === 0,
  },
  'wrong-signature': {
    operation: 'none',
    answer: page,
    seen: (site) => site.received.every((call) => !isSigned(call)),
  },
  'trusts-non-json': { operation: 'win', answer: page, seen: (site) => site.calls('win').length === 1 },
  'follows-redirect': {
    operation: 'win',
    answer: { status: 307, location: '/elsewhere', body: '' },
    seen: (site) => site.calls('elsewhere').length === 1,
  },
  'ignores-balance': {
    operation: 'bet',
    answer: refused('INSUFFICIENT_FUNDS', true),
    seen: (site) => site.calls('win').length === 1,
  },
  'second-win': { operation: 'none', answer: page, seen: (site) => new Set(idsOf(site, 'win')).size === 2 },
};

const idsOf = (site: FakeSite, operation: string) =>
  site.calls(operation).map(({ fields }) => fields.transactionId);
const isSigned = ({ headers, operation, text }: Received) =>
  headers['x-signature'] === signOwn(SECRET, String(headers['x-timestamp']), operation, text);

async function played(fault: Fault, args: string[]): Promise<boolean> {
  const { operation, answer, times = 1, seen } = FAULTS[fault];
  let left = times;
  const site = await FakeSite.start((call) =>
    call.operation === operation && left-- > 0 ? answer : undefined,
  );
  const { post, vendor } = await startProgram(site.address, { args });
  await post('/certify/play', play);
  await Promise.all(vendor.books.pendingCalls().map(({ roundId }) => vendor.outbox.deliver(roundId)));
  await vendor.close();
  await site.close();
  return seen(site);
}

it.each(Object.keys(FAULTS) as Fault[])('makes the mistake %s only if it is told to', async (fault) => {
  expect(await played(fault, ['--fault', fault])).toBe(true);
  expect(await played(fault, [])).toBe(false);
});
