import { randomBytes } from 'node:crypto';
import { documentedRefusals, type Refusal } from './document';
import { exchange, type Caller } from './exchange';
import {
  amountOf,
  differences,
  formatDecimal,
  formFaults,
  isRecord,
  refusalFaults,
  summarise,
  valueFaults,
  valueOf,
} from './expect';
import { accountOf, SeatMissing, Seats, type Taken } from './seats';
import type { Answer, Case, Json, JsonObject, Launcher, Result, Seat, Step } from './types';

export interface Run {
  caller: Caller;
  launcher: Launcher;
  cases: readonly Case[];
  /** The text of docs/vendor-protocol.md. */
  document: string;
  /** Whether cases that take minutes are played too. */
  slow?: boolean;
  /** Is told each result as soon as it is known. */
  onResult?(result: Result): void;
}

/** How long a slow case waits after its first step for a launch token to expire, in milliseconds. */
const EXPIRY_MS = 2 * 60_000 + 5_000;

/** Plays the cases one after the other against a gateway, as a vendor. A fault of one case does not stop the others. */
export async function playCases({
  caller,
  launcher,
  cases,
  document,
  slow,
  onResult,
}: Run): Promise<Result[]> {
  const refusals = documentedRefusals(document);
  const seats = new Seats(caller, launcher);
  const run = randomBytes(4).toString('hex');
  const results: Result[] = [];
  for (const [index, played] of cases.entries()) {
    const result =
      played.slow && !slow
        ? verdictOf(played, 'skipped', 'takes two minutes: add --slow')
        : await new Played(played, `kit-${run}-${index}`, { caller, seats, refusals }).play();
    results.push(result);
    onResult?.(result);
  }
  return results;
}

function verdictOf(
  { section, title }: Case,
  verdict: Result['verdict'],
  reason = '',
  expected = '',
  got = '',
): Result {
  return { section, title, verdict, expected, got, reason };
}

interface Tools {
  caller: Caller;
  seats: Seats;
  refusals: Map<string, Refusal>;
}

/** One case that is being played: it knows the ids, the answers so far and what each account must have. */
class Played {
  private readonly balances = new Map<Seat, bigint>();
  private readonly reads = new Map<Seat, Promise<void>>();
  private readonly answers: (Answer | undefined)[] = [];
  private readonly launches = new Map<string, string>();
  private step = 0;
  private taken = 0n;
  private expected = '';
  private got = '';

  constructor(
    private readonly played: Case,
    private readonly prefix: string,
    private readonly tools: Tools,
  ) {}

