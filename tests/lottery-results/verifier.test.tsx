/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { pictureNames } from '@/components/lottery/picture-names';
import { pictureOf } from '@/components/lottery/pictures/picture-kind';
import { drawnNumbers, isPublished } from '@/components/lottery/verifier/draw-input';
import { DrawVerifier } from '@/components/lottery/verifier/draw-verifier';
import { drawVerifierStrings } from '@/components/lottery/verifier/strings';
import { commitmentOf, FairStream } from '@/lib/platform/fairness/stream';
import { lotteryGames, findGame } from '@/lib/studio/lottery/games/registry';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { resultToJson } from '@/lib/studio/lottery/sources/result';
import type { WireDraw } from '@/lib/studio/lottery/wire';

const seed = '0badcafe'.repeat(8);
const strings = drawVerifierStrings((key) => key.replace('verifier.', ''));
const names = pictureNames(
  (key) => key,
  (key) => key,
);

/** A published draw of a game, as the site's call gives it. */
function published(code: string, changes: Partial<WireDraw> = {}): WireDraw {
  const { source } = findGame(code)!;
  const period = '20261126-0007';
  const given = source.groups.some(({ kind }) => kind === 'given') ? [6] : [];
  const clientSeed = `${code}-${period}`;
  const stream = new FairStream({ serverSeed: seed, clientSeed, nonce: 0 });
  return {
    period,
    status: 'settled',
    opensAt: '2026-11-26T00:06:00Z',
    closesAt: '2026-11-26T00:06:55Z',
    drawsAt: '2026-11-26T00:07:00Z',
    result: resultToJson(source, drawResult(source, stream.draw, given)),
    corrected: false,
    ownDraw: true,
    commitment: commitmentOf(seed),
    serverSeed: seed,
    clientSeed,
    given,
    ...changes,
  };
}

const asked: string[] = [];

/** Opens the verifier with a link to a draw of which the site's call answers `draw`. */
async function open(code: string, draw: WireDraw | undefined) {
  asked.length = 0;
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const envelope = { success: true, value: { list: draw ? [draw] : [] } };
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Map(),
      json: () => Promise.resolve(envelope),
    });
  }) as unknown as typeof fetch;
  window.history.replaceState(null, '', `/fairness/lottery?game=${code}&period=20261126-0007`);
  await act(async () => {
    render(
      <DrawVerifier
        games={lotteryGames.map((game) => ({ code: game.code, name: game.code, picture: pictureOf(game) }))}
        names={names}
        strings={strings}
      />,
    );
  });
}

const verdicts = () =>
  [...document.querySelectorAll('[data-good]')].map(
    (element) => `${element.textContent}: ${element.getAttribute('data-good')}`,
  );

beforeAll(() => {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Element.prototype.scrollIntoView = () => {};
});

test.each(['FAST5X1', 'CARS10X3', 'MARK6', 'VNNORTH', 'KENOX5'])(
  'a link to a draw of %s recomputes it at once',
  async (code) => {
    await open(code, published(code));
    await waitFor(() => expect(verdicts()).toEqual(['holds: true', 'matches: true']));
    expect(asked).toEqual([`/lotto/lgw/draws/${code}?period=20261126-0007&pageSize=1`]);
  },
);

test('it says when the seed is not the one of the hash, and when the numbers are others', async () => {
  await open('FAST5X1', published('FAST5X1', { commitment: commitmentOf('11'.repeat(32)) }));
  await waitFor(() => expect(verdicts()).toEqual(['broken: false', 'matches: true']));
  fireEvent.change(screen.getByLabelText('published'), { target: { value: '1 2 3 4 5' } });
  fireEvent.change(screen.getByLabelText('hash'), { target: { value: commitmentOf(seed) } });
  fireEvent.click(screen.getByRole('button', { name: 'go' }));
  await waitFor(() => expect(verdicts()).toEqual(['holds: true', 'differs: false']));
});

test.each([
  [
    'is not drawn yet',
    published('FAST5X1', { serverSeed: null, result: null, status: 'open' }),
    'notRevealed',
  ],
  ['came from outside', published('THAI', { ownDraw: false, commitment: null, serverSeed: null }), 'outside'],
  ['does not exist', undefined, 'notFound'],
])('a draw that %s is not recomputed, and it says why', async (_, draw, text) => {
  await open('FAST5X1', draw);
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0));
  expect(verdicts()).toEqual([]);
});

test('a change of the entered seed gives other numbers', async () => {
  await open('FAST5X1', published('FAST5X1'));
  await waitFor(() => expect(verdicts()).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('client'), { target: { value: 'another' } });
  fireEvent.click(screen.getByRole('button', { name: 'go' }));
  await waitFor(() => expect(verdicts()).toEqual(['holds: true', 'differs: false']));
});

test('published numbers are compared by their value, of prize ranks by their digits', () => {
  expect(isPublished('elevenOfFive', [[1, 11, 4, 9, 10]], '01 11, 04 09 10')).toBe(true);
  expect(isPublished('elevenOfFive', [[1, 11, 4, 9, 10]], '1 11 4 10 9')).toBe(false);
  expect(isPublished('hanoi', [['00927'], ['51148']], '00927 51148')).toBe(true);
  expect(isPublished('hanoi', [['00927'], ['51148']], '927 51148')).toBe(false);
  expect(drawnNumbers('fortyNine', [[5, 12, 30, 33, 41, 48], [23], [4]])).toBe('5 12 30 33 41 48 23');
});
