import { compareBets } from './random-bets';

test('the verifier settles 1,000,000 random bets as the engine does', () => {
  expect(compareBets(1_000_000, 2).bets).toBe(1_000_000);
}, 1_200_000);
