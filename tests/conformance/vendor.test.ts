/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { FAULTS, type Fault } from '@/examples/vendor/options';
import type { Result } from '@/lib/conformance/types';
import { exchange } from '@/lib/conformance/exchange';
import { listen } from '@/lib/conformance/model/listen';
import { startExaminer, type Examiner } from '@/lib/conformance/vendor/check';
import { checkLaunchPage } from '@/lib/conformance/vendor/launch-page';
import { FULL } from '../support/depth';
import { freePort, newFolder } from '../vendor-program/program';

const secret = '1b'.repeat(32);
let examiner: Examiner;
let program: ChildProcess;
let vendor: string;

beforeAll(async () => {
  examiner = await startExaminer({ vendor: 'ACME', secret, port: 0 });
  const port = await freePort();
  const options = { site: new URL(examiner.address).origin, port, secret, data: newFolder(), pause: 5 };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  program = spawn(process.execPath, ['--import', 'tsx', 'examples/vendor/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(program.stdout!, 'data');
  vendor = `http://127.0.0.1:${port}`;
}, 60_000);
afterAll(async () => {
  program.kill('SIGTERM');
  await once(program, 'exit');
  await examiner.close();
});

/** Switches the faults of the program that runs, and judges it. */
async function check(faults: Fault[], { slow = false, only = '' }): Promise<Result[]> {
  const { status } = await fetch(`${vendor}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  });
  expect(status).toBe(200);
  return examiner.check({ play: `${vendor}/certify/play`, gameCode: 'tide-mark', slow, only, graceMs: 150 });
}

test('the stand-alone vendor passes', async () => {
  const results = await check([], { slow: FULL });
  expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  expect(results.filter(({ verdict }) => verdict === 'skipped')).toHaveLength(FULL ? 0 : 2);
}, 120_000);

/** A case that finds each fault of the program, and its reason. */
const FOUND: Record<Fault, [title: string, reason: string]> = {
  'new-id-on-retry': [
    'Our fault 500 after a win: it is repeated with the same id',
    'the win was repeated with another id',
  ],
  'no-retry': ['No answer to a win: it is repeated with the same id', 'the win was not repeated'],
  'retry-final': [
    'A refusal that is final: the win is not repeated',
    'the win was repeated after a final refusal',
  ],
  'no-rollback': [
    'A stake that is never answered is rolled back',
    'the stake was neither repeated with its id nor rolled back',
  ],
  'wrong-signature': ['A round that wins is signed and played as the document says', 'a signature is wrong'],
  'trusts-non-json': [
    'An answer 200 that is no JSON to a win: it is repeated with the same id',
    'the win was not repeated',
  ],
  'follows-redirect': [
    'A redirect in answer to a win: it is repeated with the same id',
    'the redirect was followed',
  ],
  'ignores-balance': [
    'Too little money is final: the stake is not repeated and nothing is paid',
    'a win was sent although the stake was refused',
  ],
  'second-win': [
    'A round that wins is signed and played as the document says',
    'win was sent and refused with ROUND_CLOSED',
  ],
};

test.each(FAULTS)(
  'the planted fault %s is found',
  async (fault) => {
    const [title, reason] = FOUND[fault];
    // The other cases are played in the deep run: a fault may be found by several.
    const results = await check([fault], { only: FULL ? '' : title });
    expect(results).toContainEqual(expect.objectContaining({ title, verdict: 'failed', reason }));
  },
  60_000,
);

test('the launch page passes for its site, and is refused to the frame of another one', async () => {
  const template = `${vendor}/open?token={token}&game={game}&lang={language}&lobby={lobby}`;
  const judge = async (site: string) =>
    (await checkLaunchPage(template, { game: 'tide-mark', site })).map(({ verdict }) => verdict);
  expect(await judge(new URL(examiner.address).origin)).toEqual(['passed', 'passed', 'passed']);
  expect(await judge('https://other.example')).toEqual(['passed', 'passed', 'failed']);
});

test('a call of an earlier round, which the vendor still repeats, is not judged', async () => {
  const caller = { address: examiner.address, vendor: 'ACME', secret };
  const call = async (operation: string, body: object) => {
    const answer = await exchange(caller, { operation, body: Buffer.from(JSON.stringify(body)) });
    return (answer?.json as { value: Record<string, string> }).value;
  };
  const hook = await listen(0, async (request) => {
    const { launchToken } = (await request.json()) as { launchToken: string };
    const { playerToken, playerId } = await call('authenticate', { launchToken });
    await call('win', { playerId, transactionId: 'old.win', roundId: 'old', amount: '1' });
    const roundId = launchToken.slice(0, 20);
    await call('bet', { playerToken, transactionId: `${roundId}.bet`, roundId, amount: '1' });
    await call('win', { playerId, transactionId: `${roundId}.win`, roundId, amount: '2', endsRound: true });
    return Response.json({ roundId, result: 'settled' });
  });
  const title = 'A round that wins is signed and played as the document says';
  const results = await examiner.check({ play: hook.origin, gameCode: 'tide-mark', only: title, graceMs: 0 });
  await hook.close();
  expect(results).toMatchObject([{ title, verdict: 'passed', got: 'authenticate, bet, win; settled' }]);
});

test('a launch address that does not answer is a failed case', async () => {
  const launch = `http://127.0.0.1:${await freePort()}/open?token={token}`;
  expect(await checkLaunchPage(launch, { game: 'tide-mark', site: undefined })).toMatchObject([
    { verdict: 'failed', got: 'no answer', reason: expect.stringContaining('ECONNREFUSED') },
  ]);
});
