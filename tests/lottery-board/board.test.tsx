/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_COMBINATIONS } from '@/lib/studio/lottery/plays/selection';
import { betsInput } from '@/lib/studio/lottery/schema';
import { boardProps, button, chooseDigits, draw, prepareBrowser, showBoard } from './support';

interface Sent {
  requestId: string;
  lines: { play: string; selection: string; multiple: number }[];
  draws: { period: string; multiple: number }[];
  leastPrize: number;
}

let sent: Sent[];
let answer: () => Promise<{ status: number; body: unknown }>;

const slip = (bets = 1) => ({
  status: 200,
  body: {
    success: true,
    value: { slipId: '42', stake: '1.00', balance: '999.00', currency: 'USD', bets: Array(bets).fill({}) },
  },
});
const refuse = (code: string, extras: object = {}, status = 409) => ({
  status,
  body: { success: false, code, message: `message of ${code}`, ...extras },
});

beforeEach(() => {
  prepareBrowser();
  sent = [];
  answer = async () => slip();
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    if (!path.startsWith('/lotto/lgw/bets')) return { ok: false, status: 404, json: async () => ({}) };
    sent.push(JSON.parse(String(init.body)) as Sent);
    const { status, body } = await answer();
    return { ok: status < 400, status, json: async () => body };
  }) as unknown as typeof fetch;
});

const press = (name: string | RegExp) => userEvent.click(button(name));
const slipPanel = () => within(screen.getByRole('region', { name: 'Slip' }));

/** One line of five digits on the slip: one combination for 1. */
async function addLine(digits = '12345') {
  await chooseDigits(digits);
  await press('Add to slip');
}
async function place() {
  await press('Place bets');
  await press('Confirm');
}

