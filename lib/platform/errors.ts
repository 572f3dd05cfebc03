/**
 * An error that a person may see: a stable code, an HTTP status, and values for its message.
 * The message itself is `errors.<CODE>` of messages/<locale>/errors.json; `cause` goes to the log only.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** Values for the message's ICU arguments. */
  readonly values: Record<string, string | number>;
  /** Per input field, the code of its message (`errors.fields.<CODE>`), or an object with values. */
  readonly fields: Record<string, FieldError> | undefined;
  /** Extra members of the failed envelope, such as `captcha: true`. */
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
  /** With it, the values are amounts of this currency as decimal strings: the message shows them as its language writes money. */
  currency?: string;
}

export const badInput = (fields: Record<string, FieldError>, cause?: unknown) =>
  new AppError('INVALID_INPUT', 400, { fields, cause });
export const notLoggedIn = () => new AppError('NOT_LOGGED_IN', 401);
export const forbidden = (cause?: unknown) => new AppError('FORBIDDEN', 403, { cause });
export const methodNotAllowed = () => new AppError('METHOD_NOT_ALLOWED', 405);
export const notFound = (cause?: unknown) => new AppError('NOT_FOUND', 404, { cause });
/** A wait is told in minutes from a minute and a half on: nobody reckons with 873 seconds. `minutes` is 0 below that. */
export const tooManyRequests = (seconds: number) =>
  new AppError('TOO_MANY_REQUESTS', 429, {
    values: { seconds, minutes: seconds < 90 ? 0 : Math.ceil(seconds / 60) },
    extras: { retryAfter: seconds },
  });
