import { z } from 'zod';
import { badInput } from '../errors';
import type { Audience } from './audience';
import { requestIp } from './client-ip';
import { failure, type RouteHandler } from './define-route';
import { fieldErrors } from './field-errors';
import { requestLanguage } from './language';

export interface FileDefinition<Context, Input extends z.ZodType> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  input: Input;
  /** Its media type as the API document names it, for example image/*. */
  answers: string;
  /** The file's bytes and type; throws AppError, NOT_FOUND also where it is somebody else's. */
  run(call: {
    ctx: Context;
    input: z.output<Input>;
    ip: string;
  }): Promise<{ bytes: Uint8Array; type: string }>;
}

/**
 * A GET route that answers with a private file instead of the envelope; failures are the envelope. What people sent us
 * is shown as a picture and nothing else: no sniffing, no scripts, no keeping in shared caches.
 */
export function defineFile<Context, Input extends z.ZodType>(
  definition: FileDefinition<Context, Input>,
): RouteHandler {
  const handler = (async (request, context) => {
    try {
      const ip = requestIp(request.headers);
      const ctx = await definition.audience.authenticate(request, { ip, rawBody: new Uint8Array() });
      // Built, Next.js gives a route without parameters none at all; in development, an empty object.
      const parsed = definition.input.safeParse((await context.params) ?? {}, { reportInput: true });
      if (!parsed.success) throw badInput(fieldErrors(parsed.error));
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
      return failure(error, requestLanguage(request), request);
    }
  }) as RouteHandler;
  handler.definition = { ...definition, output: z.unknown() } as unknown as RouteHandler['definition'];
  return handler;
}
