import type { CodeSendingOptions, CodeUse } from './use-code-sending';
import type { NumberCountry } from './use-number';

/** What of a form with a field `mobileNum` is needed here. */
interface NumberForm {
  trigger(name: 'mobileNum', options: { shouldFocus: true }): Promise<boolean>;
  getValues(name: 'mobileNum'): unknown;
  setError(name: 'mobileNum', error: { type: string; message: string }, options: { shouldFocus: true }): void;
}

/** Where a form's code is sent to: the number in its field, once the field is right. */
export function numberSending(form: NumberForm, number: NumberCountry, use: CodeUse): CodeSendingOptions {
  return {
    use,
    number: async () => {
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined;
      const { countryDialingCode } = number;
      return { mobileNum: String(form.getValues('mobileNum')).trim(), countryDialingCode };
    },
    onNumberRefused: (message) =>
      form.setError('mobileNum', { type: 'server', message }, { shouldFocus: true }),
  };
}
