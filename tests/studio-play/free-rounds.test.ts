import { inTransaction } from '@/lib/db/client';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { parseAmount, units } from '@/lib/money/amount';
import { MONEY_CHECKS } from '@/lib/reporting/money/checks';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { grantFreeRounds } from '@/lib/rewards/free-rounds/commands';
import { findFreeRounds } from '@/lib/rewards/free-rounds/queries';
import { gameView } from '@/lib/studio/play/session/view';
import { playMove, waitForRecord } from '@/lib/studio/play/spin/commands';
import { requireGrant } from '@/lib/studio/play/spin/policy';
import type { WireSpin } from '@/lib/studio/play/spin/wire';
import type { WireResult } from '@/lib/studio/slots/wire';
import { useTestDatabase } from '../support/database';
import { seatPlayer, type SeatedPlayer } from './seated';

const held = useTestDatabase();
const HOUR_MS = 3_600_000;
let serial = 0;

async function grant(player: SeatedPlayer, rounds: number): Promise<{ id: bigint; grantId: string }> {
  const { currency } = await getBalance(held.db, player.memberId);
  const { id } = await inTransaction(held.db, (tx) =>
    grantFreeRounds(tx, {
      key: `studio:${++serial}`,
      memberId: player.memberId,
      currency,
      vendor: player.session.vendor,
      nodeIds: [player.nodeId],
      rounds,
      stake: units(2),
      wagering: { multiple: '0' },
      winCap: null,
      expiresAt: new Date(Date.now() + HOUR_MS),
    }),
  );
  return { id, grantId: `free-rounds:${id}` };
}

/** As the route does it: the stake is compared with the grant, then the move is played. */
async function spin(
  player: SeatedPlayer,
  grantId: string | undefined,
  { stake = '2', requestId = crypto.randomUUID() as string } = {},
): Promise<WireSpin<WireResult>> {
  const { host, session, tokenHash } = player;
  const call = { requestId, stake: parseAmount(stake)! };
  if (grantId !== undefined) await requireGrant(host, session, { ...call, grantId });
  return (await playMove(host, { session, tokenHash, grantId, ...call })) as WireSpin<WireResult>;
}

const available = async (player: SeatedPlayer) => (await getBalance(held.db, player.memberId)).available;

test('free rounds of a slot are played without money, with their features, and what they won is paid after the last', async () => {
  const player = await seatPlayer(held.db, { model: 'two-way-respins', funds: 0 });
  const { id, grantId } = await grant(player, 150);
  let won = 0n;
  let features = 0;
  for (let round = 0; round < 150; round++) {
    let played = await spin(player, grantId);
    while (played.result.next) {
      features++;
      played = await spin(player, undefined);
    }
    won += parseAmount(played.result.roundPayout)!;
    if (round < 149) expect(await available(player)).toBe(0n);
  }
  expect(features).toBeGreaterThan(0);
  expect(await findFreeRounds(held.db, id, 'en')).toMatchObject({
    status: 'completed',
    used: 150,
    won,
    paid: won,
  });
  expect(await available(player)).toBe(won);
  await expect(spin(player, grantId)).rejects.toMatchObject({ code: 'STAKE_NOT_OFFERED' });
  const { checks } = await verifyLedger(held.db, [...REWARDS_CHECKS, ...MONEY_CHECKS]);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

test('of twenty spins at once of the last round, one is played, and repeated it gives the same', async () => {
  const player = await seatPlayer(held.db, { model: 'trio-one', funds: 0 });
  const { id, grantId } = await grant(player, 1);
  const requestIds = Array.from({ length: 20 }, () => crypto.randomUUID());
  const played = await Promise.allSettled(
    requestIds.map((requestId) => spin(player, grantId, { requestId })),
  );
  const done = played.flatMap((one, at) => (one.status === 'fulfilled' ? [{ at, spin: one.value }] : []));
  expect(done).toHaveLength(1);
  expect((await findFreeRounds(held.db, id, 'en'))!.used).toBe(1);
  await waitForRecord(player.session.seatId);
  const again = await spin(player, grantId, { requestId: requestIds[done[0]!.at]! });
  expect(again.result).toEqual(done[0]!.spin.result);
});

test('the stake is that of the grant, and the grant is of this player', async () => {
  const player = await seatPlayer(held.db, { model: 'trio-one', funds: 10 });
  const { grantId } = await grant(player, 3);
  await expect(spin(player, grantId, { stake: '200' })).rejects.toMatchObject({ code: 'STAKE_NOT_OFFERED' });
  const other = await seatPlayer(held.db, { model: 'trio-one', funds: 10 });
  await expect(spin(other, grantId)).rejects.toMatchObject({ code: 'STAKE_NOT_OFFERED' });
  const requestId = crypto.randomUUID();
  await spin(player, grantId, { requestId });
  await waitForRecord(player.session.seatId);
  await expect(spin(player, undefined, { requestId })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

test('the view of the game lists what can be played, and says whether the open round is free', async () => {
  const player = await seatPlayer(held.db, { model: 'two-way-respins', funds: 0 });
  const { grantId } = await grant(player, 400);
  const game = (await player.host.game(player.nodeId))!;
  expect((await gameView(player.host, player.session, game)).freeRounds).toEqual([
    { grantId, rounds: 400, left: 400, stake: '2.00', won: '0.00', most: null, wagering: null },
  ]);
  let used = 0;
  for (;;) {
    used++;
    if ((await spin(player, grantId)).result.next) break;
  }
  await waitForRecord(player.session.seatId);
  const view = await gameView(player.host, player.session, game);
  expect(view.round).toMatchObject({ grantId, stake: '2.00' });
  expect(view.freeRounds[0]).toMatchObject({ left: 400 - used });
});
