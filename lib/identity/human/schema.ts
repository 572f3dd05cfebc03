import { z } from 'zod';

const optional = z.string('INVALID').trim().max(255, 'INVALID').optional();

/** The fields of a human check, for every call that needs one. */
export const humanCheck = { captchaId: optional, captcha: optional, sliderToken: optional };
