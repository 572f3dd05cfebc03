import { z } from 'zod';
import type { AppError } from '../errors';
import type { Audience } from './audience';
import type { RouteHandler } from './define-route';

/** Anybody at all: no session is read, and nothing is written. */
const anyone: Audience<undefined> = { name: 'anyone', authenticate: () => Promise.resolve(undefined) };

export interface PublicDefinition {
  /** One line for the API document. */
  summary: string;
  /** The parameters of its path and query, as the document names them; the handler judges them itself. */
  input: z.ZodType;
  /** The media type of its answer; '' is an answer without a body. */
  answers: string;
  /** What it may be refused with, for the API document. */
  refusals?: readonly AppError[];
}

/**
 * Marks a GET handler that answers anybody with a public file (a picture, texts) rather than with the envelope, so that the API
 * document knows it. Nothing is added to the call: pictures are asked for by the hundred.
 */
export function definePublic<Params>(
  definition: PublicDefinition,
  handle: (request: Request, context: { params: Promise<Params> }) => Response | Promise<Response>,
): RouteHandler {
  const handler = handle as unknown as RouteHandler;
  handler.definition = {
    ...definition,
    audience: anyone,
    output: z.unknown(),
  } as unknown as RouteHandler['definition'];
  return handler;
}
