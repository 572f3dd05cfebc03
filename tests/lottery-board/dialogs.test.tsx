/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { betsInput, favouriteInput } from '@/lib/studio/lottery/schema';
import { boardProps, button, chooseDigits, draw, prepareBrowser, showBoard } from './support';

type Body = Record<string, unknown>;
let calls: { call: string; body: Body | undefined }[];
let answers: Record<string, (body: Body | undefined) => { status?: number; body: Body }>;

const give = (value: unknown) => ({ body: { success: true, value } });
const periods = Array.from({ length: 30 }, (_, i) => `20261126-${String(i + 2).padStart(4, '0')}`);
const coming = periods.map((period) => ({
  period,
  closesAt: '2026-11-26T00:02:00Z',
  drawsAt: '2026-11-26T00:02:05Z',
}));
const placedSlip = give({ slipId: '77', stake: '3.00', balance: '997.00', currency: 'USD', bets: [{}, {}] });

beforeEach(() => {
  prepareBrowser();
  calls = [];
  answers = {
    'GET /lotto/lgw/draws/FAST5X1/current': () => give({ draw: draw('20261126-0001'), coming }),
    'GET /lotto/lgw/bets': () => give({ list: [] }),
    'POST /lotto/lgw/bets': () => placedSlip,
    'GET /lotto/lgw/favourites': () => give({ list: [] }),
    'GET /wps/v2/wallets/balance': () => give({ sumBalance: '997.00', currency: 'USD' }),
  };
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path.split('?')[0]}`;
    const body = init.body ? (JSON.parse(String(init.body)) as Body) : undefined;
    calls.push({ call, body });
    const { status = 200, body: answered } = answers[call]!(body);
    return { ok: status < 400, status, json: async () => answered };
  }) as unknown as typeof fetch;
});

const press = (name: string | RegExp) => userEvent.click(button(name));
const lastBody = (call: string) => calls.findLast((one) => one.call === call)?.body;
async function addLine() {
  await chooseDigits('12345');
  await press('Add to slip');
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('the chase', () => {
  const open = async () => {
    await showBoard(boardProps());
    await addLine();
    await press('Chase');
    await screen.findByRole('option', { name: '20261126-0030' });
  };
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

  test('shows every draw with its stake and sum, and sends draws and multiples as the API takes them', async () => {
    await open();
    type(/Number of draws/, '3');
    await press('Rising');
    expect(rows().map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual(['×1', '×2', '×4']);
    expect(rows().map((row) => within(row).getAllByRole('cell')[3]!.textContent)).toEqual([
      '1.00',
      '3.00',
      '7.00',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'First draw' }), '20261126-0005');
    await press('Place 3 bets');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = lastBody('POST /lotto/lgw/bets');
    expect(betsInput.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      stopOnWin: true,
      draws: [
        { period: '20261126-0005', multiple: 1 },
        { period: '20261126-0006', multiple: 2 },
        { period: '20261126-0007', multiple: 4 },
      ],
    });
    expect(screen.getByText('77')).toBeInTheDocument();
  });

  test('multiples can be typed for each draw', async () => {
    await open();
    type(/Number of draws/, '2');
    await press('My own');
    type('Multiple of draw 20261126-0002', '7');
    await press('Place 2 bets');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastBody('POST /lotto/lgw/bets')!.draws).toEqual([
      { period: '20261126-0001', multiple: 1 },
      { period: '20261126-0002', multiple: 7 },
    ]);
  });

  test('a profit plan shows what a win leaves', async () => {
    await open();
    await press('Profit rate');
    // One of 100,000 pays 98,000 for 1: the first draw leaves 97,999.
    await waitFor(() => expect(rows()[0]).toHaveTextContent('+97,999.00'));
  });

  test('a refusal is told in the dialog, which stays open', async () => {
    await open();
    answers['POST /lotto/lgw/bets'] = () => ({
      status: 409,
      body: { success: false, code: 'LOTTERY_STAKE_LIMIT', message: 'm', line: 0, most: '0.50' },
    });
    type(/Number of draws/, '4');
    await press('Place 4 bets');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Line 1:.*above the limit of \$0\.50/)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Place 4 bets' })).toBeEnabled();
  });
});

describe('favourites', () => {
  const favourite = {
    id: '5',
    gameCode: 'FAST5X1',
    name: 'Sundays',
    lines: [
      {
        play: 'five-straight',
        selection: '1|2|3|4|5,6',
        unit: '0.1',
        multiple: 3,
        prizeMode: 'LOTT',
        series: 1980,
      },
      { play: 'gone', selection: '1', unit: '1', multiple: 1, prizeMode: 'LOTT', series: 1900 },
    ],
  };

  test('a slip is kept under a name, as the API takes it', async () => {
    await showBoard(boardProps());
    await addLine();
    answers['POST /lotto/lgw/favourites'] = () => give(favourite);
    await press('Favourites');
    await userEvent.type(await screen.findByRole('textbox', { name: /Keep this slip/ }), 'Sundays');
    await press('Keep');
    await waitFor(() => expect(lastBody('POST /lotto/lgw/favourites')).toBeDefined());
    expect(favouriteInput.safeParse(lastBody('POST /lotto/lgw/favourites')).success).toBe(true);
  });

  test('one is loaded at what is offered now, without lines that the game does not have', async () => {
    await showBoard(boardProps());
    answers['GET /lotto/lgw/favourites'] = () => give({ list: [favourite] });
    await press('Favourites');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Sundays to the slip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const items = within(screen.getByRole('region', { name: 'Slip' })).getAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(items[0]).toHaveTextContent('series 1960');
    expect(items[0]).toHaveTextContent('$0.60');
  });

  test('one is deleted', async () => {
    await showBoard(boardProps());
    answers['GET /lotto/lgw/favourites'] = () => give({ list: [favourite] });
    answers['DELETE /lotto/lgw/favourites/5'] = () => give({});
    await press('Favourites');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sundays' }));
    await waitFor(() => expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
  });
});

test('the last slip of an earlier visit can be repeated: the lines of its first draw', async () => {
  const bet = (id: string, slipId: string, period: string, selection: string, multiple: number) => ({
    id,
    slipId,
    period,
    play: 'five-straight',
    selection,
    cut: false,
    unit: '1',
    multiple,
    prizeMode: 'LOTT',
    series: 1960,
  });
  answers['GET /lotto/lgw/bets'] = () =>
    give({
      list: [
        bet('4', '9', '20261125-0002', '1|1|1|1|1', 2),
        bet('3', '9', '20261125-0001', '1|1|1|1|1', 1),
        bet('2', '8', '20261125-0001', '2|2|2|2|2', 1),
      ],
    });
  await showBoard(boardProps());
  await userEvent.click(await screen.findByRole('button', { name: 'Repeat last slip' }));
  const items = within(screen.getByRole('region', { name: 'Slip' })).getAllByRole('listitem');
  expect(items).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Multiple of line 1' })).toHaveValue('1');
});
