import { setTimeout as wait } from 'node:timers/promises';
import { transmit } from '../exchange';
import { isRecord } from '../expect';
import { TEST_CURRENCY, ModelGateway } from '../model/gateway';
import { listen } from '../model/listen';
import { answerModelCall, memoryHost } from '../model/serve';
import { emptyState } from '../model/state';
import type { Result } from '../types';
import { of, VENDOR_CASES, type Heard, type Spoiling, type VendorCase } from './cases';

export interface VendorCheck {
  /** The vendor's address that plays a round. */
  play: string;
  /** The code of the game that is played. */
  gameCode: string;
  /** Whether cases that last as long as the vendor waits for an answer are played too. */
  slow?: boolean;
  /** Only the cases whose title or section has this text. */
  only?: string;
  /** How long a call may come after the round, in milliseconds. */
  graceMs?: number;
  onResult?(result: Result): void;
}

/** A gateway in this process that answers wrongly on purpose. */
export interface Examiner {
  /** Where the vendor sends its calls. */
  address: string;
  /** Opens a game as a player does: gives a launch token that works once. */
  launch(gameCode: string): Promise<string>;
  /** Plays rounds of the vendor, and judges what it does. One check at a time. */
  check(options: VendorCheck): Promise<Result[]>;
  close(): Promise<void>;
}

/** How long a vendor may take for a round with its repeats, and for calls after it, in milliseconds. */
const ROUND_MS = 60_000;
const GRACE_MS = 5_000;
/** How long a call is left without an answer. */
const HANG_MS = 45_000;

/** Starts the gateway. `secret` has 64 hexadecimal characters; port 0 takes a free one. */
export async function startExaminer({
  vendor,
  secret,
  port,
}: {
  vendor: string;
  secret: string;
  port: number;
}): Promise<Examiner> {
  const host = memoryHost(vendor, Buffer.from(secret, 'hex'), emptyState(), () => new Date());
  const closing = new AbortController();
  let heard: Heard[] = [];
  let current: VendorCase | undefined;
  let names = new Set<unknown>();
  const server = await listen(port, async (request) => {
    const operation = new URL(request.url).pathname.split('/').pop() ?? '';
    const call = await request
      .clone()
      .json()
      .then(
        (json: unknown) => (isRecord(json) ? json : {}),
        () => ({}) as Record<string, unknown>,
      );
    if (!isOfThisRound(call, names)) return answerModelCall(request, host);
    const before = of(heard, operation).length;
    const fault = current?.spoil?.(operation, before + 1);
    const entry: Heard = {
      operation,
      id: String(call.transactionId ?? ''),
      reference: String(call.referenceTransactionId ?? ''),
      code: '',
      isSpoiled: fault !== undefined,
    };
    heard.push(entry);
    const replaced = fault && insteadOf(fault);
    if (replaced) return replaced;
    const answer = await answerModelCall(request, host);
    if (fault === 'lost') return refusal('UNKNOWN_ERROR', 500, false);
    if (fault === 'cut') throw new Error('the connection is cut');
    if (fault === 'hanging') await wait(HANG_MS, undefined, { signal: closing.signal });
    const body: unknown = await answer.clone().json();
    if (isRecord(body) && body.success === false) entry.code = String(body.code);
    if (isRecord(body) && isRecord(body.value) && body.value.playerToken) names.add(body.value.playerToken);
    return answer;
  });

  async function launch(gameCode: string): Promise<string> {
    let launchToken = '';
    await host.run(vendor, async (state, at) => {
      const model = new ModelGateway(state, at.getTime());
      launchToken = model.launch({ player: '1', game: gameCode, currency: TEST_CURRENCY });
      return model.state;
    });
    return launchToken;
  }

  async function playRound(
    { play, gameCode }: VendorCheck,
    outcome: string,
  ): Promise<{ text: string; failure?: string }> {
    const call = { launchToken: await launch(gameCode), gameCode, amount: '1', outcome };
    names = new Set<unknown>([call.launchToken]);
    try {
      const answer = await transmit(play, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(call)),
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

  /** Judges a round; a call that has to come may come a little after it. */
  async function judge({ judge, waits }: VendorCase, result: string, graceMs: number) {
    const until = Date.now() + graceMs;
    if (waits) await wait(graceMs);
    for (;;) {
      const reason = judge(heard, result);
      if (reason === undefined || Date.now() >= until) return reason;
      await wait(Math.min(50, graceMs));
    }
  }

  async function check(options: VendorCheck): Promise<Result[]> {
    const { slow = false, only = '', graceMs = GRACE_MS, onResult } = options;
    const results: Result[] = [];
    for (const played of VENDOR_CASES.filter(({ title, section }) =>
      `${title} ${section}`.toLowerCase().includes(only.toLowerCase()),
    )) {
      const { section, title, expected } = played;
      heard = [];
      current = played;
      let result: Result;
      if (played.slow && !slow) {
        const reason = 'takes as long as the vendor waits: add --slow';
        result = { section, title, verdict: 'skipped', expected, got: '', reason };
      } else {
        const { text, failure } = await playRound(options, played.outcome);
        const reason = failure ?? (await judge(played, text, graceMs));
        result = {
          section,
          title,
          verdict: reason === undefined ? 'passed' : 'failed',
          expected,
          got: `${heard.map(({ operation }) => operation).join(', ') || 'no call'}; ${text}`,
          reason: reason ?? '',
        };
      }
      results.push(result);
      onResult?.(result);
    }
    current = undefined;
    return results;
  }

  return {
    address: `${server.origin}/provider/v1`,
    launch,
    check,
    async close() {
      closing.abort();
      await server.close();
    },
  };
}

/**
 * Whether a call belongs to the round that is judged: it has one of its tokens, or names its round or one of its transactions. Calls of earlier
 * rounds, which a vendor repeats until they are answered, are carried out and not judged. `names` gets what the call names.
 */
function isOfThisRound(call: Readonly<Record<string, unknown>>, names: Set<unknown>): boolean {
  const items: unknown[] = Array.isArray(call.items) ? call.items : [call];
  const named = items
    .filter(isRecord)
    .flatMap((item) => [
      item.launchToken,
      item.playerToken,
      item.roundId,
      item.betTransactionId,
      item.referenceTransactionId,
      item.transactionId,
    ])
    .filter((name) => name !== undefined);
  // A call that names nothing is faulty in itself, and has no other round.
  if (named.length > 0 && !named.some((name) => names.has(name))) return false;
  for (const name of named) names.add(name);
  return true;
}

/** An answer to a call that is not carried out. */
function insteadOf(fault: Spoiling): Response | undefined {
  const page = { 'content-type': 'text/html' };
  switch (fault) {
    case 'page':
      return new Response('<h1>Welcome</h1>', { headers: page });
    case 'gateway':
      return new Response('<h1>Bad gateway</h1>', { status: 502, headers: page });
    case 'redirect':
      return new Response(null, { status: 307, headers: { location: '/elsewhere' } });
    case 'funds':
      return refusal('INSUFFICIENT_FUNDS', 409, true);
    case 'closed':
      return refusal('ROUND_CLOSED', 409, true);
    case 'later':
      return refusal('BET_NOT_FOUND', 409, false);
    default:
      return undefined;
  }
}

const refusal = (code: string, status: number, final: boolean) =>
  Response.json({ success: false, code, message: code, final }, { status });
