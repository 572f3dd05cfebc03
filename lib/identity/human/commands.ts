import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { solveCaptcha } from '../captcha/commands';
import { consumeSliderToken } from '../slider/commands';
import type { Origin } from '../types';
import type { HumanAction, HumanCheck } from './types';

/** Consumes a human check: the token for this action, or else a captcha's answer. Returns whether it is valid. */
async function consumeCheck(
  db: Db,
  check: HumanCheck,
  { deviceId }: Origin,
  action: HumanAction,
): Promise<boolean> {
  return (
    (await consumeSliderToken(db, check.sliderToken, action, deviceId)) ||
    solveCaptcha(db, check.captchaId, check.captcha, deviceId)
  );
}

/**
 * Consumes a human check: the token for this action, or a captcha's answer. Throws CAPTCHA_REQUIRED 400 if there is none, and
 * CAPTCHA_WRONG 400 if it is wrong, expired, used or of another browser. Both have `captcha: true`, which makes the client load a
 * new picture.
 */
export async function consumeHumanCheck(
  db: Db,
  check: HumanCheck,
  origin: Origin,
  action: HumanAction,
): Promise<void> {
  if (await consumeCheck(db, check, origin, action)) return;
  const code = check.captcha ? 'CAPTCHA_WRONG' : 'CAPTCHA_REQUIRED';
  throw new AppError(code, 400, { fields: { captcha: { code } }, extras: { captcha: true } });
}

/**
 * As consumeHumanCheck, but a missing check is SLIDER_REQUIRED 400 with `slider: true`. A captcha is accepted too, for
 * people who cannot drag.
 */
export async function consumeSliderCheck(
  db: Db,
  check: HumanCheck,
  origin: Origin,
  action: HumanAction,
): Promise<void> {
  if (await consumeCheck(db, check, origin, action)) return;
  if (!check.captcha) throw new AppError('SLIDER_REQUIRED', 400, { extras: { slider: true } });
  throw new AppError('CAPTCHA_WRONG', 400, {
    fields: { captcha: { code: 'CAPTCHA_WRONG' } },
    extras: { slider: true },
  });
}
