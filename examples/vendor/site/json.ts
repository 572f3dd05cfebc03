import type { Response, Result } from './types';

export type Json = Record<string, unknown>;

/** The JSON object of an answer. Undefined for anything else: a page of a proxy, an empty body, a redirect. */
export function jsonOf({ status, contentType, text }: Response): Json | undefined {
  if (status >= 300 && status < 400) return undefined;
  if (!/^application\/json\b/i.test(contentType)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An answer that says nothing about the call. */
export const noAnswer = ({ status }: Response): Result => ({
  kind: 'unknown',
  code: 'NO_ANSWER',
  message: `the answer (HTTP ${status}) is not one of the protocol`,
});

/** The digits of a number in a JSON text, as they are written. Undefined if the field is absent or no plain number. */
export const numberOf = (text: string, field: string): string | undefined =>
  new RegExp(`"${field}"\\s*:\\s*(-?\\d+(?:\\.\\d+)?)\\s*[,}]`).exec(text)?.[1];
