import type { z } from 'zod';
import type { accountRecordsValue } from '@/lib/cashier/wire';

export type StatementPage = z.output<typeof accountRecordsValue>;
export type StatementEntry = StatementPage['list'][number];