test('a line is chosen, counted, placed as the API takes it, and the slip says its number', async () => {
  const props = boardProps();
  await showBoard(props);
  await addLine();
  expect(slipPanel().getByText('20261126-0001')).toBeInTheDocument();
  await place();
  expect(await screen.findByText('Your bets are placed')).toBeInTheDocument();
  expect(screen.getByText('42')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(betsInput.safeParse(sent[0]).success).toBe(true);
  expect(sent[0]!.lines).toEqual([
    {
      play: 'five-straight',
      selection: '1|2|3|4|5',
      unit: '1',
      multiple: 1,
      prizeMode: 'LOTT',
      series: 1960,
    },
  ]);
  expect(props.onPlaced).toHaveBeenCalledTimes(1);
});

test('quick picks, unit and multiple change combinations and stake', async () => {
  await showBoard(boardProps());
  for (const at of [1, 2, 3, 4, 5])
    await userEvent.click(
      within(screen.getByRole('group', { name: `Quick picks: Position ${at}` })).getByRole('button', {
        name: at === 1 ? 'Big' : 'All',
      }),
    );
  expect(screen.getByText('50000 combinations'.replace('50000', '50,000'))).toBeInTheDocument();
  await press('$0.01');
  await press('×5');
  expect(screen.getByText('$2,500.00')).toBeInTheDocument();
});

test('after a lost answer the same slip is sent under the same id, and cannot be changed before', async () => {
  await showBoard(boardProps());
  await addLine();
  answer = () => Promise.reject(new TypeError('network'));
  await place();
  expect(await screen.findByText(/no answer yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove line 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Place bets' })).toBeNull();
  answer = async () => slip();
  await press('Ask again');
  expect(await screen.findByText('Your bets are placed')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('a lost answer survives a reload of the page', async () => {
  const view = await showBoard(boardProps());
  await addLine();
  answer = async () => refuse('LOTTERY_SLIP_UNDER_WAY', {}, 503);
  await place();
  await screen.findByText(/no answer yet/);
  view.unmount();
  await showBoard(boardProps());
  answer = async () => slip();
  await press('Ask again');
  await screen.findByText('Your bets are placed');
  expect(sent[1]!.requestId).toBe(sent[0]!.requestId);
});

test('a refusal ends the try: the next one has another id', async () => {
  await showBoard(boardProps());
  await addLine();
  answer = async () => refuse('DRAW_CLOSED');
  await place();
  expect(await screen.findByText('message of DRAW_CLOSED')).toBeInTheDocument();
  answer = async () => slip();
  await place();
  await screen.findByText('Your bets are placed');
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

test('refusals are words at the line that they concern', async () => {
  await showBoard(boardProps());
  await addLine('12345');
  await addLine('12346');
  const second = () => within(slipPanel().getAllByRole('listitem')[1]!);
  answer = async () => refuse('LOTTERY_STAKE_LIMIT', { line: 1, most: '0.50' });
  await place();
  expect(await second().findByText(/above the limit of \$0\.50/)).toBeInTheDocument();
  answer = async () => refuse('LOTTERY_NUMBER_FULL', { line: 1, number: '4:6', period: '20261126-0001' });
  await place();
  expect(await second().findByText(/Position 5: 6 is full in draw 20261126-0001/)).toBeInTheDocument();
  answer = async () => refuse('LOTTERY_MEMBER_LIMIT', { period: '20261126-0001', most: '5.00' });
  await place();
  expect(await screen.findByText(/above your limit of \$5\.00/)).toBeInTheDocument();
});

test('a lower prize is bet only after the member accepts it', async () => {
  await showBoard(boardProps());
  await addLine();
  answer = async () => refuse('LOTTERY_PRIZE_CHANGED', { line: 0, permille: 850, period: '20261126-0001' });
  await place();
  expect(await screen.findByText(/now 85% of the one shown/)).toBeInTheDocument();
  answer = async () => slip();
  await press('Accept the new prize');
  await screen.findByText('Your bets are placed');
  expect(sent.map(({ leastPrize }) => leastPrize)).toEqual([1000, 850]);
});

test('when the draw closes, the slip moves to the next one only if the member says so', async () => {
  const { update } = await showBoard(boardProps());
  await addLine();
  await update(boardProps({ current: draw('20261126-0002') }));
  expect(screen.getByRole('button', { name: 'Place bets' })).toBeDisabled();
  expect(screen.getByText(/has closed/)).toBeInTheDocument();
  await press(/Bet on draw 20261126-0002/);
  await place();
  await screen.findByText('Your bets are placed');
  expect(sent[0]!.draws).toEqual([{ period: '20261126-0002', multiple: 1 }]);
});

test('a balance that is too low says so, with a link to deposit, and nothing can be placed', async () => {
  await showBoard(boardProps({ balance: '0.50' }));
  await addLine();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
    'href',
    expect.stringContaining('/member/deposit'),
  );
  expect(screen.getByRole('button', { name: 'Place bets' })).toBeDisabled();
});

test('play money has no link to deposit and is bet as play money', async () => {
  await showBoard(boardProps({ balance: '0.50', free: true }));
  await addLine();
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
});

test('the slip survives a reload and can be edited', async () => {
  const view = await showBoard(boardProps());
  await addLine();
  view.unmount();
  await showBoard(boardProps());
  await press('Edit line 1');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Position 5' })).getByRole('button', { name: '9' }),
  );
  await press('Change line');
  expect(slipPanel().getAllByRole('listitem')).toHaveLength(1);
  await place();
  await screen.findByText('Your bets are placed');
  expect(sent[0]!.lines[0]!.selection).toBe('1|2|3|4|5,9');
  await press('Repeat last slip');
  expect(slipPanel().getAllByRole('listitem')).toHaveLength(1);
});

test('a slip is not shown to the next member in the same tab', async () => {
  const view = await showBoard(boardProps());
  await addLine();
  view.unmount();
  const other = await showBoard(boardProps({ memberId: '8' }));
  expect(screen.queryByRole('button', { name: 'Edit line 1' })).toBeNull();
  other.unmount();
  await showBoard(boardProps());
  expect(screen.getByRole('button', { name: 'Edit line 1' })).toBeInTheDocument();
});

test('before the currency of the session is known, no amount is shown, and then the board', async () => {
  const { update } = await showBoard(boardProps({ currency: '' }));
  expect(screen.queryByRole('button', { name: 'Add to slip' })).toBeNull();
  await update(boardProps());
  expect(screen.getByRole('button', { name: 'Add to slip' })).toBeInTheDocument();
});

test('random lines are added, each valid', async () => {
  await showBoard(boardProps());
  await press('× 5: 5 random picks');
  await waitFor(() => expect(slipPanel().getAllByRole('listitem')).toHaveLength(5));
});

describe('typed numbers', () => {
  const open = async () => {
    await showBoard(boardProps({ balance: '1000000' }));
    await press('All five: straight, typed');
  };
  const box = () => screen.getByRole('textbox', { name: 'Numbers' });

  test('each mistake has a sentence with its line, and duplicates count once', async () => {
    await open();
    fireEvent.change(box(), { target: { value: '12345\n1234\n12a45, 12345' } });
    await act(async () => {});
    expect(screen.getByText('Line 2: “1234” has too few digits.')).toBeInTheDocument();
    expect(screen.getByText('Line 3: “12a45” has characters that are not digits.')).toBeInTheDocument();
    expect(
      screen.getByText('Line 3: “12345” is there already, in line 1. It counts once.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 combination')).toBeInTheDocument();
  });

  test('100,000 pasted numbers are one line and few elements', async () => {
    await open();
    const text = Array.from({ length: MAX_COMBINATIONS }, (_, i) => String(i).padStart(5, '0')).join('\n');
    fireEvent.paste(box(), { clipboardData: { getData: () => text } });
    await screen.findByText('100,000 combinations', undefined, { timeout: 30_000 });
    expect(box()).toHaveValue('');
    await press('Add to slip');
    expect(slipPanel().getAllByRole('listitem')).toHaveLength(1);
    expect(document.querySelectorAll('*').length).toBeLessThan(700);
    await place();
    await screen.findByText('Your bets are placed');
    expect(sent[0]!.lines[0]!.selection).toHaveLength(MAX_COMBINATIONS * 6 - 1);
    expect(betsInput.safeParse(sent[0]).success).toBe(true);
  });
});

test('a group of play types opens at its first one; the group of the chosen one keeps the numbers', async () => {
  await showBoard(boardProps());
  const digit = () =>
    within(screen.getByRole('group', { name: 'Position 1' })).getByRole('button', { name: '3' });
  await userEvent.click(digit());
  await press('All five');
  expect(digit()).toHaveAttribute('aria-pressed', 'true');
  await press('Positions');
  expect(screen.getByRole('heading', { name: 'All five: fixed position' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All five: fixed position' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
