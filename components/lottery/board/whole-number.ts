import { MAX_MULTIPLE } from '@/lib/studio/lottery/constants';

/** A typed number from 1 to `most`: other characters are left out, an empty text is 1. */
export function wholeNumber(text: string, most = MAX_MULTIPLE): number {
  return Math.min(most, Math.max(1, Number(text.replace(/\D/g, '').slice(0, 6)) || 1));
}
