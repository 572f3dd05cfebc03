import { z } from 'zod';
import type { AppError } from '../errors';
import type { Audience } from './audience';
import type { RouteHandler } from './define-route';

/** Everybody: no session is read, and nothing is written. */
const everybody: Audience<undefined> = { name: 'anyone', authenticate: () => Promise.resolve(undefined) };

export interface PublicDefinition {
  /** One line for the API document. */
  summary: string;
  /** The parameters of path and query, for the API document only. The handler validates them. */
  input: z.ZodType;
  /** The media type of the response; '' means no body. */
  responseType: string;
  /** The errors of this call, for the API document. */
  refusals?: readonly AppError[];
}

/**
 * Adds a GET handler of a public file (a picture, texts) to the API document. Nothing is added to the call itself, because
 * a page requests pictures by the hundred.
 */
export function definePublic<Params>(
  definition: PublicDefinition,
  handle: (request: Request, context: { params: Promise<Params> }) => Response | Promise<Response>,
): RouteHandler {
  const handler = handle as unknown as RouteHandler;
  handler.definition = {
    ...definition,
    audience: everybody,
    output: z.unknown(),
  } as unknown as RouteHandler['definition'];
  return handler;
}
