import { launchRoute } from '@/lib/catalogue/launch-route';

/** Where a pressed game leads (GAME-1), case by case. */
describe('the page that a press on a game or a vendor opens', () => {
  test.each([
    ['TCG_LOTTO_VN', 'LOTT', '/vnLottery'],
    ['TCG_SEA', 'LOTT', '/seaLottery'],
    ['LOTT', 'LOTT', '/lottery'],
    ['ELOTT', 'ELOTT', '/lottery'],
    ['BGS', 'LOTT', '/lottery'],
    ['PG', 'RNG', '/rng?vassalage=PG'],
  ] as const)('the card of %s in %s is the page %s', (vendor, gameType, path) => {
    expect(launchRoute({ vendor, gameType })).toEqual({ kind: 'page', path });
  });

  test.each(['LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP'] as const)(
    "a vendor's card in %s opens the list of its games",
    (gameType) => {
      expect(launchRoute({ vendor: 'BTI', gameType })).toEqual({ kind: 'list' });
    },
  );

  test.each([
    ['TCG_LOTTO_VN', '/vnLottery?gameCode=tcg-lotto-vn-north-draw'],
    ['TCG_SEA', '/seaLottery?gameCode=tcg-lotto-vn-north-draw'],
    ['LOTT', '/lottery?gameCode=tcg-lotto-vn-north-draw'],
  ])('a draw of %s opens its page', (vendor, path) => {
    expect(launchRoute({ vendor, gameType: 'LOTT', code: 'tcg-lotto-vn-north-draw' })).toEqual({
      kind: 'page',
      path,
    });
  });

  test.each(['RNG', 'LIVE', 'SPORTS', 'FISH'] as const)('a game of %s opens', (gameType) => {
    expect(launchRoute({ vendor: 'PG', gameType, code: 'pg-ember-heron' })).toEqual({ kind: 'game' });
  });

  test('a code is encoded for the address', () => {
    expect(launchRoute({ vendor: 'LOTT', gameType: 'LOTT', code: 'a&b=c' })).toEqual({
      kind: 'page',
      path: '/lottery?gameCode=a%26b%3Dc',
    });
  });
});
