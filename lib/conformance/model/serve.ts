import type { z } from 'zod';
import { isFinal, vendorError } from '@/lib/gateway/protocol/errors';
import * as calls from '@/lib/gateway/protocol/schema';
import {
  hasValidSignature,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  VENDOR_HEADER,
} from '@/lib/gateway/protocol/signature';
import type { Operation } from '@/lib/gateway/protocol/types';
import * as replies from '@/lib/gateway/protocol/wire';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { failureResponse } from '@/lib/platform/http/define-route';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { requestLanguage } from '@/lib/platform/http/language';
import { readBody } from '@/lib/platform/http/read-body';
import { findUnstorableFields } from '@/lib/platform/http/storable';
import { ModelGateway } from './gateway';
import { copyState, type ModelState } from './state';

interface ModelOperation {
  input: z.ZodType;
  output: z.ZodType;
  maxBytes?: number;
}

const OPERATIONS: Readonly<Record<Operation, ModelOperation>> = {
  authenticate: { input: calls.authenticateCall, output: replies.authenticateReply },
  balance: { input: calls.balanceCall, output: replies.balanceReply },
  freeRounds: { input: calls.freeRoundsCall, output: replies.freeRoundsReply },
  bet: { input: calls.betCall, output: replies.moneyReply },
  win: { input: calls.winCall, output: replies.moneyReply },
  rollback: { input: calls.rollbackCall, output: replies.moneyReply },
  endRound: { input: calls.endRoundCall, output: replies.endRoundReply },
  bonusWin: { input: calls.bonusWinCall, output: replies.moneyReply },
  jackpotWin: { input: calls.jackpotWinCall, output: replies.moneyReply },
  promoWin: { input: calls.promoWinCall, output: replies.moneyReply },
  adjust: { input: calls.adjustCall, output: replies.moneyReply },
  settleRound: { input: calls.settleRoundCall, output: replies.moneyReply },
  settleBets: { input: calls.settleBetsCall, output: replies.batchReply, maxBytes: calls.MAX_BATCH_BYTES },
  promoWins: { input: calls.promoWinsCall, output: replies.batchReply, maxBytes: calls.MAX_BATCH_BYTES },
};

/** Where the states of a model's vendors are kept. */
export interface ModelHost {
  /** The 32 bytes of a vendor's secret; undefined if there is no such vendor. */
  secretOf(vendor: string): Promise<Uint8Array | undefined>;
  /**
   * Runs `work` on the vendor's state, one call after the other, and stores the state that it returns. `body` and `answer` are for a log.
   */
  run(vendor: string, work: (state: ModelState, at: Date) => Promise<ModelState>): Promise<void>;
  /** Operations that only this host has, beside those of the protocol. */
  own?: Readonly<Record<string, { input: z.ZodType; run(model: ModelGateway, input: never): unknown }>>;
  now(): Date;
  /** Is told each call of a known vendor with its answer. */
  log?(
    vendor: string,
    call: { operation: string; body: string; status: number; answer: string },
  ): Promise<void>;
}

/**
 * Answers a call of the vendor protocol by a model: the envelope, the signature, the checks of the fields and the refusals are those of
 * /provider/v1.
 */
export async function answerModelCall(request: Request, host: ModelHost): Promise<Response> {
  const url = new URL(request.url);
  const operation = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  let raw: Uint8Array = new Uint8Array();
  let vendor: string | undefined;
  let response: Response;
  try {
    const own = host.own && Object.hasOwn(host.own, operation) ? host.own[operation] : undefined;
    const known = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation as Operation] : undefined;
    const definition = own ?? known;
    if (!definition || request.method !== 'POST') throw notFound();
    const body = await readBody(request, 'json', known?.maxBytes ?? 65_536);
    ({ raw } = body);
    vendor = await authenticate(request, operation, raw, host);
    if (url.search) throw badInput({ query: { code: 'INVALID' } });
    const value = await run(vendor, host, async (model) => {
      const unstorable = findUnstorableFields(body.fields);
      if (unstorable.length > 0)
        throw badInput(Object.fromEntries(unstorable.map((name) => [name, { code: 'INVALID' }])));
      const parsed = definition.input.safeParse(body.fields, { reportInput: true });
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      if (own) return await own.run(model, parsed.data as never);
      return known!.output.parse(await model[operation as Operation](parsed.data as never));
    });
    response = Response.json({ success: true, value }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    const extras = error instanceof AppError ? { final: isFinal(error) } : { final: false };
    response = failureResponse(error, requestLanguage(request), request, undefined, extras);
  }
  if (vendor !== undefined && host.log) {
    const [body, answer] = [new TextDecoder().decode(raw), await response.clone().text()];
    await host.log(vendor, { operation, body, status: response.status, answer });
  }
  return response;
}

async function authenticate(
  request: Request,
  operation: string,
  body: Uint8Array,
  host: ModelHost,
): Promise<string> {
  const vendor = request.headers.get(VENDOR_HEADER) ?? '';
  const secret = await host.secretOf(vendor.slice(0, 40));
  const signed = {
    timestamp: request.headers.get(TIMESTAMP_HEADER) ?? '',
    signature: request.headers.get(SIGNATURE_HEADER) ?? '',
    operation,
    body,
  };
  if (!secret || !hasValidSignature(secret, signed, host.now())) throw vendorError('SIGNATURE_INVALID');
  return vendor;
}

/** A refused call leaves the state as it was. */
async function run(
  vendor: string,
  host: ModelHost,
  work: (model: ModelGateway) => Promise<unknown>,
): Promise<unknown> {
  let value: unknown;
  await host.run(vendor, async (state, at) => {
    const model = new ModelGateway(copyState(state), at.getTime());
    value = await work(model);
    return model.state;
  });
  return value;
}

/** A model of one vendor in this process. */
export function memoryHost(
  vendor: string,
  secret: Uint8Array,
  state: ModelState,
  now: () => Date,
): ModelHost & { state: ModelState } {
  let last: Promise<unknown> = Promise.resolve();
  const host = {
    state,
    now,
    secretOf: (code: string) => Promise.resolve(code === vendor ? secret : undefined),
    run(_: string, work: (state: ModelState, at: Date) => Promise<ModelState>): Promise<void> {
      const next = last.then(async () => {
        host.state = await work(host.state, now());
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
  return host;
}
