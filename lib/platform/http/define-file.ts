import { z } from 'zod';
import { badInput } from '../errors';
import type { Audience } from './audience';
import { requestIp } from './client-ip';
import { failureResponse, type RouteHandler } from './define-route';
import { toFieldErrors } from './field-errors';
import { requestLanguage } from './language';

export interface FileDefinition<Context, Input extends z.ZodType> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  input: Input;
  /** The media type for the API document, for example image/*. */
  responseType: string;
  /** Returns the file's bytes and media type. Throws NOT_FOUND also for a file of another person. */
  run(call: {
    ctx: Context;
    input: z.output<Input>;
    ip: string;
  }): Promise<{ bytes: Uint8Array; type: string }>;
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
      const parsed = definition.input.safeParse((await context.params) ?? {}, { reportInput: true });
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      const { bytes, type } = await definition.run({ ctx, input: parsed.data, ip });
      return new Response(bytes as BodyInit, {
        headers: {
          'content-type': type,
          'content-disposition': 'inline',
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
