import { z } from 'zod';
import type { Audience } from './audience';
import { tooManyRequests } from '../errors';
import { networkOf, requestIp } from './client-ip';
import { failure, type RouteHandler } from './define-route';
import { requestLanguage } from './language';

/** Proxies cut connections that are silent for a minute; it is also how soon an ended session is noticed. */
const HEARTBEAT_MS = 20_000;

/** A person has a few tabs and devices, an address (an IPv6 /64) a family; whoever has more asks in vain. */
const MOST_PER_LISTENER = 20;
const MOST_PER_ADDRESS = 60;

/** Events that wait in the stream of a client who does not read them; then it ends, and the client may come back. */
const MOST_WAITING = 64;

export interface EventsDefinition<Context> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  /** Who listens, however many times. */
  listener(ctx: Context): string;
  /** Begins to send; returns what ends it. */
  open(ctx: Context, send: (event: string, data: unknown) => void): () => void;
  /** Whether whoever listens may go on; asked at each heartbeat. */
  alive(ctx: Context): Promise<boolean>;
}

/**
 * A GET route of server-sent events: authenticated like any other, kept open with heartbeats, closed when its session
 * ends, the client leaves or the server stops. The browser's EventSource comes back by itself.
 */
export function defineEvents<Context>(definition: EventsDefinition<Context>): RouteHandler {
  const handler = (async (request: Request) => {
    try {
      const ip = requestIp(request.headers);
      const ctx = await definition.audience.authenticate(request, { ip, rawBody: new Uint8Array() });
      const leave = enter({
        [`who:${definition.listener(ctx)}`]: MOST_PER_LISTENER,
        [`ip:${networkOf(ip)}`]: MOST_PER_ADDRESS,
      });
      return new Response(stream(definition, ctx, request.signal, leave), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          // no-transform keeps compression from holding events back.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
      });
    } catch (error) {
      return failure(error, requestLanguage(request), request);
    }
  }) as unknown as RouteHandler;
  handler.definition = {
    summary: definition.summary,
    audience: definition.audience,
    input: z.object({}),
    output: z.unknown(),
    answers: 'text/event-stream',
  } as unknown as RouteHandler['definition'];
  return handler;
}

// How many streams are open in this process, by listener and by address.
const opened = new Map<string, number>();

/** Counts one more stream for each key, or throws TOO_MANY_REQUESTS 429 where one has as many as it may; gives what uncounts it. */
function enter(limits: Record<string, number>): () => void {
  const keys = Object.keys(limits);
  if (keys.some((key) => (opened.get(key) ?? 0) >= limits[key]!)) throw tooManyRequests(HEARTBEAT_MS / 1000);
  for (const key of keys) opened.set(key, (opened.get(key) ?? 0) + 1);
  return () => {
    for (const key of keys) {
      const left = (opened.get(key) ?? 1) - 1;
      if (left > 0) opened.set(key, left);
      else opened.delete(key);
    }
  };
}

function stream<Context>(
  definition: EventsDefinition<Context>,
  ctx: Context,
  signal: AbortSignal,
  leave: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let ended = false;
      const write = (text: string) => {
        if (ended) return;
        // The stream's own measure: how many more it would like, negative by what waits.
        if ((controller.desiredSize ?? 0) < -MOST_WAITING) return end();
        controller.enqueue(encoder.encode(text));
      };
      let stop = () => {};
      const beat = setInterval(() => {
        void definition.alive(ctx).then(
          (alive) => (alive ? write(': still here\n\n') : end()),
          () => end(),
        );
      }, HEARTBEAT_MS);
      beat.unref();
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(beat);
        stop();
        leave();
        try {
          controller.close();
        } catch {
          // The client has gone already.
        }
      };
      // A client that has left before we came so far is never heard of again.
      if (signal.aborted) return end();
      signal.addEventListener('abort', () => end());
      write('retry: 3000\n\n');
      stop = definition.open(ctx, (event, data) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
    },
    cancel: () => end(),
  });
}
