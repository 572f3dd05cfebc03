import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { solveCaptcha } from '../captcha/commands';
import { consumeSliderToken } from '../slider/commands';
import type { Origin } from '../types';
import type { HumanAction, HumanProof } from './types';

/** Uses the proof: a human-check token for this action, else a captcha's answer. Returns whether it is valid. */
async function consumeProof(
  db: Db,
  proof: HumanProof,
  { deviceId }: Origin,
  action: HumanAction,
): Promise<boolean> {
  return (
    (await consumeSliderToken(db, proof.sliderToken, action, deviceId)) ||
    solveCaptcha(db, proof.captchaId, proof.captcha, deviceId)
  );
}

/**
 * Uses a human check: a human-check token for this action, or a captcha's answer. Throws CAPTCHA_REQUIRED 400 if there is
 * none, and CAPTCHA_WRONG 400 if it is wrong, expired, used or of another browser. Both have `captcha: true`, at which the
 * client loads a new picture.
 */
export async function consumeHumanProof(
  db: Db,
  proof: HumanProof,
  origin: Origin,
  action: HumanAction,
): Promise<void> {
  if (await consumeProof(db, proof, origin, action)) return;
  const code = proof.captcha ? 'CAPTCHA_WRONG' : 'CAPTCHA_REQUIRED';
  throw new AppError(code, 400, { fields: { captcha: { code } }, extras: { captcha: true } });
}

/**
 * As consumeHumanProof, but a missing check is SLIDER_REQUIRED 400 with `slider: true`. A captcha is accepted too, for
 * people who cannot drag.
 */
export async function consumeSliderProof(
  db: Db,
  proof: HumanProof,
  origin: Origin,
  action: HumanAction,
): Promise<void> {
  if (await consumeProof(db, proof, origin, action)) return;
  if (!proof.captcha) throw new AppError('SLIDER_REQUIRED', 400, { extras: { slider: true } });
  throw new AppError('CAPTCHA_WRONG', 400, {
    fields: { captcha: { code: 'CAPTCHA_WRONG' } },
    extras: { slider: true },
  });
}
