import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort, newFolder, SECRET, TOKEN } from './program';
import { FakeSite, type Received, type Reply } from './site';

/** Starts the program as `npm run vendor` does, and returns it when it says where it is. */
async function start(args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/vendor/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

it('pays exactly once after the process was killed between bet and win', async () => {
  let reply: (call: Received) => Reply | undefined;
  const asked = new Promise<void>((resolve) => {
    reply = ({ operation }) => (operation === 'win' ? (resolve(), 'hang') : undefined);
  });
  const site = await FakeSite.start((call) => reply(call));
  const port = await freePort();
  const args = ['--site', site.address, '--secret', SECRET, '--data', newFolder(), '--port', String(port)];
  const first = await start(args);
  const lost = fetch(`http://127.0.0.1:${port}/certify/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ launchToken: TOKEN, gameCode: 'tide-mark', amount: '10', outcome: 'win' }),
  }).catch(() => undefined);
  await asked;
  first.kill('SIGKILL');
  await once(first, 'exit');
  await lost;

  const paid = new Promise<void>((resolve) => {
    reply = ({ operation }) => void (operation === 'win' && resolve());
  });
  const second = await start(args);
  await paid;
  second.kill('SIGTERM');
  await once(second, 'exit');
  await site.close();
  const wins = site.calls('win').map(({ text }) => text);
  expect(wins).toHaveLength(2);
  expect(wins[1]).toBe(wins[0]);
  expect(site.calls('bet')).toHaveLength(1);
  expect(site.calls('rollback')).toEqual([]);
});
