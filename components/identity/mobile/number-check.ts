import type { FieldError } from '@/lib/platform/errors';
import { plainNumber } from '@/lib/identity/mobile/spelling';

/** What the browser can tell of a number: whether it is there, and whether it can be one. The server knows the rest. */
export function checkNumber(typed: string, field = 'mobileNum'): Record<string, FieldError> {
  const plain = plainNumber(typed);
  if (plain === '') return { [field]: { code: 'MOBILE_REQUIRED' } };
  return /^\+?\d{4,15}$/.test(plain) ? {} : { [field]: { code: 'MOBILE_FORMAT' } };
}
