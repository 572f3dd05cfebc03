import { tide } from './tide';
import type { Game } from './types';

export const games: readonly Game[] = [tide];

export const gameOf = (code: string): Game | undefined => games.find((game) => game.code === code);
