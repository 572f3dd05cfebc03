import type { z } from 'zod';
import { translator } from '@/lib/i18n/translator';
import type { LocaleCode } from '@/lib/i18n/locales';
import { showAmounts } from '@/lib/money/format';
import { AppError, badInput, type FieldError } from '../errors';
import { logger } from '../logger';
import type { Audience, RequestFacts } from './audience';
import { requestIp } from './client-ip';
import { offerDirectly } from './direct-calls';
import { requestLanguage } from './language';
import { unstorableFields } from './storable';
import { fieldErrors } from './field-errors';
import { readBody, type BodyKind } from './read-body';

export interface RouteDefinition<Context, Input extends z.ZodType, Output extends z.ZodType> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  /** What the call takes: path parameters, query and body merged into one object; unknown keys are dropped. */
  input: Input;
  /** The `value` of the successful envelope; what it does not name does not leave the house. */
  output: Output;
  body?: BodyKind;
  /** Names of the files that a multipart body may bring. */
  files?: readonly string[];
  /** The body may be a compact JWE (E of design.md §6). */
  encrypted?: boolean;
  /** Refusals of this call in particular, for the API document; those of its audience and of bad input go without saying. */
  refusals?: readonly AppError[];
  /** The media type of a successful answer that is not the envelope; '' is an answer without a body. */
  answers?: string;
  /** The largest body in bytes; 64 KiB unless told. */
  maxBytes?: number;
  status?: number;
  /** `METHOD /path` of a call that our server may answer by this handler without Next.js (direct-calls.ts). */
  direct?: string;
  run(call: RouteCall<Context, z.output<Input>>): Promise<z.input<Output>>;
}

export interface RouteCall<Context, Input> {
  ctx: Context;
  input: Input;
  request: Request;
  ip: string;
  language: LocaleCode;
  /** Headers to send with the answer, cookies for example. */
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
 * Makes a Next.js route handler: parse, authenticate, run, map. Answers with the envelope of design.md §6;
 * every failure is an AppError's code with its message in the request's language, anything else is
 * UNKNOWN_ERROR with its cause in the log.
 */
export function defineRoute<Context, Input extends z.ZodType, Output extends z.ZodType>(
  definition: RouteDefinition<Context, Input, Output>,
): RouteHandler {
  const handler = (async (request: Request, context: NextContext) => {
    const language = requestLanguage(request);
    const headers = new Headers({ 'cache-control': 'no-store' });
    try {
      const { body: kind = 'json', maxBytes = 65_536, encrypted } = definition;
      const read = () => readBody(request, kind, maxBytes, encrypted);
      // A stranger's five megabytes are not even received; only a body that is itself the proof is read first.
      const signed = definition.audience.signsBody ? await read() : undefined;
      const facts: RequestFacts = {
        ip: requestIp(request.headers),
        rawBody: signed?.raw ?? new Uint8Array(),
      };
      const ctx = await definition.audience.authenticate(request, facts);
      const body = signed ?? (await read());
      const given = {
        ...queryOf(request),
        ...(await fieldsOf(definition, request, body)),
        ...(await context.params),
      };
      const unstorable = unstorableFields(given);
      if (unstorable.length > 0)
        throw badInput(Object.fromEntries(unstorable.map((name) => [name, { code: 'INVALID' }])));
      const parsed = definition.input.safeParse(given, { reportInput: true });
      if (!parsed.success) throw badInput(fieldErrors(parsed.error));
      const call = { ctx, input: parsed.data, request, ip: facts.ip, language, headers, files: body.files };
      const value = definition.output.parse(await definition.run(call));
      return Response.json({ success: true, value }, { status: definition.status ?? 200, headers });
    } catch (error) {
      return failure(error, language, request, headers);
    }
  }) as RouteHandler;
  handler.definition = definition as unknown as RouteHandler['definition'];
  if (definition.direct) offerDirectly(definition.direct, handler);
  return handler;
}

/** The body's fields; an encrypted one is opened only now, for callers who may call at all. */
async function fieldsOf<Context, Input extends z.ZodType, Output extends z.ZodType>(
  { encrypted, audience }: RouteDefinition<Context, Input, Output>,
  request: Request,
  { jwe, fields }: Awaited<ReturnType<typeof readBody>>,
): Promise<Record<string, unknown>> {
  if (!encrypted || !audience.bodies) return fields;
  if (jwe !== undefined)
    return audience.bodies.open(jwe, `${request.method} ${new URL(request.url).pathname}`);
  await audience.bodies.refusePlain();
  return fields;
}

function queryOf(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const { searchParams } = new URL(request.url);
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key);
    query[key] = values.length === 1 ? values[0]! : values;
  }
  return query;
}

/**
 * The failed envelope for any thrown value. `before` holds what was to be sent with a good answer: its cookies are kept,
 * or a browser that is refused at first (for the sake of a captcha, say) would be a stranger again when it comes back.
 */
export function failure(thrown: unknown, language: LocaleCode, request: Request, before?: Headers): Response {
  const error = thrown instanceof AppError ? thrown : new AppError('UNKNOWN_ERROR', 500, { cause: thrown });
  const path = new URL(request.url).pathname;
  if (error.status >= 500) logger.error({ err: error.cause ?? error, path }, error.code);
  else if (error.cause) logger.debug({ err: error.cause, path }, error.code);
  const translate = translator(language, 'errors');
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of before?.getSetCookie() ?? []) headers.append('set-cookie', cookie);
  if (typeof error.extras?.retryAfter === 'number')
    headers.set('retry-after', String(error.extras.retryAfter));
  return Response.json(
    {
      success: false,
      code: error.code,
      message: translate(error.code, error.values),
      ...(error.fields ? { fields: translateFields(error.fields, language, translate) } : {}),
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
      const shown = values && currency ? showAmounts(values, currency, language) : values;
      return [name, { code, message: translate(`fields.${code}`, shown) }];
    }),
  );
}
