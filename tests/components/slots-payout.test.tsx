/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import RoundRecord from '@/components/studio/slots/record/round-record';
import { INITIAL_SNAPSHOT, type GameSnapshot } from '@/components/studio/slots/store';
import { WinLine } from '@/components/studio/slots/win-line';
import type { SlotsView } from '@/components/studio/slots/types';
import records from '@/messages/en/records.json';
import studio from '@/messages/en/studio.json';

function show(child: React.ReactNode) {
  return render(
    <NextIntlClientProvider locale="en" messages={{ records, studio }} timeZone="UTC">
      {child}
    </NextIntlClientProvider>,
  );
}

const view = { currency: 'THB' } as SlotsView;
const ended = (win: bigint): GameSnapshot => ({ ...INITIAL_SNAPSHOT, view, roundStake: '1.00', win });

describe('the line under the reels', () => {
  test('shows a payout below the stake as a payout with the net, at once', () => {
    const { container } = show(<WinLine state={ended(5_600n)} tick={() => undefined} />);
    expect(container).toHaveTextContent('Payout0.56Net -0.44');
    expect(screen.queryByText(studio.win)).toBeNull();
    expect(screen.getByRole('status')).not.toHaveTextContent('won');
    expect(screen.getByRole('status')).toHaveTextContent('0.56, net -0.44');
  });

  test.each([10_000n, 15_000n])('shows a payout of %d as a win on a stake of 1.00', (win) => {
    show(<WinLine state={ended(win)} tick={() => undefined} />);
    expect(screen.getByText(studio.win)).toBeInTheDocument();
    expect(screen.queryByTestId('studio-net')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You won');
  });
});

describe('the record of a round', () => {
  const record = (payout: string) => (
    <RoundRecord
      model="ten-lines"
      version={undefined}
      look="night-market.jade.cat"
      currency="THB"
      stake="1.00"
      moves={[
        {
          kind: 'paid',
          payout,
          steps: [
            {
              kind: 'land',
              grid: 'AAA AAA AAA AAA AAA',
              multiplier: 1,
              payout,
              wins: [{ kind: 'any', symbol: 'low3', count: 3, multiplier: 1, payout, cells: [[0, 0]] }],
            },
          ],
        },
      ]}
    />
  );

  test('shows a payout below the stake without the sign and the colour of a gain', async () => {
    const { container } = show(record('0.56'));
    expect(await screen.findByText(records.bets.payout)).toBeInTheDocument();
    expect(container).not.toHaveTextContent('+');
    expect(container.querySelector('.text-jade')).toBeNull();
  });

  test('shows a gain with its sign', async () => {
    const { container } = show(record('2.56'));
    expect((await screen.findAllByText(/\+.*2\.56/)).length).toBe(2);
    expect(container.querySelector('.text-jade')).not.toBeNull();
  });
});
