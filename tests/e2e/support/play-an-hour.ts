/**
 * Lets a player bet through the wallet of the vendors after a contract has begun, and lets the hour pass: its bills are written with the clock at
 * its end, as the job `agents-settle` would write them. Prints the settlement day of that end. A process of its own with a clock of its own, beside the running site:
 * `node --import tsx tests/e2e/support/play-an-hour.ts <account> <contract id>`.
 */
import { playTogether, vendorGames } from '@/lib/cli/seed/agents/play';
import { settleUntil } from '@/lib/cli/seed/agents/settle';
import { withSite } from '@/lib/cli/site';
import { database } from '@/lib/db/client';
import { nextPeriod } from '@/lib/agents/settlement/commands';
import { periodAt } from '@/lib/agents/settlement/periods';
import { units, ZERO } from '@/lib/money/amount';
import { settlementZone } from '@/lib/reporting/settlement';
import { dayOf } from '@/lib/platform/zone';
import { HOUR_OF_BETS } from './hour-of-bets';

const MINUTE = 60_000;
const [account = '', contractId = ''] = process.argv.slice(2);

await withSite(async () => {
  const db = database();
  const player = await db
    .selectFrom('identity.member')
    .select(['id', 'currency'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const contract = await db
    .selectFrom('agents.contract')
    .select('starts_at')
    .where('id', '=', BigInt(contractId))
    .executeTakeFirstOrThrow();
  const zone = settlementZone();
  // A former run may have settled hours that are still to come.
  const open = await nextPeriod(db, { kind: 'hourly', type: null });
  const begin = new Date(Math.max(contract.starts_at!.getTime(), open?.since.getTime() ?? 0));
  const hour = periodAt('hourly', null, begin, zone);
  // All bets are in one hour: if too little of it is left, in the next one.
  const isShort = hour.until.getTime() - begin.getTime() < 15 * MINUTE;
  const at = new Date((isShort ? hour.until : begin).getTime() + MINUTE);
  const [game] = (await vendorGames(db)).get('LIVE')!;
  const bets = HOUR_OF_BETS.map((stake, place) => ({
    transaction: `journey-${account}-${place}`,
    stake: units(stake),
    payout: ZERO,
  }));
  const { until } = periodAt('hourly', null, at, zone);
  await playTogether(
    db,
    {
      key: `journey-${account}`,
      at,
      visits: [
        {
          player: {
            account,
            memberId: player.id,
            currency: player.currency,
            nickname: account,
            type: 0,
            upline: undefined,
            country: '',
            joined: 0,
            habit: 'large',
          },
          game: game!,
          bets,
        },
      ],
    },
    until,
  );
  await settleUntil(db, until);
  process.stdout.write(`${dayOf(until, zone)}\n`);
});
