/** A process that is killed in the middle of a settlement, with SIGKILL: the next one goes on, and each bet is paid once. */
import { spawn } from 'node:child_process';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { LOTTERY_CHECKS } from '@/lib/studio-host/lottery/checks';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat } from '../support/players';
import { closedDraw, placeBets, setResult, someLines, someResult, storedBets, testHost } from './placed-bets';
import { generator } from './support';

const KILLS = depth(1, 10);
const held = useTestDatabase();

/** Runs a process that settles, and kills it when it has printed `lines` lines. Gives whether it was killed before its end. */
function settleAndKill(vendor: string, lines: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/studio-lottery/settlement-child.ts', vendor],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: held.ownerUrl },
    },
  );
  let printed = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString().split('\n').length - 1;
    if (printed >= lines) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      signal === 'SIGKILL' || code === 0
        ? resolve(signal === 'SIGKILL')
        : reject(new Error(`the process that settles ended with ${code}`)),
    );
  });
}

test(
  'a settlement whose process is killed at random points pays each bet once',
  async () => {
    const next = generator(157);
    const table = await openTable(held.db, 'LOTTKILL');
    const player = await seat(held.db, table, 'killed', 1_000_000);
    const draw = await closedDraw(held.db, 'FAST5X1');
    // Two batches.
    const lines = someLines('FAST5X1', 600, 157);
    for (let at = 0; at < lines.length; at += 50)
      await placeBets(held.db, player, {
        ...{ vendor: table.vendor, game: 'FAST5X1', draws: [draw] },
        lines: lines.slice(at, at + 50),
      });
    const { available: before } = await getBalance(held.db, player.memberId);
    await setResult(held.db, draw, someResult('FAST5X1', 157));

    let kills = 0;
    for (let run = 0; run < KILLS; run++) {
      // Lines 5 to 16 are between the first call of the wallet and the recording of the second batch. On a busy machine a process may end
      // before it is killed.
      if (await settleAndKill(table.vendor, 5 + next(12))) kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    await settleDraws(testHost(held.db, table.vendor));

    const bets = await storedBets(held.db, [draw]);
    expect(bets).toHaveLength(600);
    for (const bet of bets) {
      expect(bet.status).toBe('settled');
      expect(bet.round).toEqual({ stake: String(bet.stake), payout: String(bet.payout), status: 'closed' });
    }
    const gained = bets.reduce((sum, { payout, rebate }) => sum + payout + rebate, 0n);
    expect(gained).toBeGreaterThan(0n);
    expect((await getBalance(held.db, player.memberId)).available).toBe(before + gained);
    const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
    expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
  },
  60_000 * KILLS,
);
