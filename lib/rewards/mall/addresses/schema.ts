import { z } from 'zod';
import { rowId, textLine } from '@/lib/cashier/fields';

const optionalLine = (most: number) =>
  z
    .string('INVALID')
    .trim()
    .max(most, 'INVALID')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID');

/** A delivery address as a member types it. */
export const addressInput = z.object({
  name: textLine(2, 80).meta({ examples: ['Anong Srisuk'] }),
  phone: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .regex(/^\+?[\d ()-]{5,24}$/, 'INVALID')
    .meta({ examples: ['+66 81 234 5678'] }),
  street: textLine(3, 160).meta({ examples: ['12/3 Soi Ari 4'] }),
  city: textLine(2, 80).meta({ examples: ['Bangkok'] }),
  region: optionalLine(80).default(''),
  postcode: optionalLine(16).default(''),
  country: z
    .string('REQUIRED')
    .regex(/^[A-Z]{2}$/, 'INVALID')
    .meta({ examples: ['TH'] }),
});

export const addressIdInput = z.object({ id: rowId });
