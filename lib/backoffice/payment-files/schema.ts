import { z } from 'zod';
import { rowId } from '@/lib/cashier/fields';
import { idInput, MAX_REFERENCE_LENGTH } from '../schema';

/** One reference for the whole file, or the bank's result as a file (`result`). */
export const payFileInput = idInput.extend({
  reference: z
    .string('INVALID')
    .trim()
    .max(MAX_REFERENCE_LENGTH, 'REFERENCE_TOO_LONG')
    .optional()
    .transform((text) => text || undefined),
});
export const takeOutInput = idInput.extend({ withdrawalId: rowId });
export const exportedFileOutput = z.object({ fileName: z.string(), text: z.string() });
