import { AppError, badInput } from '@/lib/platform/errors';

/** Another operator has saved the text since it was opened. */
export const templateChanged = () => new AppError('CHANGED_MEANWHILE', 409);

/** A field's text is malformed, or names a value that the message does not have. */
export const badPlaceholder = (field: string) => badInput({ [field]: { code: 'TEMPLATE_TEXT' } });

/** A required placeholder is missing. */
export const missingPlaceholder = (field: string, name: string) =>
  badInput({ [field]: { code: 'TEMPLATE_NEEDS', values: { name: `{${name}}` } } });

/** A filled-in SMS would be longer than three parts. */
export const smsTooLong = (maximum: number) =>
  badInput({ 'texts.body': { code: 'TEMPLATE_SMS_LONG', values: { maximum } } });
