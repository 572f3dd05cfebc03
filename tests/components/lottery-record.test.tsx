/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { BetFacts } from '@/components/lottery/record/lottery-record';
import { hitsByTier, parseLotteryBet } from '@/components/lottery/record/recorded-bet';
import { findGame, playsOf } from '@/lib/studio/lottery/games/registry';
import lottery from '@/messages/en/lottery.json';
import plays from '@/messages/en/lottery-plays.json';
import records from '@/messages/en/records.json';

/** The details of a round whose bet is the worked example of a play type. */
function exampleDetails(gameCode: string, playCode: string) {
  const play = playsOf(findGame(gameCode)!).get(playCode)!;
  const { selection, result, wins } = play.type.example;
  return {
    engine: 'lottery',
    model: gameCode,
    play: playCode,
    selection,
    period: '20261126-0042',
    units: 5,
    unit: '0.02',
    multiple: 3,
    series: 1900,
    mode: 'LOTT',
    drawn: result,
    hits: wins,
  };
}

const show = (details: Record<string, unknown>) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ records, lottery, 'lottery-plays': plays }}
      timeZone="UTC"
    >
      <BetFacts bet={parseLotteryBet(details)!} currency="CNY" />
    </NextIntlClientProvider>,
  );

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!;

describe('the record of a lottery bet', () => {
  test('shows game, draw, play type, selection, numbers, hits and the way to the verifier', () => {
    const details = exampleDetails('DICE3X1', 'sum');
    show(details);
    expect(fact('Game')).toHaveTextContent(plays.games.DICE3X1);
    expect(fact('Draw')).toHaveTextContent(details.period);
    expect(fact('Size')).toHaveTextContent('5 combinations × 0.02 × 3');
    expect(fact('Series')).toHaveTextContent('1900');
    expect(fact('Selection')).toHaveTextContent(details.selection.split(',').join(', '));
    const numbers = (details.drawn as number[][])[0]!;
    expect(screen.getByRole('img')).toHaveAccessibleName(new RegExp(numbers.join('.*')));
    const [[, units]] = hitsByTier(details.hits) as [[string, number]];
    expect(fact('Hits')).toHaveTextContent(`Win × ${units}`);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      `/fairness/lottery?game=DICE3X1&period=${details.period}`,
    );
  });

  test('shows no numbers before the draw', () => {
    const { drawn: _drawn, hits: _hits, ...placed } = exampleDetails('FAST5X1', 'five-fixed');
    show(placed);
    expect(fact('Draw')).toHaveTextContent(placed.period);
    expect(screen.queryByText('Drawn numbers')).not.toBeInTheDocument();
    expect(screen.queryByText('Hits')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('marks a selection that the wallet cut, and a bet without a hit', () => {
    const entries = Array.from({ length: 80 }, (_, index) => String(10_000 + index)).join(' ');
    const details = exampleDetails('FAST5X1', 'five-fixed');
    show({ ...details, play: 'five-straightTyped', selection: entries.slice(0, 400), hits: undefined });
    expect(fact('Selection').textContent).toMatch(/^10000 10001 .* …$/);
    expect(fact('Hits')).toHaveTextContent('None');
  });

  test('says what a corrected bet pays now, and that a draw was voided', () => {
    const details = exampleDetails('FAST5X1', 'five-fixed');
    const { unmount } = show({ ...details, corrected: 1, payout: '12.50', hits: [] });
    expect(screen.getByText(/^The result was corrected/)).toHaveTextContent(/pays .*12\.50\. The difference/);
    unmount();
    show({ ...details, corrected: 1, payout: '12.50', voided: true });
    expect(screen.getByText(/^The draw was voided/)).toBeInTheDocument();
    expect(screen.queryByText('Hits')).not.toBeInTheDocument();
    expect(screen.queryByText(/^The result was corrected/)).not.toBeInTheDocument();
  });

  test('offers no verification of a voided draw whose result came from outside', () => {
    const details = exampleDetails('MY4D', [...playsOf(findGame('MY4D')!).keys()][0]!);
    const { unmount } = show(details);
    expect(screen.getByRole('link')).toBeInTheDocument();
    unmount();
    show({ ...details, voided: true });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows a game and a play type that do not exist any more by their codes', () => {
    show({ ...exampleDetails('FAST5X1', 'five-fixed'), model: 'GONE', play: 'gone' });
    expect(fact('Game')).toHaveTextContent('GONE');
    expect(fact('Play type')).toHaveTextContent('gone');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

test('every play type of every game has a record', () => {
  for (const code of ['FAST5X1', 'FAST11X1', 'MY4D']) {
    for (const playCode of playsOf(findGame(code)!).keys()) {
      const { unmount } = show(exampleDetails(code, playCode));
      expect(fact('Play type')).not.toBeEmptyDOMElement();
      unmount();
    }
  }
});

test('details of other games, and malformed ones, are no lottery bet or no numbers', () => {
  expect(parseLotteryBet({})).toBeUndefined();
  expect(parseLotteryBet({ engine: 'slots' })).toBeUndefined();
  expect(parseLotteryBet({ engine: 'lottery', drawn: 'x', hits: [{ units: 1 }] })).toMatchObject({
    drawn: undefined,
    hits: [],
  });
});
