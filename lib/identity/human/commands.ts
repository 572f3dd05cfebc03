import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { solveCaptcha } from '../captcha/commands';
import { spendSliderPass } from '../slider/commands';
import type { Origin } from '../types';
import type { HumanAction, HumanProof } from './types';

/** Uses up the proof that was brought: a slider's token for this action, else the answer to a captcha. True where it holds. */
async function spendProof(
  db: Db,
  proof: HumanProof,
  { deviceId }: Origin,
  action: HumanAction,
): Promise<boolean> {
  return (
    (await spendSliderPass(db, proof.sliderToken, action, deviceId)) ||
    solveCaptcha(db, proof.captchaId, proof.captcha, deviceId)
  );
}

/**
 * Demands a proof that a person asks, and uses it up: a slider's token for this action, or the answer to a captcha.
 * Throws CAPTCHA_REQUIRED 400 where none came and CAPTCHA_WRONG 400 where it is wrong, old, used or another browser's;
 * both carry `captcha: true`, which asks for a new picture.
 */
export async function provedHuman(
  db: Db,
  proof: HumanProof,
  origin: Origin,
  action: HumanAction,
): Promise<void> {
  if (await spendProof(db, proof, origin, action)) return;
  const code = proof.captcha ? 'CAPTCHA_WRONG' : 'CAPTCHA_REQUIRED';
  throw new AppError(code, 400, { fields: { captcha: { code } }, extras: { captcha: true } });
}

/**
 * As provedHuman, where the slider is what a browser is asked for: SLIDER_REQUIRED 400 with `slider: true`. A captcha is
 * taken as well, for whoever cannot slide.
 */
export async function demandSlider(
  db: Db,
  proof: HumanProof,
  origin: Origin,
  action: HumanAction,
): Promise<void> {
  if (await spendProof(db, proof, origin, action)) return;
  if (!proof.captcha) throw new AppError('SLIDER_REQUIRED', 400, { extras: { slider: true } });
  throw new AppError('CAPTCHA_WRONG', 400, {
    fields: { captcha: { code: 'CAPTCHA_WRONG' } },
    extras: { slider: true },
  });
}
