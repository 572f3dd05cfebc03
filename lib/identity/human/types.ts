/** A human check: a captcha's answer, or the token of a solved slider. */
export interface HumanCheck {
  captchaId?: string | undefined;
  captcha?: string | undefined;
  sliderToken?: string | undefined;
}

/** What the check is for. A token is valid for one action. */
export type { SliderAction as HumanAction } from '../slider/constants';
