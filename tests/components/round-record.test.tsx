/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import RoundRecord from '@/components/studio/slots/record/round-record';
import { models } from '@/lib/studio/slots/models';
import type * as Models from '@/lib/studio/slots/models';
import type { PublishedModel } from '@/lib/studio/slots/types';
import records from '@/messages/en/records.json';

const CODE = 'coin-hold';

/** An earlier version of the model: the letters of the coin and of the first symbol were swapped, and a stake had one unit. */
jest.mock('@/lib/studio/slots/models/earlier', () => {
  const { models: current } = jest.requireActual<typeof Models>('@/lib/studio/slots/models');
  const model = current['coin-hold'];
  const coin = model.symbols.find(({ id }) => id === 'coin')!;
  const first = model.symbols[0]!;
  const letters = new Map([
    [coin.id, first.letter],
    [first.id, coin.letter],
  ]);
  const symbols = model.symbols.map((symbol) => ({
    ...symbol,
    letter: letters.get(symbol.id) ?? symbol.letter,
  }));
  const earlier = { model: { ...model, version: 0, units: 1, symbols }, returns: {} };
  return { earlierModels: [earlier as unknown as PublishedModel] };
});

const model = models[CODE];
const letterOf = (id: string) => model.symbols.find((symbol) => symbol.id === id)!.letter;

/** A round with one picture: a coin and the model's first symbol, by the current letters. Each has the value 5. */
function show(version: number | undefined) {
  const first = model.symbols[0]!;
  const grid = `${letterOf('coin')}${first.letter}`;
  const step = { kind: 'land', grid, values: [[5, 5]], multiplier: 1, payout: '0.00', wins: [] };
  return render(
    <NextIntlClientProvider locale="en" messages={{ records }} timeZone="UTC">
      <RoundRecord
        model={CODE}
        version={version}
        look="night-market.jade.cat"
        currency="THB"
        stake="20.00"
        moves={[{ kind: 'paid', payout: '0.00', steps: [step] }]}
      />
    </NextIntlClientProvider>,
  );
}

const names = async () =>
  (await screen.findAllByRole('img', { hidden: true }))
    .filter((picture) => picture.tagName === 'IMG')
    .map((picture) => picture.getAttribute('src')!.replace(/^.*\/|\.svg$/g, ''));

describe('the picture of a round', () => {
  test.each([[model.version], [undefined]])('has the symbols and units of version %s', async (version) => {
    show(version);
    expect(await names()).toEqual(['coin', model.symbols[0]!.id]);
    // 5 of 25 units of a stake of 20.
    expect(screen.getByText('4')).toBeInTheDocument();
  });

  test('has the symbols and units of an earlier version, if the round was played with it', async () => {
    show(0);
    expect(await names()).toEqual([model.symbols[0]!.id, 'coin']);
    expect(screen.getByText('100')).toBeInTheDocument();
  });

  test('has no symbols if the version is gone', async () => {
    show(7);
    expect(await screen.findByRole('img', { name: new RegExp(letterOf('coin')) })).toBeInTheDocument();
    expect(await names()).toEqual([]);
  });
});
