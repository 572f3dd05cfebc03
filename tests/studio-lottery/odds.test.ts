import { readSelection, type Play } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import type { Selection } from '@/lib/studio/lottery/types';
import { fraction, type Fraction } from '@/lib/studio/slots/fraction';
import { FULL } from '../support/depth';
import { declared, forEachResult, generator, outcomesOfCells, playLists } from './support';

/** Above so many outcomes a space is counted by other means (counting.test.ts). */
const MAX_ENUMERATED = 200_000n;

/** Of play types with more outcomes than this and the same rule, only the full run lists those after the first. */
const MAX_REPEATED = 20_000n;

const ruleOf = ({ type: { rule } }: Play) =>
  rule.kind === 'positions'
    ? `positions ${rule.inner.kind}`
    : `${rule.kind} ${'input' in rule ? rule.input : ''} ${'banker' in rule}`;

const next = generator(20);

/** Selections that together have every class, or as many as some tries find. */
function selectionsOf(play: Play, given: number): Selection[] {
  const classes = new Set<string>();
  const found: Selection[] = [];
  for (let tries = 0; tries < 200 && classes.size < play.odds().size; tries++) {
    const text =
      play.shape.list || play.shape.rows[0]!.options === undefined
        ? randomPick(play, next)
        : allOptions(play);
    const read = readSelection(play, text);
    if (!read.ok) throw new Error(`${play.type.code}: ${text} ${read.code}`);
    const fresh = [...play.unitsByClass(read.selection, [given]).keys()].filter((code) => !classes.has(code));
    for (const code of fresh) classes.add(code);
    if (fresh.length > 0) found.push(read.selection);
  }
  return found;
}

const allOptions = (play: Play) =>
  play.type.rule.kind === 'feature' ? play.shape.rows[0]!.options!.join(',') : randomPick(play, next);

const lists = playLists();

describe.each(lists.map(({ game, plays }) => [game.code, plays] as const))('%s', (_code, plays) => {
  const large = new Set<string>();
  const countable = plays.filter((play) => {
    const outcomes = outcomesOfCells(play);
    if (outcomes === null || outcomes > MAX_ENUMERATED) return false;
    if (FULL || outcomes <= MAX_REPEATED) return true;
    const isFirst = !large.has(ruleOf(play));
    large.add(ruleOf(play));
    return isFirst;
  });

  test('every play type wins as often as declared, over all outcomes that it can see', () => {
    for (const play of countable) {
      const outcomes = outcomesOfCells(play)!;
      for (const selection of selectionsOf(play, 4)) {
        const units = new Map<string, number>();
        forEachResult(play, 4, (result) => {
          for (const hit of play.wins(selection, result)) {
            const key = `${hit.class}/${hit.tier}`;
            units.set(key, (units.get(key) ?? 0) + hit.units);
          }
        });
        const counted = new Map<string, Fraction>(
          [...units].map(([key, count]) => [key, fraction(BigInt(count), outcomes)]),
        );
        expect({ play: play.type.code, selection, odds: sorted(counted) }).toEqual({
          play: play.type.code,
          selection,
          odds: sorted(declared(play, selection, 4)),
        });
      }
    }
  });

  test('every class of every play type can win', () => {
    for (const play of plays)
      for (const [code, tiers] of play.odds())
        for (const [tier, { expected, weight }] of tiers)
          expect({ play: play.type.code, code, tier, wins: expected.n > 0n && weight > 0 }).toEqual({
            play: play.type.code,
            code,
            tier,
            wins: true,
          });
  });
});

const sorted = (table: Map<string, Fraction>) => [...table].sort(([a], [b]) => (a < b ? -1 : 1));
