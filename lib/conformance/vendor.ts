import { transmit } from './exchange';
import { isRecord } from './expect';
import { TEST_CURRENCY, ModelGateway } from './model/gateway';
import { listen } from './model/listen';
import { answerModelCall, memoryHost } from './model/serve';
import { emptyState } from './model/state';
import type { Result } from './types';

/** A call that the vendor has sent, in the order of arrival. */
interface Heard {
  operation: string;
  id: string;
  reference: string;
  /** The code of the refusal that it got; empty for a success or an answer that is no envelope. */
  code: string;
}

interface VendorCase {
  title: string;
  section: string;
  outcome: 'win' | 'lose';
  expected: string;
  /** What the gateway answers in place of the right answer; undefined: the right one. `count` is how often this operation has come. */
  spoil?(operation: string, count: number): 'lost' | 'garbage' | 'redirect' | 'funds' | 'later' | undefined;
  /** What is wrong with what the vendor did. */
  judge(heard: readonly Heard[], result: string): string | undefined;
}

const of = (heard: readonly Heard[], ...operations: string[]) =>
  heard.filter(({ operation }) => operations.includes(operation));
const STAKES = ['bet', 'settleRound'];
const section = 'The rules in one minute';

/** Repeated with the same id, or rolled back: what a vendor does if it does not know the result. */
function isResolved(heard: readonly Heard[], first: Heard): boolean {
  return heard.some((call) => call !== first && (call.id === first.id || call.reference === first.id));
}

const CASES: readonly VendorCase[] = [
  {
    title: 'A round is signed and played as the document says',
    section: 'The signature',
    outcome: 'win',
    expected: 'accepted calls, and the result "settled"',
    judge: (heard, result) =>
      heard.find(({ code }) => code === 'SIGNATURE_INVALID')
        ? 'a signature is wrong'
        : result === 'settled'
          ? undefined
          : `the result is ${result}`,
  },
  ...(
    [
      ['lost', 'Our fault 500 after a stake'],
      ['garbage', 'An answer to a stake that is no JSON'],
      ['redirect', 'A redirect in answer to a stake'],
    ] as const
  ).map(([fault, title]): VendorCase => ({
    title: `${title}: it is repeated with the same id, or rolled back`,
    section,
    outcome: 'lose',
    expected: 'the same id again, or its rollback',
    spoil: (operation, count) => (STAKES.includes(operation) && count === 1 ? fault : undefined),
    judge(heard) {
      const [first] = of(heard, ...STAKES);
      if (of(heard, 'elsewhere').length > 0) return 'the redirect was followed';
      if (!first) return 'no stake came';
      return isResolved(heard, first)
        ? undefined
        : 'the stake was neither repeated with its id nor rolled back';
    },
  })),
  {
    title: 'A refusal that is not final: the win is repeated with the same id',
    section: 'Refusals',
    outcome: 'win',
    expected: 'the same id again, paid once',
    spoil: (operation, count) => (operation === 'win' && count === 1 ? 'later' : undefined),
    judge(heard) {
      const wins = of(heard, 'win');
      if (wins.length === 0) return of(heard, 'settleRound').length > 0 ? undefined : 'no win came';
      if (wins.length === 1) return 'the win was not repeated';
      return new Set(wins.map(({ id }) => id)).size > 1 ? 'the win was repeated with another id' : undefined;
    },
  },
  {
    title: 'Too little money is final: the stake is not repeated and nothing is paid',
    section: 'Refusals',
    outcome: 'win',
    expected: 'one stake, no win, and the result "refused"',
    spoil: (operation) => (STAKES.includes(operation) ? 'funds' : undefined),
    judge(heard, result) {
      if (of(heard, ...STAKES).length > 1) return 'the stake was repeated after a final refusal';
      if (of(heard, 'win').length > 0) return 'a win was sent although the stake was refused';
      return result === 'refused' ? undefined : `the result is ${result}`;
    },
  },
];

export interface VendorCheck {
  /** The vendor's address that plays a round. */
  play: string;
  vendor: string;
  secret: string;
  gameCode: string;
  port: number;
  onListening?(address: string): void;
  onResult?(result: Result): void;
}

/** How long a vendor may take for a round with its repeats, in milliseconds. */
const ROUND_MS = 60_000;

/** Plays rounds of a vendor against a gateway in this process that answers wrongly on purpose, and judges what the vendor does. */
export async function checkVendor({
  play,
  vendor,
  secret,
  gameCode,
  port,
  onListening,
  onResult,
}: VendorCheck): Promise<Result[]> {
  const host = memoryHost(vendor, Buffer.from(secret, 'hex'), emptyState(), () => new Date());
  let heard: Heard[] = [];
  let current: VendorCase | undefined;
  const server = await listen(port, async (request) => {
    const operation = new URL(request.url).pathname.split('/').pop() ?? '';
    const call = await request
      .clone()
      .json()
      .then(
        (json: unknown) => (isRecord(json) ? json : {}),
        () => ({}) as Record<string, unknown>,
      );
    const entry: Heard = {
      operation,
      id: String(call.transactionId ?? ''),
      reference: String(call.referenceTransactionId ?? ''),
      code: '',
    };
    heard.push(entry);
    const fault = current?.spoil?.(operation, of(heard, operation).length);
    if (fault === 'garbage')
      return new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    if (fault === 'redirect') return new Response(null, { status: 307, headers: { location: '/elsewhere' } });
    if (fault === 'funds') return refusal('INSUFFICIENT_FUNDS', 409, true);
    if (fault === 'later') return refusal('BET_NOT_FOUND', 409, false);
    const answer = await answerModelCall(request, host);
    if (fault === 'lost') return refusal('UNKNOWN_ERROR', 500, false);
    const body: unknown = await answer.clone().json();
    if (isRecord(body) && body.success === false) entry.code = String(body.code);
    return answer;
  });
  onListening?.(`${server.origin}/provider/v1`);
  const results: Result[] = [];
  try {
    for (const played of CASES) {
      heard = [];
      current = played;
      const result = await playRound();
      const reason = result.failure ?? played.judge(heard, result.text);
      results.push({
        section: played.section,
        title: played.title,
        verdict: reason === undefined ? 'passed' : 'failed',
        expected: played.expected,
        got: `${heard.map(({ operation }) => operation).join(', ') || 'no call'}; ${result.text}`,
        reason: reason ?? '',
      });
      onResult?.(results.at(-1)!);
    }
  } finally {
    await server.close();
  }
  return results;

  async function playRound(): Promise<{ text: string; failure?: string }> {
    let launchToken = '';
    await host.run(vendor, async (state, at) => {
      const model = new ModelGateway(state, at.getTime());
      launchToken = model.launch({ player: '1', game: gameCode, currency: TEST_CURRENCY });
      return model.state;
    });
    const body = Buffer.from(
      JSON.stringify({ launchToken, gameCode, amount: '1', outcome: current!.outcome }),
    );
    try {
      const answer = await transmit(play, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        timeoutMs: ROUND_MS,
      });
      const result = isRecord(answer?.json) ? answer.json.result : undefined;
      return typeof result === 'string'
        ? { text: result }
        : { text: `${answer?.status}`, failure: 'the hook gave no result' };
    } catch (error) {
      return { text: 'no answer', failure: `the hook gave no answer: ${String(error)}` };
    }
  }
}

const refusal = (code: string, status: number, final: boolean) =>
  Response.json({ success: false, code, message: code, final }, { status });
