import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { solveCaptcha } from '../captcha/commands';
import type { Origin } from '../types';
import type { HumanAction, HumanProof } from './types';

/**
 * Demands a proof that a person asks, and uses it up. Throws CAPTCHA_REQUIRED 400 where none came and CAPTCHA_WRONG
 * 400 where it is wrong, old, used or another browser's; both carry `captcha: true`, which asks for a new picture.
 */
export async function provedHuman(
  db: Db,
  proof: HumanProof,
  origin: Origin,
  _action: HumanAction,
): Promise<void> {
  if (await solveCaptcha(db, proof.captchaId, proof.captcha, origin.deviceId)) return;
  const code = proof.captcha ? 'CAPTCHA_WRONG' : 'CAPTCHA_REQUIRED';
  throw new AppError(code, 400, { fields: { captcha: { code } }, extras: { captcha: true } });
}
