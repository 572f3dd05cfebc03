import { readSelection } from '@/lib/studio/lottery/plays/play';
import { formatSelection } from '@/lib/studio/lottery/plays/selection';
import { parseResult, resultToJson } from '@/lib/studio/lottery/sources/result';
import { playLists } from './support';

const plays = playLists().flatMap(({ game, plays: list }) => list.map((play) => ({ game, play })));

test('there are at least 150 play types, with codes of their own in each game', () => {
  expect(plays.length).toBeGreaterThanOrEqual(150);
  expect(new Set(plays.map(({ game, play }) => `${game.code} ${play.type.code}`)).size).toBe(plays.length);
  for (const { game, plays: list } of playLists())
    expect(game.groups.reduce((sum, group) => sum + group.plays.length, 0)).toBe(list.length);
});

test('each worked example wins what it says', () => {
  for (const { game, play } of plays) {
    const { selection: text, result: json, wins } = play.type.example;
    const where = `${game.code} ${play.type.code}`;
    const read = readSelection(play, text);
    const parsed = parseResult(play.source, json);
    if (!read.ok || !parsed.ok) throw new Error(`${where} ${JSON.stringify(read)} ${JSON.stringify(parsed)}`);
    expect({ where, text: formatSelection(play.shape, read.selection) }).toEqual({ where, text });
    expect({ where, json: resultToJson(play.source, parsed.result) }).toEqual({ where, json });
    const byKey = (hits: readonly { class: string; tier: string; units: number }[]) =>
      hits.map((hit) => `${hit.class}/${hit.tier}: ${hit.units}`).sort();
    expect({ where, wins: byKey(play.wins(read.selection, parsed.result)) }).toEqual({
      where,
      wins: byKey(wins),
    });
    expect({ where, isWin: wins.length > 0 }).toEqual({ where, isWin: true });
  }
});
