/**
 * An error that a person may see: a stable code, an HTTP status, and values for the message.
 * The message is `errors.<CODE>` of messages/<locale>/errors.json. `cause` is only logged.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** ICU arguments of the message. */
  readonly values: Record<string, string | number>;
  /** The error of each input field; its message is `errors.fields.<CODE>`. */
  readonly fields: Record<string, FieldError> | undefined;
  /** Further members of the failed envelope, such as `captcha: true`. */
  readonly extras: Record<string, unknown> | undefined;

  constructor(
    code: string,
    status: number,
    options: {
      values?: Record<string, string | number>;
      fields?: Record<string, FieldError>;
      extras?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.values = options.values ?? {};
    this.fields = options.fields;
    this.extras = options.extras;
  }
}

export interface FieldError {
  code: string;
  values?: Record<string, string | number>;
  /** If set, the values are amounts of this currency as decimal strings, and the message shows them as money. */
  currency?: string;
}

export const badInput = (fields: Record<string, FieldError>, cause?: unknown) =>
  new AppError('INVALID_INPUT', 400, { fields, cause });
export const notLoggedIn = () => new AppError('NOT_LOGGED_IN', 401);
export const forbidden = (cause?: unknown) => new AppError('FORBIDDEN', 403, { cause });
export const methodNotAllowed = () => new AppError('METHOD_NOT_ALLOWED', 405);
export const notFound = (cause?: unknown) => new AppError('NOT_FOUND', 404, { cause });
/** Waits of 90 seconds or more are shown in minutes; `minutes` is 0 below that. */
export const tooManyRequests = (seconds: number) =>
  new AppError('TOO_MANY_REQUESTS', 429, {
    values: { seconds, minutes: seconds < 90 ? 0 : Math.ceil(seconds / 60) },
    extras: { retryAfter: seconds },
  });
/** A figure that somebody has asked for takes too long to compute. */
export const tooSlow = (cause?: unknown) => new AppError('QUERY_TOO_SLOW', 503, { cause });