  async play(): Promise<Result> {
    try {
      for (const step of this.played.steps) {
        const faults = await this.playStep(step);
        if (faults.length > 0)
          return this.end('failed', `call ${this.step + 1} (${step.call}): ${faults.join('; ')}`);
        this.step++;
        if (this.played.slow && this.step === 1) await new Promise((done) => setTimeout(done, EXPIRY_MS));
      }
      const faults = await this.checkBalances();
      return faults.length > 0 ? this.end('failed', faults.join('; ')) : this.end('passed');
    } catch (error) {
      if (error instanceof SeatMissing) return this.end('skipped', error.message);
      return this.end(
        'failed',
        `call ${this.step + 1}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  private end(verdict: Result['verdict'], reason = ''): Result {
    return verdictOf(this.played, verdict, reason, this.expected, this.got);
  }

  private async playStep(step: Step): Promise<string[]> {
    const { tools } = this;
    this.expected = expectationOf(step, tools.refusals);
    this.got = '';
    const seat = step.seat ?? 'player';
    const needed = step.body === undefined ? undefined : ((await this.fill(step.body)) as JsonObject);
    const body = bytesOf(step, needed ?? {});
    const send = () =>
      exchange(tools.caller, { operation: step.call, body, sent: step.sent, lost: step.lost });
    const got = await Promise.all(Array.from({ length: step.times ?? 1 }, send));
    const [answer] = got;
    this.answers.push(answer);
    this.got = summarise(answer);
    if (step.lost) {
      await this.move(seat, step.moves);
      return [];
    }
    if (!answer) return ['there is no answer'];
    const odd = got.findIndex((other) => other?.status !== answer.status || other.text !== answer.text);
    if (odd > 0) {
      this.got = `${this.got}, and ${summarise(got[odd])}`;
      return [`the same call, sent ${got.length} times at once, has different answers`];
    }
    const faults = formFaults(answer);
    if (faults.length > 0) return faults;
    if (step.refuses !== undefined) {
      const documented = tools.refusals.get(step.refuses);
      if (!documented) return [`the document has no code ${step.refuses}`];
      return refusalFaults(answer, step.refuses, documented, step);
    }
    return this.judge(step, seat, needed ?? {}, answer);
  }

  private async judge(step: Step, seat: Seat, call: JsonObject, answer: Answer): Promise<string[]> {
    const value = valueOf(answer);
    if (!value) return [`it was refused with ${String((answer.json as Record<string, unknown>).code)}`];
    const { currency } =
      step.call === 'authenticate' ? { currency: String(value.currency) } : await this.sit(seat);
    const faults = valueFaults(step.call, call, value, currency);
    if (step.answers) faults.push(...differences(await this.fill(step.answers), value));
    if (step.same !== undefined) return [...faults, ...this.sameFaults(step.same, value)];
    if (step.items) return [...faults, ...(await this.itemFaults(step, seat, call, value, currency))];
    const due = await this.move(seat, step.moves);
    if (typeof value.balance === 'string' && value.balance !== formatDecimal(due))
      faults.push(`the balance is ${value.balance}, not ${formatDecimal(due)}`);
    return faults;
  }

  private sameFaults(step: number, value: Record<string, unknown>): string[] {
    const earlier = this.answers[step];
    const first = earlier && valueOf(earlier);
    if (!first) return [];
    return differences(first as JsonObject, value).map(
      (difference) => `the answer is not the first one: ${difference}`,
    );
  }

  private async itemFaults(
    { items = [] }: Step,
    seat: Seat,
    call: JsonObject,
    value: Record<string, unknown>,
    currency: string,
  ): Promise<string[]> {
    const answered = Array.isArray(value.items) ? (value.items as unknown[]) : [];
    const called = call.items as readonly JsonObject[];
    if (answered.length !== items.length)
      return [`the answer has ${answered.length} items, not ${items.length}`];
    const faults: string[] = [];
    for (const [index, expected] of items.entries()) {
      const item = answered[index];
      const say = (fault: string) => faults.push(`item ${index + 1}: ${fault}`);
      if (!isRecord(item)) {
        say('is no object');
      } else if (expected.refuses !== undefined) {
        const final = this.tools.refusals.get(expected.refuses)?.final;
        if (item.success !== false || item.code !== expected.refuses)
          say(
            `${item.success === true ? 'was accepted' : String(item.code)}, and ${expected.refuses} was expected`,
          );
        else if (item.final !== final) say(`final is ${String(item.final)}, not ${String(final)}`);
      } else if (item.success !== true) {
        say(`it was refused with ${String(item.code)}`);
      } else if (expected.same) {
        const earlier = this.answers[expected.same[0]];
        const first = earlier && ((valueOf(earlier)?.items as Json[] | undefined) ?? [])[expected.same[1]];
        if (first) differences(first, item).forEach(say);
      } else {
        const due = await this.move(seat, expected.moves);
        valueFaults('win', called[index] ?? {}, item, currency).forEach(say);
        if (item.balance !== formatDecimal(due))
          say(`the balance is ${String(item.balance)}, not ${formatDecimal(due)}`);
      }
    }
    return faults;
  }

  /** Every account that the case has used has what the answers said: a replay or a refusal that moved money is found here. */
  private async checkBalances(): Promise<string[]> {
    const faults: string[] = [];
    for (const [seat, due] of this.balances) {
      const answer = await this.readBalance(await this.tools.seats.take(seat));
      if (answer !== due)
        faults.push(
          `afterwards the balance is ${formatDecimal(answer)}, not ${formatDecimal(due)}: a call moved money that should not`,
        );
    }
    return faults;
  }

  private async readBalance({ token }: Taken): Promise<bigint> {
    const body = Buffer.from(JSON.stringify({ playerToken: token }));
    const answer = await exchange(this.tools.caller, { operation: 'balance', body });
    const balance = answer && valueOf(answer)?.balance;
    if (typeof balance !== 'string') throw new Error(`balance answered ${summarise(answer)}`);
    return amountOf(balance);
  }

  /** Opens the seat and, at its account's first use, reads what the account has. */
  private async sit(seat: Seat): Promise<Taken> {
    const taken = await this.tools.seats.take(seat);
    const account = accountOf(seat);
    let read = this.reads.get(account);
    if (!read) {
      read = this.readBalance(taken).then((balance) => void this.balances.set(account, balance));
      this.reads.set(account, read);
    }
    await read;
    return taken;
  }

  private async move(seat: Seat, moves = '0'): Promise<bigint> {
    await this.sit(seat);
    const before = this.balances.get(accountOf(seat))!;
    if (moves === 'all') this.taken = before;
    const moved = moves === 'all' ? -before : moves === 'back' ? this.taken : amountOf(moves);
    const due = before + moved;
    this.balances.set(accountOf(seat), due);
    return due;
  }

  private async fill(value: Json): Promise<Json> {
    if (typeof value === 'string') return this.fillText(value);
    if (Array.isArray(value)) return Promise.all(value.map((item: Json) => this.fill(item)));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as JsonObject).map(
      async ([name, part]) => [name, await this.fill(part)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  private async fillText(text: string): Promise<string> {
    if (text.startsWith('#')) return `${this.prefix}-${text.slice(1)}`;
    const [, name, seatName] = /^<([a-z0-9 ]+?)(?: of ([a-z ]+))?>$/.exec(text) ?? [];
    if (name === undefined) return text;
    if (name.startsWith('launch')) {
      const known = this.launches.get(name) ?? (await this.tools.seats.launchToken());
      this.launches.set(name, known);
      return known;
    }
    const seat = (seatName ?? 'player') as Seat;
    const taken = await this.sit(seat);
    if (name === 'token' || name === 'player' || name === 'currency') return taken[name];
    const balance = this.balances.get(accountOf(seat))!;
    if (name === 'balance') return formatDecimal(balance);
    if (name === 'above balance') return formatDecimal(balance + 1n);
    throw new Error(`unknown placeholder ${text}`);
  }
}

/** The bytes of a call: its JSON with the changes of `sent`. */
function bytesOf({ sent = {} }: Step, call: JsonObject): Uint8Array {
  if (sent.raw) return sent.raw;
  if (sent.method === 'GET') return new Uint8Array();
  const text = JSON.stringify(call);
  return Buffer.from(sent.size === undefined ? text : text + ' '.repeat(sent.size - Buffer.byteLength(text)));
}

/** What a step expects, in one line for the table. */
function expectationOf(step: Step, refusals: Map<string, Refusal>): string {
  if (step.refuses === undefined) {
    if (step.same !== undefined) return `the answer of call ${step.same + 1}`;
    return step.moves === undefined ? '200' : `200, moves ${step.moves}`;
  }
  const { status, final } = refusals.get(step.refuses) ?? {};
  return `${status} ${step.refuses} ${(step.final ?? final) ? 'final' : 'not final'}`;
}
