import { z } from 'zod';

/** One setting and its new value. The kind of the setting decides whether the value is allowed. */
export const settingInput = z.object({
  key: z.string('REQUIRED').max(64, 'INVALID'),
  value: z.union([z.boolean(), z.number(), z.string().max(1_000)], 'INVALID'),
});

export type SettingInput = z.output<typeof settingInput>;
