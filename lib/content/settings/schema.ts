import { z } from 'zod';

/** One setting and what it is to be; whether it can be that is judged by its kind. */
export const settingInput = z.object({
  key: z.string('REQUIRED').max(64, 'INVALID'),
  value: z.union([z.boolean(), z.number(), z.string().max(1_000)], 'INVALID'),
});

export type SettingInput = z.output<typeof settingInput>;
