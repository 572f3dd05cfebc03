import { levels, pino } from 'pino';

/**
 * Returns LOG_LEVEL if it is valid, else the default. An invalid one is reported by env.ts; a logger that throws while
 * it is loaded would prevent that.
 */
export function logLevel(environment: Record<string, string | undefined>): string {
  const level = environment.LOG_LEVEL ?? '';
  if (level === 'silent' || level in levels.values) return level;
  return environment.NODE_ENV === 'test' ? 'silent' : 'info';
}

/** The log of the process: JSON lines. The fields listed here are secret and are never written. */
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
