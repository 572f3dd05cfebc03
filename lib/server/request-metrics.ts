import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { isCall } from '@/lib/content/gate/rules';
import { pathOf } from './request';

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Few kinds, whatever is requested: a label that visitors can make up would fill the memory of the collector. */
type Kind = 'page' | 'call' | 'file';

/** Registers the metrics of requests; returns what counts one. */
export function requestMetrics(
  register: Registry,
): (request: IncomingMessage, response: ServerResponse) => void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by kind (page, call, file) and class of status.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  const streams = new Gauge({
    name: 'croupier_event_streams',
    help: 'Open event streams of pages (GET /wps/events).',
    registers: [register],
  });
  return (request, response) => {
    const kind = kindOf(pathOf(request)); // before Next.js rewrites the address
    if (kind === 'call' && /\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
      // A stream lasts as long as its page is open, so its duration says nothing.
      streams.inc();
      response.once('close', () => streams.dec());
      return;
    }
    const started = performance.now();
    response.once('close', () => {
      // A client that left before the answer began has no status; a proxy calls it 499.
      const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'none';
      durations.observe({ kind, status }, (performance.now() - started) / 1000);
    });
  };
}

function kindOf(path: string): Kind {
  if (isCall(path)) return 'call';
  return /^\/(?:_next|images|messages)\//.test(path) ? 'file' : 'page';
}
