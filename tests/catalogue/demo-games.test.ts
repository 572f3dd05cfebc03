import { MOTIF_IDS, PALETTE_IDS, SCENE_IDS, WEATHER_IDS } from '@/lib/catalogue/artwork/constants';
import { SLOT_THEME_IDS, THEME_IDS, themeOf } from '@/lib/catalogue/artwork/themes';
import { demoGames } from '@/lib/catalogue/demo/games';
import { MODEL_CHOICES } from '@/lib/catalogue/demo/models';
import { VENDOR_CODES } from '@/lib/catalogue/demo/vendors';

const games = demoGames();
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, i) => values.indexOf(value) !== i)),
];
const distinct = (values: readonly unknown[]): number => new Set(values).size;

describe('the demo catalogue', () => {
  it('is nearly ten thousand games, at least 9,800 of them slots', () => {
    expect(games.length).toBeGreaterThanOrEqual(9_900);
    expect(games.length).toBeLessThan(10_000);
    expect(games.filter((game) => game.gameType === 'RNG' && game.playable).length).toBeGreaterThanOrEqual(
      9_800,
    );
  });

  it('is the same at every run', () => {
    expect(demoGames()).toEqual(games);
    const others = demoGames({ withSlots: false });
    expect(others).toEqual(games.slice(-others.length));
    expect(games.slice(0, -others.length).every(({ gameType }) => gameType === 'RNG')).toBe(true);
  });

  it('gives each game its own code and picture seed', () => {
    expect(distinct(games.map((game) => game.code))).toBe(games.length);
    expect(distinct(games.map((game) => game.artSeed))).toBe(games.length);
    expect(
      games.filter((game) => game.engine !== 'lottery' && !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(game.code)),
    ).toEqual([]);
  });

  it('covers every vendor and every category', () => {
    expect(new Set(games.map((game) => game.vendor))).toEqual(new Set(VENDOR_CODES));
    expect(distinct(games.map((game) => game.gameType))).toBe(9);
  });

  it('assigns each playable slot a model with its classes, and other games none', () => {
    const classes = new Map(MODEL_CHOICES.map((model) => [model.code, model.classes]));
    const wrong = games.filter((game) =>
      game.engine === 'slots'
        ? game.classes !== classes.get(game.model ?? '') || !game.stakeTable
        : game.stakeTable !== null || (game.model !== null && game.engine !== 'lottery'),
    );
    expect(wrong).toEqual([]);
    expect(distinct(games.filter((game) => game.engine === 'slots').map((game) => game.model))).toBe(
      MODEL_CHOICES.length,
    );
  });

  it('uses the models and stake tables that it receives', () => {
    const only = demoGames({
      models: [{ engine: 'slots', code: 'one', classes: ['lines'] }],
      stakeTables: ['small'],
    });
    expect(
      distinct(
        only
          .filter((game) => game.gameType === 'RNG' && game.playable)
          .map((game) => `${game.model} ${game.stakeTable}`),
      ),
    ).toBe(1);
  });

  it('gives slots no model of another engine', () => {
    const mixed = demoGames({
      models: [
        { engine: 'slots', code: 'one', classes: ['lines'] },
        { engine: 'dice', code: 'six', classes: ['table'] },
      ],
    });
    const models = mixed
      .filter((game) => game.gameType === 'RNG' && game.playable)
      .map((game) => `${game.engine} ${game.model}`);
    expect([...new Set(models)]).toEqual(['slots one']);
  });

  it('shows pictures that match title and theme', () => {
    const wrong = games.filter(
      (game) =>
        !themeOf(game.theme).motifs.includes(game.motif) ||
        !themeOf(game.theme).palettes.includes(game.palette),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the themes', () => {
  it('name only existing scenes, motifs, palettes and weather, without duplicates', () => {
    const known = { scenes: SCENE_IDS, motifs: MOTIF_IDS, palettes: PALETTE_IDS, weather: WEATHER_IDS };
    for (const id of THEME_IDS) {
      const theme = themeOf(id);
      for (const part of ['scenes', 'motifs', 'palettes', 'weather'] as const) {
        expect(theme[part].filter((name) => !(known[part] as readonly string[]).includes(name))).toEqual([]);
        expect(repeated(theme[part])).toEqual([]);
      }
    }
  });

  it('are at least 24 for slots and use every motif and scene', () => {
    expect(SLOT_THEME_IDS.length).toBeGreaterThanOrEqual(24);
    const used = new Set(
      THEME_IDS.flatMap((id) => [...themeOf(id).motifs, ...themeOf(id).scenes] as string[]),
    );
    expect([...MOTIF_IDS, ...SCENE_IDS].filter((id) => !used.has(id))).toEqual([]);
  });
});
