import { z } from 'zod';
import type { Audience } from './audience';
import { requestIp } from './client-ip';
import { failure, type RouteHandler } from './define-route';
import { requestLanguage } from './language';

/** Proxies cut connections that are silent for a minute; it is also how soon an ended session is noticed. */
const HEARTBEAT_MS = 20_000;

export interface EventsDefinition<Context> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
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
      return new Response(stream(definition, ctx, request.signal), {
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

function stream<Context>(
  definition: EventsDefinition<Context>,
  ctx: Context,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let ended = false;
      const write = (text: string) => {
        if (!ended) controller.enqueue(encoder.encode(text));
      };
      write('retry: 3000\n\n');
      const stop = definition.open(ctx, (event, data) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
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
        try {
          controller.close();
        } catch {
          // The client has gone already.
        }
      };
      signal.addEventListener('abort', () => end());
    },
    cancel: () => end(),
  });
}
