import { tide } from './tide';
import { tower } from './tower';
import type { Game } from './types';

export const games: readonly Game[] = [tide, tower];

export const gameOf = (code: string): Game | undefined => games.find((game) => game.code === code);
