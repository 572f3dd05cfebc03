/** The dialects do not sign the operation: a recorded call must not be accepted as another one (docs/decisions/0150). */
import { formOperations } from '@/lib/gateway/dialects/form/operations';
import { formShapes } from '@/lib/gateway/dialects/form/shapes';
import { hubOperations } from '@/lib/gateway/dialects/hub/operations';
import { hubShapes } from '@/lib/gateway/dialects/hub/shapes';
import type { Shape } from '@/lib/gateway/dialects/shape';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { useTestDatabase } from '../../support/database';
import { formVendor, hashOf, hubVendor, startDialectServer, type Said } from '../../support/dialect-calls';
import { fund, openTable } from '../../support/players';
import type { RunningServer } from '../../support/provider-server';

const held = useTestDatabase();
let server: RunningServer;
beforeAll(async () => {
  server = await startDialectServer();
});
afterAll(() => server.close());

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, place) => items.slice(place + 1).map((other) => [one, other] as const));

/** Whether one body cannot have both shapes. */
const apart = (one: Shape, other: Shape): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([a, b]) => a!.requires.some((entry) => [entry].flat().every((name) => b!.refuses.includes(name))));

test.each([
  ['hub', hubShapes, hubOperations],
  ['form', formShapes, formOperations],
] as const)('%s: of any two operations one requires what the other refuses', (_, shapes, operations) => {
  expect(Object.keys(shapes).sort()).toEqual(Object.keys(operations).sort());
  const same = pairs(Object.keys(shapes)).filter(
    ([one, other]) =>
      !(shapes[one]!.readsOnly && shapes[other]!.readsOnly) && !apart(shapes[one]!, shapes[other]!),
  );
  expect(same).toEqual([]);
});

async function launched(vendor: string, account: string) {
  const table = await openTable(held.db, vendor);
  const member = await createMember(held.db, { account });
  await fund(held.db, member.id, member.currency, 100);
  const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, language: 'en' });
  return { token: launchToken, user: String(member.id), memberId: member.id };
}

/**
 * Sends the bytes of each call at the address of every other operation, with the round open and the ids not used yet, as after a refusal. None
 * may be accepted but a reading call as the other reading call, and no money may move.
 */
async function sendEachElsewhere(
  calls: Readonly<Record<string, string>>,
  shapes: Readonly<Record<string, Shape>>,
  sendRaw: (operation: string, body: string) => Promise<Said>,
  accepted: (said: Said) => boolean,
) {
  const taken: string[] = [];
  for (const [own, body] of Object.entries(calls))
    for (const other of Object.keys(calls)) {
      if (other === own || (shapes[own]!.readsOnly && shapes[other]!.readsOnly)) continue;
      const said = await sendRaw(other, body);
      if (accepted(said)) taken.push(`${own} as ${other}`);
    }
  expect(taken).toEqual([]);
}

test('form: no body is accepted at the address of another operation', async () => {
  const { token, user: userId, memberId } = await launched('REPLAYF', 'replayform');
  const vendor = await formVendor(held.db, server, 'REPLAYF');
  const opened = { token, userId, roundId: 'r-1', reference: 'b-0', amount: '10' };
  expect((await vendor.send('bet', opened)).body.error).toBe(0);
  const money = (reference: string) => ({ userId, reference, amount: '5', currency: 'THB', timestamp: '1' });
  const fields: Record<string, Record<string, string>> = {
    authenticate: { token, gameId: 'quiet-harbour', currency: 'THB' },
    balance: { token, userId, gameId: 'quiet-harbour' },
    bet: { ...money('b-1'), token, roundId: 'r-1', gameId: 'quiet-harbour', bonusCode: 'gift' },
    result: { ...money('w-1'), roundId: 'r-1', betReference: 'b-0', bonusCode: 'gift' },
    endRound: { userId, roundId: 'r-1', timestamp: '1' },
    refund: { userId, reference: 'b-0', roundId: 'r-1' },
    bonusWin: { ...money('n-1'), bonusCode: 'gift' },
    jackpotWin: { ...money('j-1'), roundId: 'r-1', jackpotId: 'harvest', bonusCode: 'gift' },
    promoWin: { ...money('p-1'), roundId: 'r-1', campaignId: 'spring', bonusCode: 'gift' },
    adjustment: { ...money('a-1'), roundId: 'r-1', reason: 'ticket', validBetAmount: '1', bonusCode: 'gift' },
  };
  const calls = Object.fromEntries(
    Object.entries(fields).map(([operation, call]) => [
      operation,
      new URLSearchParams({ ...call, hash: hashOf(call, vendor.secret) }).toString(),
    ]),
  );
  expect(Object.keys(calls).sort()).toEqual(Object.keys(formOperations).sort());
  await sendEachElsewhere(calls, formShapes, vendor.sendRaw, ({ body }) => body.error !== 7);
  expect((await getBalance(held.db, memberId)).available).toBe(units(90));
  // A parameter that was left empty is left out, so that it can be added without the hash; it decides nothing.
  expect((await vendor.sendRaw('refund', `${calls.bet}&reason=`)).body.error).toBe(7);
  expect((await vendor.sendRaw('result', calls.result!)).body).toMatchObject({ error: 0, cash: 95 });
});

test('hub: no body is accepted at the address of another operation', async () => {
  const { token, user, memberId } = await launched('REPLAYH', 'replayhub');
  const vendor = await hubVendor(held.db, server, 'REPLAYH');
  const opened = { token, user, round: 'r-1', transaction_uuid: 'b-0', amount: 1_000_000 };
  expect((await vendor.send('transaction/bet', opened)).body.status).toBe('RS_OK');
  const call = { request_uuid: 'q', token, user, game_code: 'quiet-harbour', currency: 'THB' };
  const money = { ...call, round: 'r-1', amount: 500_000, round_closed: false };
  const fields: Record<string, object> = {
    'user/info': call,
    'user/balance': call,
    'transaction/bet': { ...money, transaction_uuid: 'b-1' },
    'transaction/win': { ...money, transaction_uuid: 'w-1', reference_transaction_uuid: 'b-0' },
    'transaction/rollback': {
      ...money,
      amount: undefined,
      transaction_uuid: 'x-1',
      reference_transaction_uuid: 'b-0',
    },
  };
  const calls = Object.fromEntries(
    Object.entries(fields).map(([operation, body]) => [operation, JSON.stringify(body)]),
  );
  expect(Object.keys(calls).sort()).toEqual(Object.keys(hubOperations).sort());
  await sendEachElsewhere(
    calls,
    hubShapes,
    (operation, body) => vendor.sendRaw(operation, Buffer.from(body)),
    ({ body }) => body.status !== 'RS_ERROR_WRONG_SYNTAX',
  );
  expect((await getBalance(held.db, memberId)).available).toBe(units(90));
  expect(
    (await vendor.sendRaw('transaction/win', Buffer.from(calls['transaction/win']!))).body,
  ).toMatchObject({ status: 'RS_OK', balance: 9_500_000 });
});
