import { wordWidth } from '../artwork/lettering';

/** The letters of a name that pictures can draw (artwork/lettering.ts): capitals and digits, accents left out. */
export const glyphsOf = (name: string): string =>
  [...name.normalize('NFD').toUpperCase()]
    .filter((letter) => letter === ' ' || wordWidth(letter) > 0 || letter === 'I')
    .join('')
    .replace(/ +/g, ' ')
    .trim();
