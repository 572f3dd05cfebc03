import type { CodeSendingOptions, CodePurpose } from './use-code-sending';
import type { NumberCountry } from './use-number-country';

/** The methods that are needed of a form with a field `mobileNum`. */
interface MobileNumberForm {
  trigger(name: 'mobileNum', options: { shouldFocus: true }): Promise<boolean>;
  getValues(name: 'mobileNum'): unknown;
  setError(name: 'mobileNum', error: { type: string; message: string }, options: { shouldFocus: true }): void;
}

/** Makes the options of useCodeSending for a form: the code goes to the number in its field, if that is valid. */
export function codeSendingOptions(
  form: MobileNumberForm,
  number: NumberCountry,
  purpose: CodePurpose,
): CodeSendingOptions {
  return {
    purpose,
    number: async () => {
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined;
      const { countryDialingCode } = number;
      return { mobileNum: String(form.getValues('mobileNum')).trim(), countryDialingCode };
    },
    onNumberRefused: (message) =>
      form.setError('mobileNum', { type: 'server', message }, { shouldFocus: true }),
  };
}
