import { pino } from 'pino';

/** The process's log: JSON lines; secrets are named here so that none is ever written. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  redact: {
    paths: ['password', '*.password', '*.token', '*.paymentPassword', '*.authorization', '*.cookie', '*.serverSeed'],
    censor: '[redacted]',
  },
});
