/** What a browser shows to prove that a person sits at it: the picture's answer, or the slider's token. */
export interface HumanProof {
  captchaId?: string | undefined;
  captcha?: string | undefined;
  sliderToken?: string | undefined;
}

/** What the proof is for; a slider's token is good for one of them. */
export type { SliderAction as HumanAction } from '../slider/constants';
