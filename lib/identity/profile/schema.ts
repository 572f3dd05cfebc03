import { z } from 'zod';
import { PROFILE_FIELDS, type ProfileField } from '../member-fields';

const text = z.string('INVALID').trim().max(255, 'INVALID').optional();
const texts = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, text])) as Record<
  ProfileField,
  typeof text
>;

/** PUT /wps/member/info/profile: the fields to change; the others stay as they are. */
export const profileInput = z.object(texts);

/** GET and PUT /wps/member/info/profile: the stored profile fields, and the member's email address and number. */
export const profileValue = z.object({
  profile: z.partialRecord(z.enum(PROFILE_FIELDS), z.string()),
  email: z.object({ value: z.string(), verified: z.boolean() }).nullable(),
  mobile: z.object({ value: z.string(), verified: z.boolean() }).nullable(),
});

export type ProfileValue = z.output<typeof profileValue>;
