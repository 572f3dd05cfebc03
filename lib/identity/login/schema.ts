import { z } from 'zod';

const required = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(255, 'INVALID');
const optional = z.string('INVALID').trim().max(255, 'INVALID').optional();

/** POST /wps/session/login. Everything is trimmed (product.md §5). */
export const loginInput = z.object({
  username: required,
  password: required,
  type: z.literal('username', 'INVALID').default('username'),
  captcha: optional,
  captchaId: optional,
  remember: z.boolean('INVALID').default(false),
  audience: z.literal('agent', 'INVALID').optional(),
});

export type LoginInput = z.output<typeof loginInput>;
