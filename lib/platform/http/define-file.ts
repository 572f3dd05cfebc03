import { z } from 'zod';
import type { LocaleCode } from '@/lib/i18n/locales';
import { badInput } from '../errors';
import type { Audience } from './audience';
import { requestIp } from './client-ip';
import { failureResponse, queryOf, type RouteHandler } from './define-route';
import { toFieldErrors } from './field-errors';
import { requestLanguage } from './language';

export interface FileDefinition<Context, Input extends z.ZodType> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  /** Query and path parameters, merged into one object. */
  input: Input;
  /** The media type for the API document, for example image/*. */
  responseType: string;
  /** Returns the file. Throws NOT_FOUND also for a file of another person. */
  run(call: { ctx: Context; input: z.output<Input>; ip: string; language: LocaleCode }): Promise<SentFile>;
}

export interface SentFile {
  /** A stream is sent as it is read, so that a large file is never in memory. */
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  /** The media type. */
  type: string;
  /** The size of a stream in bytes. */
  size?: number;
  /** With a name (letters, digits, points, hyphens) the browser stores the file and does not show it. */
  name?: string;
}

/**
 * Defines a GET route that returns a private file; failures are the envelope. The headers prevent content sniffing,
 * scripts and shared caches, because the files were uploaded by members.
 */
export function defineFile<Context, Input extends z.ZodType>(
  definition: FileDefinition<Context, Input>,
): RouteHandler {
  const handler = (async (request, context) => {
    try {
      const ip = requestIp(request.headers);
      const ctx = await definition.audience.authenticate(request, { ip, rawBody: new Uint8Array() });
      // For a route without parameters, a built Next.js passes undefined, and a development one an empty object.
      const given = { ...queryOf(request), ...((await context.params) ?? {}) };
      const parsed = definition.input.safeParse(given, { reportInput: true });
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      const { bytes, type, size, name } = await definition.run({
        ctx,
        input: parsed.data,
        ip,
        language: requestLanguage(request),
      });
      return new Response(bytes as BodyInit, {
        headers: {
          'content-type': type,
          'content-disposition': name === undefined ? 'inline' : `attachment; filename="${name}"`,
          ...(size === undefined ? {} : { 'content-length': String(size) }),
          'content-security-policy': "default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        },
      });
    } catch (error) {
      return failureResponse(error, requestLanguage(request), request);
    }
  }) as RouteHandler;
  handler.definition = { ...definition, output: z.unknown() } as unknown as RouteHandler['definition'];
  return handler;
}
