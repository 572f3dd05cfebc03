/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { DecisionButtons } from '@/components/backoffice/lottery/decision-buttons';
import { ExposureMap } from '@/components/backoffice/lottery/exposure-map';
import { GameForm } from '@/components/backoffice/lottery/game-form';
import { VoidButton } from '@/components/backoffice/lottery/void-button';
import type { Exposure } from '@/lib/backoffice/lottery/exposure';
import backoffice from '@/messages/en/backoffice.json';
import { findGame } from '@/lib/studio/lottery/games/registry';
import plays from '@/messages/en/lottery-plays.json';
import lottery from '@/messages/en/backoffice-lottery.json';
import errors from '@/messages/en/errors.json';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }),
  usePathname: () => '/backoffice/lottery',
}));

let sent: { path: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return { ok: true, status: 200, json: async () => ({ success: true, value: { status: 'requested' } }) };
  }) as unknown as typeof fetch;
});

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ backoffice, errors, 'backoffice-lottery': lottery, 'lottery-plays': plays }}
      timeZone="UTC"
    >
      {children}
    </NextIntlClientProvider>,
  );

describe('the form of a game', () => {
  const form = (
    <GameForm
      code="THAI"
      seen="default"
      enabled
      schedule={null}
      ownSchedule={{ kind: 'days', zone: 'Asia/Bangkok', monthDays: [1, 16], closes: 920, drawn: 960 }}
      closeSeconds={0}
      makeUpSeconds={21_600}
      keepDays={3_650}
      drawnByUs={false}
      isExternal
      at="2026-11-26T04:00:00Z"
      mayWrite
    />
  );
  const draws = () =>
    within(screen.getByRole('region', { name: 'The next 10 draws' })).queryAllByRole('listitem');

  it('shows the next ten draws of what is typed, and none of a schedule that has none', async () => {
    show(form);
    expect(draws()).toHaveLength(10);
    expect(draws()[0]).toHaveTextContent('Dec 1, 2026, 4:00 PM');
    expect(draws()[1]).toHaveTextContent('Dec 16, 2026, 4:00 PM');
    await userEvent.selectOptions(screen.getByLabelText('Schedule'), 'interval');
    const minutes = screen.getByLabelText('Minutes between draws');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '30');
    // 04:00 in UTC is 11:00 in Bangkok.
    expect(draws()[0]).toHaveTextContent('Nov 26, 2026, 11:30 AM');
    const zone = screen.getByLabelText('Time zone');
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Asia/Nowhere');
    expect(draws()).toHaveLength(0);
    expect(screen.getByText('This schedule has no draws.')).toBeInTheDocument();
  });

  it('sends what is set, and asks for a reason if this site is to draw the game', async () => {
    show(form);
    expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('This site draws it itself, and says so to members'));
    await userEvent.type(screen.getByLabelText('Reason'), 'demo');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: '/backoffice/api/lottery/games/THAI',
      body: {
        seen: 'default',
        reason: 'demo',
        change: {
          enabled: true,
          schedule: null,
          closeSeconds: 0,
          makeUpSeconds: 21_600,
          keepDays: 3_650,
          drawnByUs: true,
        },
      },
    });
  });
});

describe('the confirmation of an entry', () => {
  const decision = {
    ...{ id: '7', drawId: '3', origin: 'typed' as const, enteredBy: 'mina', isOwn: false, game: 'Hanoi' },
    ...{ period: '20261126', source: findGame('HANOI')!.source },
  };
  const sums = [{ currency: 'CNY', bets: 3, members: 2, stake: '30', more: '95', less: '20', rebate: '1.5' }];
  const answer = (value: unknown) => {
    global.fetch = jest.fn(async (path: string, init: RequestInit) => {
      sent.push({ path, body: JSON.parse(String(init.body)) });
      return { ok: true, status: 200, json: async () => ({ success: true, value }) };
    }) as unknown as typeof fetch;
  };

  it('repeats game, draw, numbers, the former result and what it changes, before it can be confirmed', async () => {
    answer({ list: [{ id: '7', sums }] });
    show(
      <DecisionButtons
        decision={{
          ...decision,
          ...{ kind: 'correction', result: [['10234'], ['56789']], former: [['10243'], ['56789']] },
          reason: 'mistyped',
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm this correction?' });
    expect(dialog).toHaveTextContent('Hanoi 20261126');
    for (const text of ['10234', '10243', 'mistyped', 'mina']) expect(dialog).toHaveTextContent(text);
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        /3 bets of 2 members change: .*95\.00 more is paid, and .*20\.00 is taken back/,
      ),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent.at(-1)!.path).toBe('/backoffice/api/lottery/decisions/7/confirm'));
    expect(sent[0]).toEqual({ path: '/backoffice/api/lottery/decisions/preview', body: { ids: ['7'] } });
  });

  it('cannot be confirmed after another operator has decided it', async () => {
    answer({ list: [] });
    show(
      <DecisionButtons
        decision={{ ...decision, kind: 'result', result: [['10234'], ['56789']], former: null, reason: null }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Another operator has decided this meanwhile'));
    expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeDisabled();
  });

  it('says what a void returns and takes back, and what the state of the draw means for it', async () => {
    answer({ list: sums });
    show(
      <VoidButton
        drawId="3"
        status="open"
        maxReason={200}
        entry={{ ...decision, kind: 'void', result: null, former: null }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Void draw' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Sales end at once, and every stake is returned.');
    expect(dialog).not.toHaveTextContent('taken back;');
    await waitFor(() => expect(dialog).toHaveTextContent(/stakes of .*30\.00 are returned/));
  });
});

it('says the figures of a number that has the focus, and lists the numbers with bets as a table', async () => {
  const cell = (label: string, prizes: string, share: number) => ({ label, prizes, stake: '5', share });
  const exposure: Exposure = {
    at: '2026-11-26T04:00:00Z',
    status: 'settled',
    currency: 'CNY',
    ceiling: '1000',
    plays: [{ code: 'straight', name: 'Straight', stake: '5', prizes: '800', share: 0.8 }],
    play: 'straight',
    rows: [{ name: 'Position 1', cells: [cell('0', '0.0000', 0), cell('7', '800', 0.8)] }],
    hidden: 0,
  };
  show(<ExposureMap initial={exposure} drawId="1" base="/backoffice/lottery/draws/1" />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText(/^Position 1, 7: prizes .*800.*, 80%$/)).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(2);
  expect(rows[1]).toHaveTextContent('Position 1 7');
});
