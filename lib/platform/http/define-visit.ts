import { z } from 'zod';
import { badInput } from '../errors';
import type { Audience } from './audience';
import { requestIp } from './client-ip';
import { failureResponse, type RouteHandler } from './define-route';
import { toFieldErrors } from './field-errors';
import { requestLanguage } from './language';

export interface VisitDefinition<Context, Input extends z.ZodType> {
  /** One line for the API document. */
  summary: string;
  audience: Audience<Context>;
  /** Path parameters and query, merged into one object. Unknown keys are dropped. */
  input: Input;
  /** Returns the address of ours to redirect to. What the next page has to know is set on `headers` as cookies. */
  run(call: {
    ctx: Context;
    input: z.output<Input>;
    request: Request;
    ip: string;
    headers: Headers;
  }): Promise<URL>;
}

/** Defines a GET route that a browser reaches from another site and that redirects it (303). Failures are the envelope. */
export function defineVisit<Context, Input extends z.ZodType>(
  definition: VisitDefinition<Context, Input>,
): RouteHandler {
  const handler = (async (request, context) => {
    const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    try {
      const ip = requestIp(request.headers);
      const ctx = await definition.audience.authenticate(request, { ip, rawBody: new Uint8Array() });
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const parsed = definition.input.safeParse(
        { ...query, ...(await context.params) },
        { reportInput: true },
      );
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      const address = await definition.run({ ctx, input: parsed.data, request, ip, headers });
      headers.set('location', address.href);
      return new Response(null, { status: 303, headers });
    } catch (error) {
      return failureResponse(error, requestLanguage(request), request, headers);
    }
  }) as RouteHandler;
  handler.definition = {
    ...definition,
    output: z.unknown(),
    responseType: '',
    status: 303,
  } as unknown as RouteHandler['definition'];
  return handler;
}
