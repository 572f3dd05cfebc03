import type { ModelChoice } from './types';

/** The studio's models with the lobby classes that hold for them (lib/studio/registry.ts). */
export const MODEL_CHOICES: readonly ModelChoice[] = [
  { engine: 'slots', code: 'trio-one', classes: ['lines'] },
  { engine: 'slots', code: 'trio-five', classes: ['lines'] },
  { engine: 'slots', code: 'ten-lines', classes: ['lines'] },
  { engine: 'slots', code: 'twenty-triple', classes: ['lines', 'free-spins'] },
  { engine: 'slots', code: 'climbing-lines', classes: ['lines', 'free-spins'] },
  { engine: 'slots', code: 'fifty-stacked', classes: ['lines', 'free-spins'] },
  { engine: 'slots', code: 'ways-243', classes: ['ways', 'free-spins'] },
  { engine: 'slots', code: 'ways-1024', classes: ['ways', 'free-spins'] },
  { engine: 'slots', code: 'expanding-wilds', classes: ['lines'] },
  { engine: 'slots', code: 'two-way-respins', classes: ['lines'] },
  { engine: 'slots', code: 'coin-hold', classes: ['lines', 'jackpot'] },
  { engine: 'slots', code: 'chosen-symbol', classes: ['lines', 'free-spins'] },
  { engine: 'slots', code: 'sticky-wilds', classes: ['lines', 'free-spins'] },
  { engine: 'slots', code: 'tumbling-ways', classes: ['ways', 'cascade', 'free-spins'] },
  { engine: 'slots', code: 'scatter-orbs', classes: ['cascade', 'free-spins'] },
  { engine: 'slots', code: 'cluster-seven', classes: ['cluster', 'cascade'] },
  { engine: 'slots', code: 'tall-ways', classes: ['ways', 'free-spins'] },
];

/** Ids of stake tables, from the smallest stakes to the largest. */
export const STAKE_TABLES = ['penny', 'standard', 'broad', 'high'] as const;

/** Engines whose games have limits of their own in place of a stake table. */
export const ENGINES_WITHOUT_STAKES: readonly string[] = ['lottery'];
