import { levels, pino } from 'pino';

/**
 * LOG_LEVEL, where it is one: a wrong one is named by the environment's own check (env.ts), which a log that throws
 * when it is loaded would never let happen.
 */
export function logLevel(environment: Record<string, string | undefined>): string {
  const asked = environment.LOG_LEVEL ?? '';
  if (asked === 'silent' || asked in levels.values) return asked;
  return environment.NODE_ENV === 'test' ? 'silent' : 'info';
}

/** The process's log: JSON lines; secrets are named here so that none is ever written. */
export const logger = pino({
  level: logLevel(process.env),
  redact: {
    paths: [
      'password',
      '*.password',
      '*.token',
      '*.paymentPassword',
      '*.authorization',
      '*.cookie',
      '*.serverSeed',
    ],
    censor: '[redacted]',
  },
});
