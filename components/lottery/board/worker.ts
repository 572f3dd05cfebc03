import { answerCall, type EngineCalls } from './engine';

/** A web worker that answers the calls of engine-client.ts in order. */
interface Call {
  id: number;
  name: keyof EngineCalls;
  ask: never;
}

self.addEventListener('message', ({ data: { id, name, ask } }: MessageEvent<Call>) => {
  try {
    self.postMessage({ id, answer: answerCall(name, ask) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
});
