import { z } from 'zod';

const key = z.string('REQUIRED').max(80, 'INVALID');
/** The version that the operator has seen: 0 for a setting that was never changed. */
const version = z.number('REQUIRED').int('INVALID').min(0, 'INVALID').max(2_000_000_000, 'INVALID');

/** A setting with its new value. The setting itself says what the value must look like. */
export const changeInput = z.object({ key, version, value: z.unknown() });

/** A change of the history that is put back. */
export const restoreInput = z.object({
  id: z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt),
  version,
});

export const changedOutput = z.object({ key: z.string(), version: z.number() });

/** A file with the settings of a site, as it is exported. */
export const transferFile = z.object({
  format: z.literal('croupier-settings', 'TRANSFER_FORMAT'),
  formatVersion: z.literal(1, 'TRANSFER_FORMAT'),
  settings: z.record(z.string().max(80), z.unknown(), 'TRANSFER_FORMAT'),
  /** The logos by the names of their files, in base64. */
  files: z.record(z.string().max(40), z.string().max(1_000_000), 'TRANSFER_FORMAT').default({}),
});

export type TransferFile = z.output<typeof transferFile>;

export const importInput = z.object({
  file: transferFile,
  /** The settings to take over; empty: a dry run that changes nothing and shows the differences. */
  keys: z.array(key, 'INVALID').max(200, 'INVALID').default([]),
  /** The versions that the dry run has shown. */
  versions: z.record(z.string().max(80), version, 'INVALID').default({}),
});

export type ImportInput = z.output<typeof importInput>;

export const importOutput = z.object({
  applied: z.boolean(),
  differences: z.array(
    z.object({
      key: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      version: z.number(),
      /** Why it cannot be taken over, in the operator's language; null if it can. */
      problem: z.string().nullable(),
    }),
  ),
  /** Keys of the file that this version of the site does not know. */
  unknown: z.array(z.string()),
});

export const pictureInput = z.object({ kind: z.enum(['dark', 'light', 'icon'], 'INVALID') });
export const pictureOutput = z.object({ file: z.string(), width: z.number(), height: z.number() });

export const testInput = z.object({
  key: z.enum(['provider.sms', 'provider.email', 'provider.google', 'provider.facebook'], 'INVALID'),
  value: z.record(z.string(), z.unknown(), 'INVALID'),
  /** A number in E.164, or an address; empty for a login provider. */
  to: z.string('INVALID').trim().max(200, 'INVALID').default(''),
});

/** What the provider has answered. */
export const testOutput = z.object({ sent: z.boolean(), answer: z.string() });
