import type { z } from 'zod';
import type { recordsOutput, roundOutput } from '@/lib/gateway/wire';

export type BetPage = z.output<typeof recordsOutput>;
export type Bet = BetPage['list'][number];
export type Round = z.output<typeof roundOutput>;
