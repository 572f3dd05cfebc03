import {
  NoSecret,
  type Call,
  type Credentials,
  type Dialect,
  type Request,
  type Response,
  type Result,
} from './types';
import type { Fault } from '../options';

/** How long we wait for an answer, and how much of one we read. */
const ANSWER_MS = 5_000;
const MOST_CHARACTERS = 262_144;

/** A line of "last calls" on the page of the operator. */
export interface CallRecord {
  at: number;
  operation: string;
  path: string;
  milliseconds: number;
  kind: Result['kind'];
  code: string;
  message: string;
}

interface Settings {
  site: string;
  dialect: Dialect;
  credentials: () => Credentials;
  hasFault: (fault: Fault) => boolean;
}

/** Sends calls to the site, one attempt each. It never throws: what went wrong is a result. */
export class Transport {
  /** The last calls, newest first. */
  readonly records: CallRecord[] = [];

  constructor(private readonly settings: Settings) {}

  async attempt(call: Call): Promise<Result> {
    const { dialect, credentials, hasFault } = this.settings;
    const started = Date.now();
    let path = '';
    let result: Result;
    try {
      const request = dialect.request(call, credentials(), started);
      path = request.path;
      if (hasFault('wrong-signature')) request.body = request.body.replace(/[}]?$/, (end) => ` ${end}`);
      const response = await this.post(request);
      result = dialect.read(call, response);
      // A planted fault: an answer of HTTP 200 is believed, whatever it says.
      if (hasFault('trusts-non-json') && result.kind === 'unknown' && response.status < 300)
        result = { kind: 'done', answer: {} };
    } catch (error) {
      result = { kind: 'unknown', code: codeOf(error), message: error instanceof Error ? error.message : '' };
    }
    this.records.unshift({
      at: started,
      operation: call.operation,
      path,
      milliseconds: Date.now() - started,
      kind: result.kind,
      code: result.kind === 'done' ? 'OK' : result.code,
      message: result.kind === 'done' ? '' : result.message,
    });
    this.records.length = Math.min(this.records.length, 50);
    return result;
  }

  /** A redirect is not followed: it could lead the signed call, and the player's token, to somebody else. */
  private async post({ path, headers, body }: Request): Promise<Response> {
    const response = await fetch(this.settings.site + path, {
      method: 'POST',
      headers,
      body,
      redirect: this.settings.hasFault('follows-redirect') ? 'follow' : 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length > MOST_CHARACTERS) throw new Error('the answer is too long');
    }
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', text };
  }
}

function codeOf(error: unknown): string {
  if (error instanceof NoSecret) return 'NO_SECRET';
  const name = error instanceof Error ? error.name : '';
  return name === 'TimeoutError' ? 'TIME_OUT' : 'NO_CONNECTION';
}
