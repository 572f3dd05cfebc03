import type { FieldError } from '@/lib/platform/errors';
import { normaliseNumber } from '@/lib/identity/mobile/normalise';

/**
 * Checks a typed mobile number: it must be present and have 4 to 15 digits. Returns an error under `field`, or none. The
 * server checks the rest.
 */
export function mobileNumberProblems(typed: string, field = 'mobileNum'): Record<string, FieldError> {
  const plain = normaliseNumber(typed);
  if (plain === '') return { [field]: { code: 'MOBILE_REQUIRED' } };
  return /^\+?\d{4,15}$/.test(plain) ? {} : { [field]: { code: 'MOBILE_FORMAT' } };
}
