import { answerCall, type EngineCalls } from './engine';
import { startWorker } from './start-worker';

interface Waiting {
  name: keyof EngineCalls;
  ask: unknown;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

type Reply = { id: number } & ({ answer: unknown } | { error: string });

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let hasWorker = true;
let lastId = 0;

/** Answers on this thread. */
function answerHere({ name, ask, resolve, reject }: Waiting): void {
  try {
    resolve(answerCall(name, ask as never) as never);
  } catch (error) {
    reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function start(): Worker | undefined {
  if (worker || !hasWorker) return worker;
  worker = startWorker();
  if (!worker) hasWorker = false;
  worker?.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.answer as never);
  });
  // The worker could not be loaded, for example after an upgrade of the site: the page does the work.
  worker?.addEventListener('error', () => {
    hasWorker = false;
    worker?.terminate();
    worker = undefined;
    const calls = [...waiting.values()];
    waiting.clear();
    calls.forEach(answerHere);
  });
  return worker;
}

/** Asks the engine, in a worker where there is one. Rejects for a game or play type that does not exist. */
export function callEngine<Name extends keyof EngineCalls>(
  name: Name,
  ask: EngineCalls[Name]['ask'],
): Promise<EngineCalls[Name]['answer']> {
  return new Promise((resolve, reject) => {
    const call: Waiting = { name, ask, resolve: resolve as Waiting['resolve'], reject };
    const running = start();
    if (!running) return answerHere(call);
    lastId++;
    waiting.set(lastId, call);
    running.postMessage({ id: lastId, name, ask });
  });
}
