/** The texts of the sandbox that the browser needs. */
export const SANDBOX_TEXTS = [
  'kit',
  'open',
  'network',
  'code',
  'until',
  'secret',
  'address',
  'once',
  'needsHttps',
  'operation',
  'body',
  'notJson',
  'send',
  'signed',
  'signature',
  'answer',
  'log',
  'empty',
  'copy',
  'copied',
  'copyFailed',
] as const;

export type SandboxStrings = Readonly<Record<(typeof SANDBOX_TEXTS)[number], string>>;

/** A sandbox that this page has opened. */
export interface OpenSandbox {
  code: string;
  /** 64 hexadecimal characters. */
  secret: string;
  /** The path of its calls on this site. */
  path: string;
  /** ISO 8601. */
  endsAt: string;
}
