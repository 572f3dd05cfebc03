import type { z } from 'zod';
import { translator } from '@/lib/i18n/translator';
import type { LocaleCode } from '@/lib/i18n/locales';
import { showAmounts } from '@/lib/money/format';
import { AppError, badInput, type FieldError } from '../errors';
import { logger } from '../logger';
import type { Audience, RequestFacts } from './audience';
import { requestIp } from './client-ip';
import { registerDirectCall } from './direct-calls';
import { requestLanguage } from './language';
import { findUnstorableFields } from './storable';
import { toFieldErrors } from './field-errors';
import { readBody, type BodyKind } from './read-body';

export interface RouteDefinition<Context, Input extends z.ZodType, Output extends z.ZodType> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  /** Path parameters, query and body, merged into one object. Unknown keys are dropped. */
  input: Input;
  /** The `value` of the successful envelope. Fields that it does not name are not sent. */
  output: Output;
  body?: BodyKind;
  /** Names of the file fields of a multipart body. */
  files?: readonly string[];
  /** The body may be a compact JWE (API-5). */
  encrypted?: boolean;
  /** Errors of this call, for the API document. Those of the audience and of invalid input are added to every call. */
  refusals?: readonly AppError[];
  /** The media type of a successful response that is not the envelope; '' means no body. */
  responseType?: string;
  /** Largest body in bytes; 64 KiB by default. */
  maxBytes?: number;
  status?: number;
  /** `METHOD /path` of a call that our server may serve directly with this handler (direct-calls.ts). */
  direct?: string;
  run(call: RouteCall<Context, z.output<Input>>): Promise<z.input<Output>>;
}

export interface RouteCall<Context, Input> {
  ctx: Context;
  input: Input;
  request: Request;
  ip: string;
  language: LocaleCode;
  /** Headers of the response, cookies for example. */
  headers: Headers;
  /** Files of a multipart body by field name. */
  files: Map<string, File[]>;
}

type NextContext = { params: Promise<Record<string, string | string[]>> };

export interface RouteHandler {
  (request: Request, context: NextContext): Promise<Response>;
  /** Read by the API document and by the tests that enumerate every route. */
  definition: RouteDefinition<unknown, z.ZodType, z.ZodType>;
}

/**
 * Defines a Next.js route handler: it authenticates, parses, runs, and maps the result. The response is the envelope
 * of API-1. An AppError becomes its code with a message in the request's language; any other error becomes UNKNOWN_ERROR,
 * and its cause is logged.
 */
export function defineRoute<Context, Input extends z.ZodType, Output extends z.ZodType>(
  definition: RouteDefinition<Context, Input, Output>,
): RouteHandler {
  const handler = (async (request: Request, context: NextContext) => {
    const language = requestLanguage(request);
    const headers = new Headers({ 'cache-control': 'no-store' });
    const { audience } = definition;
    const began = performance.now();
    const observe = (code?: string) => audience.observe?.(request, { code, ms: performance.now() - began });
    try {
      const { body: kind = 'json', maxBytes = 65_536, encrypted } = definition;
      const read = () => readBody(request, kind, maxBytes, encrypted);
      // The body is read after authentication, so that a visitor cannot upload. A signed body has to be read before.
      const signed = audience.signsBody ? await read() : undefined;
      const facts: RequestFacts = {
        ip: requestIp(request.headers),
        rawBody: signed?.raw ?? new Uint8Array(),
      };
      const ctx = await audience.authenticate(request, facts);
      const body = signed ?? (await read());
      const input = {
        ...queryOf(request),
        ...(await fieldsOf(definition, request, body)),
        ...(await context.params),
      };
      const unstorable = findUnstorableFields(input);
      if (unstorable.length > 0)
        throw badInput(Object.fromEntries(unstorable.map((name) => [name, { code: 'INVALID' }])));
      const parsed = definition.input.safeParse(input, { reportInput: true });
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      const call = { ctx, input: parsed.data, request, ip: facts.ip, language, headers, files: body.files };
      const value = definition.output.parse(await definition.run(call));
      observe();
      return Response.json({ success: true, value }, { status: definition.status ?? 200, headers });
    } catch (thrown) {
      const error = toAppError(thrown);
      observe(error.code);
      return failureResponse(error, language, request, headers, audience.failureExtras?.(error));
    }
  }) as RouteHandler;
  handler.definition = definition as unknown as RouteHandler['definition'];
  if (definition.direct) registerDirectCall(definition.direct, handler);
  return handler;
}

/** Returns the body's fields. An encrypted body is decrypted after authentication only. */
async function fieldsOf<Context, Input extends z.ZodType, Output extends z.ZodType>(
  { encrypted, audience }: RouteDefinition<Context, Input, Output>,
  request: Request,
  { jwe, fields }: Awaited<ReturnType<typeof readBody>>,
): Promise<Record<string, unknown>> {
  if (!encrypted || !audience.bodyDecryption) return fields;
  if (jwe !== undefined)
    return audience.bodyDecryption.decrypt(jwe, `${request.method} ${new URL(request.url).pathname}`);
  await audience.bodyDecryption.assertPlainAllowed();
  return fields;
}

/** An error that is not ours is a fault, and its cause is only logged. */
const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError('UNKNOWN_ERROR', 500, { cause: thrown });

export function queryOf(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const { searchParams } = new URL(request.url);
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key);
    query[key] = values.length === 1 ? values[0]! : values;
  }
  return query;
}

/**
 * Returns the failed envelope for a thrown value, with `extras` besides the error's own. Cookies of `successHeaders` are sent on failure
 * too: a browser that is asked for a captcha must be recognised when it calls again.
 */
export function failureResponse(
  thrown: unknown,
  language: LocaleCode,
  request: Request,
  successHeaders?: Headers,
  extras?: Record<string, unknown>,
): Response {
  const error = toAppError(thrown);
  const path = new URL(request.url).pathname;
  if (error.status >= 500) logger.error({ err: error.cause ?? error, path }, error.code);
  else if (error.cause) logger.debug({ err: error.cause, path }, error.code);
  const translate = translator(language, 'errors');
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of successHeaders?.getSetCookie() ?? []) headers.append('set-cookie', cookie);
  if (typeof error.extras?.retryAfter === 'number')
    headers.set('retry-after', String(error.extras.retryAfter));
  return Response.json(
    {
      success: false,
      code: error.code,
      message: translate(error.code, error.values),
      ...(error.fields ? { fields: translateFields(error.fields, language, translate) } : {}),
      ...extras,
      ...error.extras,
    },
    { status: error.status, headers },
  );
}

function translateFields(
  fields: Record<string, FieldError>,
  language: LocaleCode,
  translate: ReturnType<typeof translator>,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { code, values, currency }]) => {
      const formatted = values && currency ? showAmounts(values, currency, language) : values;
      return [name, { code, message: translate(`fields.${code}`, formatted) }];
    }),
  );
}
