import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import type { ProfitFigures, ProfitPage } from './types';

const figures = z.object({
  rounds: z.number(),
  stake: z.string(),
  payout: z.string(),
  validBet: z.string(),
  profit: z.string(),
});

export const profitOutput = pageOutput(figures.extend({ key: z.string() })).extend({ summary: figures });

const toWireFigures = ({ rounds, stake, payout, validBet, profit }: ProfitFigures) => ({
  rounds: Number(rounds),
  stake: formatDecimal(stake),
  payout: formatDecimal(payout),
  validBet: formatDecimal(validBet),
  profit: formatDecimal(profit),
});

export const toWireProfit = (page: ProfitPage): z.infer<typeof profitOutput> => ({
  ...mapPage(page, ({ key, ...row }) => ({ key, ...toWireFigures(row) })),
  summary: toWireFigures(page.summary),
});
