import type { HealthState } from './types';

/** Returns red if the figure reaches the second bound, amber if it reaches the first, otherwise green. */
export function stateOf(value: number, amber: number, red: number): HealthState {
  return value >= red ? 'red' : value >= amber ? 'amber' : 'green';
}

/** Like stateOf, for figures that are bad if they are small. */
export function stateBelow(value: number, amber: number, red: number): HealthState {
  return value <= red ? 'red' : value <= amber ? 'amber' : 'green';
}

/** The worst of some states; green for none. */
export function worstOf(states: readonly HealthState[]): HealthState {
  return states.includes('red') ? 'red' : states.includes('amber') ? 'amber' : 'green';
}
