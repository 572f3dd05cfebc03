import { z } from 'zod';
import type { Audience } from './audience';
import { tooManyRequests } from '../errors';
import { networkOf, requestIp } from './client-ip';
import { failureResponse, type RouteHandler } from './define-route';
import { requestLanguage } from './language';

/** Proxies close connections that are silent for a minute. An ended session is noticed at a heartbeat too. */
const HEARTBEAT_MS = 20_000;

/** One person has a few tabs and devices; one address (an IPv6 /64) serves a family. */
const MAX_STREAMS_PER_LISTENER = 20;
const MAX_STREAMS_PER_ADDRESS = 60;

/** Unread events after which a client's stream ends. The client may connect again. */
const MAX_UNREAD_EVENTS = 64;

export interface EventsDefinition<Context> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  /** Identifies the listener, the same for all of that person's streams. */
  listener(ctx: Context): string;
  /** Starts to send events. Returns the function that stops it. */
  open(ctx: Context, send: (event: string, data: unknown) => void): () => void;
  /** Whether the listener may keep the stream. Called at each heartbeat. */
  isAlive(ctx: Context): Promise<boolean>;
}

/**
 * Defines a GET route of server-sent events. It is authenticated like any other, and open until the session ends, the
 * client disconnects or the server stops. The browser's EventSource reconnects.
 */
export function defineEvents<Context>(definition: EventsDefinition<Context>): RouteHandler {
  const handler = (async (request: Request) => {
    try {
      const ip = requestIp(request.headers);
      const ctx = await definition.audience.authenticate(request, { ip, rawBody: new Uint8Array() });
      const release = reserveStream({
        [`who:${definition.listener(ctx)}`]: MAX_STREAMS_PER_LISTENER,
        [`ip:${networkOf(ip)}`]: MAX_STREAMS_PER_ADDRESS,
      });
      return new Response(stream(definition, ctx, request.signal, release), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          // Compression would buffer events; no-transform prevents it.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
      });
    } catch (error) {
      return failureResponse(error, requestLanguage(request), request);
    }
  }) as unknown as RouteHandler;
  handler.definition = {
    summary: definition.summary,
    audience: definition.audience,
    input: z.object({}),
    output: z.unknown(),
    responseType: 'text/event-stream',
  } as unknown as RouteHandler['definition'];
  return handler;
}

// Number of open streams in this process, by listener and by address.
const openStreams = new Map<string, number>();

/** Counts one more stream for each key. Returns the function that releases them. Throws TOO_MANY_REQUESTS 429 at a limit. */
function reserveStream(limits: Record<string, number>): () => void {
  const keys = Object.keys(limits);
  if (keys.some((key) => (openStreams.get(key) ?? 0) >= limits[key]!))
    throw tooManyRequests(HEARTBEAT_MS / 1000);
  for (const key of keys) openStreams.set(key, (openStreams.get(key) ?? 0) + 1);
  return () => {
    for (const key of keys) {
      const left = (openStreams.get(key) ?? 1) - 1;
      if (left > 0) openStreams.set(key, left);
      else openStreams.delete(key);
    }
  };
}

function stream<Context>(
  definition: EventsDefinition<Context>,
  ctx: Context,
  signal: AbortSignal,
  release: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let ended = false;
      const write = (text: string) => {
        if (ended) return;
        // desiredSize is negative by the number of queued chunks.
        if ((controller.desiredSize ?? 0) < -MAX_UNREAD_EVENTS) return end();
        controller.enqueue(encoder.encode(text));
      };
      let stop = () => {};
      const beat = setInterval(() => {
        void definition.isAlive(ctx).then(
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
        release();
        try {
          controller.close();
        } catch {
          // The client has disconnected already.
        }
      };
      // If the client has disconnected before this point, no abort event follows.
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
