import type { ModelChoice } from './types';

/** The studio's models with the lobby classes that hold for them (lib/studio/slots/types.ts, `ModelCode`). */
export const MODEL_CHOICES: readonly ModelChoice[] = [
  { code: 'trio-one', classes: ['lines'] },
  { code: 'trio-five', classes: ['lines'] },
  { code: 'ten-lines', classes: ['lines'] },
  { code: 'twenty-triple', classes: ['lines', 'free-spins'] },
  { code: 'climbing-lines', classes: ['lines', 'free-spins'] },
  { code: 'fifty-stacked', classes: ['lines', 'free-spins'] },
  { code: 'ways-243', classes: ['ways', 'free-spins'] },
  { code: 'ways-1024', classes: ['ways', 'free-spins'] },
  { code: 'expanding-wilds', classes: ['lines'] },
  { code: 'two-way-respins', classes: ['lines'] },
  { code: 'coin-hold', classes: ['lines', 'jackpot'] },
  { code: 'chosen-symbol', classes: ['lines', 'free-spins'] },
  { code: 'sticky-wilds', classes: ['lines', 'free-spins'] },
  { code: 'tumbling-ways', classes: ['ways', 'cascade', 'free-spins'] },
  { code: 'scatter-orbs', classes: ['cascade', 'free-spins'] },
  { code: 'cluster-seven', classes: ['cluster', 'cascade'] },
  { code: 'tall-ways', classes: ['ways', 'free-spins'] },
];

/** Ids of stake tables, from the smallest stakes to the largest. */
export const STAKE_TABLES = ['penny', 'standard', 'broad', 'high'] as const;
