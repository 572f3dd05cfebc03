import { z } from 'zod';
import { versionInput } from '@/lib/content/schema';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { MAX_ACCOUNTS } from '@/lib/rewards/bonuses/constants';
import { bonusInputShape, checkBonus } from '@/lib/rewards/bonuses/schema';
import type { BonusContent } from '@/lib/rewards/bonuses/types';
import { idInput } from '../schema';

type Given = z.output<z.ZodObject<typeof bonusInputShape>>;

const toContent = ({ budget, mostGrants, ...given }: Given): BonusContent => ({
  ...given,
  budget: parseAmount(budget) ?? null,
  mostGrants: mostGrants === 0 ? null : mostGrants,
});

export const newBonusInput = z.object(bonusInputShape).superRefine(checkBonus).transform(toContent);

/** A bonus with the version that the operator has read. */
export const bonusInput = z
  .object({ ...bonusInputShape, ...idInput.shape, version: versionInput })
  .superRefine(checkBonus)
  .transform(({ id, version, ...given }) => ({ id, version, content: toContent(given) }));

const account = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .max(64, 'INVALID')
  .meta({ examples: ['anong'] });

/** What would this member get for a deposit, loss or turnover of `base`? */
export const previewInput = z.object({
  ...idInput.shape,
  account,
  base: z
    .string('AMOUNT_FORMAT')
    .trim()
    .max(20, 'AMOUNT_FORMAT')
    .refine((text) => text === '' || (parseAmount(text) ?? -1n) >= 0n, 'AMOUNT_FORMAT')
    .transform((text): Amount => parseAmount(text) ?? ZERO)
    .meta({ examples: ['500'] }),
});

/** Accounts of members who are given a bonus, one a line. */
export const giveBonusInput = z.object({
  ...idInput.shape,
  accounts: z
    .string('REQUIRED')
    .max(MAX_ACCOUNTS * 66, 'TEXT_TOO_LONG')
    .transform((text) => [
      ...new Set(
        text
          .split(/[\r\n,;\t]+/)
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ])
    .refine((accounts) => accounts.length > 0, 'REQUIRED')
    .refine((accounts) => accounts.length <= MAX_ACCOUNTS, 'BONUS_TOO_MANY_ACCOUNTS')
    .meta({ examples: ['anong'] }),
  reason: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(300, 'REASON_TOO_LONG'),
  requestId: z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,40}$/, 'REQUEST_ID_FORMAT'),
});
