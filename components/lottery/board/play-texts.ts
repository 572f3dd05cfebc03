import { ANIMALS } from '@/lib/studio/lottery/plays/result-families';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { tokenOf } from '@/lib/studio/lottery/plays/selection';
import type { PlayType, RowShape, Shape } from '@/lib/studio/lottery/types';
import { firstEntries, readBack } from './selection-text';

export interface PlayTexts {
  playName(type: PlayType): string;
  /** The name without its place, where the group says it already. */
  shortName(type: PlayType): string;
  rule(type: PlayType): string;
  rowName(row: RowShape): string;
  /** A value of a row as it is shown: its digits, or the name of its option. */
  value(row: RowShape, value: number): string;
  /** A selection in words; of a long list its first numbers and how many others there are. */
  selection(shape: Shape, text: string): { text: string; more: number };
  /** The result of a worked example. */
  result(play: Play): string;
  className(play: Play, code: string): string;
  tierName(code: string): string;
}

const MOST_ENTRIES = 12;

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The texts of play types. `t` translates keys of the namespace `lottery-plays`. */
export function playTexts(t: Translate): PlayTexts {
  const optionName = (code: string) => (/^\d+$/.test(code) ? code : t(`options.${code}`));
  const value = (row: RowShape, chosen: number) => {
    if (row.options) return optionName(row.options[chosen] ?? '');
    return row.code === 'positions' ? t(`rows.position${chosen}`) : tokenOf(row, chosen);
  };
  const rowName = (row: RowShape) => t(`rows.${row.code}`);
  const playName = ({ text: { key, place, count } }: PlayType) =>
    t(`names.${key}`, { place: place ? t(`places.${place}`) : '', count: count ?? 0 });
  return {
    playName,
    shortName(type) {
      const name = playName(type);
      const place = type.text.place ? t(`places.${type.text.place}`) : '';
      if (place === '' || !name.startsWith(place)) return name;
      const rest = name.slice(place.length).replace(/^[\s:：]+/, '');
      return rest === '' ? name : rest[0]!.toLocaleUpperCase() + rest.slice(1);
    },
    rule: ({ text: { key, count } }) => t(`rules.${key}`, { count: count ?? 0 }),
    rowName,
    value,
    selection(shape, text) {
      const { rows, list } = readBack(shape, text);
      const isOne = shape.rows.length === 1 && !shape.list;
      // Positions are written one after another, as on a ticket: 2 | 3 | 4 5 | – | 6.
      const isTicket = shape.rows.length > 1 && shape.rows.every(({ code }) => code.startsWith('position'));
      if (isTicket && !shape.list)
        return {
          text: rows
            .map((values, at) => values.map((chosen) => value(shape.rows[at]!, chosen)).join(' ') || '–')
            .join(' | '),
          more: 0,
        };
      const parts = rows.flatMap((values, at) => {
        const row = shape.rows[at]!;
        if (values.length === 0) return [];
        const shown = values.map((chosen) => value(row, chosen)).join(row.options ? ', ' : ' ');
        return isOne ? [shown] : [`${rowName(row)}: ${shown}`];
      });
      const { entries, count } = firstEntries(list, MOST_ENTRIES);
      if (entries.length > 0) parts.push(entries.join(' '));
      return { text: parts.join(' · '), more: count - entries.length };
    },
    result({ type, source }) {
      const groups = type.example.result as (string | number)[][];
      return groups
        .map((numbers, at) =>
          source.groups[at]?.kind === 'given'
            ? numbers.map((animal) => t(`options.${ANIMALS[Number(animal)] ?? 'rat'}`)).join(' ')
            : numbers.join(' '),
        )
        .join(' + ');
    },
    className({ type: { rule } }, code) {
      if (rule.kind === 'feature') return optionName(code);
      if (rule.kind === 'parlay') return code.split('+').map(optionName).join(' + ');
      return t(`classes.${code}`);
    },
    tierName: (code) => t(`tiers.${code}`),
  };
}
