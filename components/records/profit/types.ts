import type { z } from 'zod';
import type { profitOutput } from '@/lib/reporting/profit/wire';

export type ProfitPage = z.output<typeof profitOutput>;
export type ProfitRow = ProfitPage['list'][number];
