import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCall } from '@/lib/content/gate/rules';
import type { Family } from '@/lib/platform/exposition';
import { pathOf } from './asked';

/** Seconds: the upper ends of what answers are sorted into. */
const ENDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Few of each, whatever is asked for: a label that visitors can make up would fill the memory of whoever keeps it. */
type Kind = 'page' | 'call' | 'file';

interface Times {
  counts: number[];
  sum: number;
  count: number;
}

const answers = new Map<string, { kind: Kind; status: string; times: Times }>();
const streams = { open: 0 };

/** Counts an answer by kind and class of status, and how long it took until it was sent. */
export function timeAnswer(request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  const kind = kindOf(pathOf(request)); // before Next.js rewrites the address
  if (kind === 'call' && /\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
    // It lasts as long as its page is looked at.
    streams.open += 1;
    response.once('close', () => (streams.open -= 1));
    return;
  }
  response.once('close', () =>
    note(
      kind,
      // Who went away before an answer was begun has none; a proxy calls it 499.
      response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'none',
      (performance.now() - began) / 1000,
    ),
  );
}

function kindOf(path: string): Kind {
  if (isCall(path)) return 'call';
  return /^\/(?:_next|images|messages)\//.test(path) ? 'file' : 'page';
}

function note(kind: Kind, status: string, seconds: number): void {
  const key = `${kind} ${status}`;
  const known = answers.get(key);
  const times = known?.times ?? { counts: ENDS.map(() => 0), sum: 0, count: 0 };
  if (!known) answers.set(key, { kind, status, times });
  const place = ENDS.findIndex((end) => seconds <= end);
  if (place >= 0) times.counts[place]! += 1;
  times.sum += seconds;
  times.count += 1;
}

/** What has been counted since the process began. */
export function answerFamilies(): Family[] {
  return [
    {
      name: 'http_request_duration_seconds',
      help: 'Seconds from a request to the end of its answer, by kind (page, call, file) and class of status.',
      type: 'histogram',
      samples: [...answers.values()].flatMap(({ kind, status, times }) => {
        const labels = { kind, status };
        let below = 0;
        return [
          ...ENDS.map((end, place) => ({
            suffix: '_bucket',
            labels: { ...labels, le: String(end) },
            value: (below += times.counts[place]!),
          })),
          { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: times.count },
          { suffix: '_sum', labels, value: times.sum },
          { suffix: '_count', labels, value: times.count },
        ];
      }),
    },
    {
      name: 'croupier_event_streams',
      help: 'Pages that listen for what moves (GET /wps/events).',
      type: 'gauge',
      samples: [{ value: streams.open }],
    },
  ];
}
