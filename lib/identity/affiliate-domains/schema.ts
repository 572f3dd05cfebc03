import { z } from 'zod';
import { HOST_NAME } from '@/lib/platform/http/host-name';

const host = z
  .string('REQUIRED')
  .trim()
  .toLowerCase()
  .min(1, 'REQUIRED')
  .regex(HOST_NAME, 'HOST')
  .meta({ examples: ['lucky.example'] });

/** A domain from an operator, and the affiliate code of the agent whom it stands for. */
export const affiliateDomainInput = z.object({
  host,
  code: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .regex(/^[A-Za-z0-9]{4,16}$/, 'REFERRAL_CODE'),
});

export const affiliateDomainRemoval = z.object({ host });
