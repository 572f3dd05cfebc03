/** @jest-environment node */
import { supervise } from '@/lib/cli/processes';
import { logger } from '@/lib/platform/logger';

/** A process that says over IPC that it runs, with its id, and goes on until it is stopped. */
const RUNS = ['-e', "process.send('ready ' + process.pid); setInterval(() => {}, 60_000)"];

const firstMessage = (child: { once: (event: 'message', heard: (message: unknown) => void) => unknown }) =>
  new Promise<void>((resolve) => child.once('message', () => resolve()));

let exitCode: typeof process.exitCode;
beforeEach(() => {
  exitCode = process.exitCode;
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  process.exitCode = exitCode;
  jest.restoreAllMocks();
});

it('stops the site and reports it when a process is killed', async () => {
  let server = 0;
  const site = supervise(
    [
      { name: 'server', args: RUNS },
      { name: 'worker', args: RUNS },
    ],
    (child) => {
      server = child.pid!;
      return firstMessage(child);
    },
  );
  await site.ready;
  process.kill(server, 'SIGKILL');
  expect(await site.ended).toBe('The server process ended by itself (signal SIGKILL); the site stops.');
  expect(logger.error).toHaveBeenCalledWith(
    { process: 'server', how: 'signal SIGKILL' },
    'a process of the site ended by itself',
  );
  expect(() => process.kill(server, 0)).toThrow('ESRCH');
});

it('reports a process that ends before it is ready', async () => {
  const never = () => new Promise<void>(() => {});
  const site = supervise([{ name: 'server', args: ['-e', 'process.exit(3)'] }], never);
  await expect(site.ready).rejects.toThrow('The server process ended by itself (code 3)');
  expect(process.exitCode).toBe(3);
});

it('ends without an error when it is stopped', async () => {
  const site = supervise([{ name: 'server', args: RUNS }], firstMessage);
  await site.ready;
  site.stop();
  expect(await site.ended).toBeUndefined();
  expect(logger.error).not.toHaveBeenCalled();
});
