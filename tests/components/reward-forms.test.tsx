/** @jest-environment jsdom */
/**
 * The forms of rewards, against the checks of the server: a body is accepted or refused by the schema of its call, so that the test also
 * fails if a form and its call disagree.
 */
import '@testing-library/jest-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { TextEncoder } from 'node:util';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ModeForm } from '@/components/backoffice/activities/mode-form';
import { BonusForm, type EditedBonus } from '@/components/backoffice/bonuses/bonus-form';
import { MissionForm, type EditedMission } from '@/components/backoffice/missions/mission-form';
import { LadderForm } from '@/components/backoffice/vip/ladder-form';
import { TransferForm } from '@/components/cashier/transfer/transfer-form';
import { ApplyForm } from '@/components/promotions/apply-dialog';
import { queryClient } from '@/components/ui/query-client';
import { modeInput } from '@/lib/backoffice/activities/schema';
import { newBonusInput } from '@/lib/backoffice/bonuses/schema';
import { newMissionInput } from '@/lib/backoffice/missions/schema';
import { ladderInput } from '@/lib/backoffice/vip/schema';
import { loadMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import type { WirePromotion } from '@/lib/rewards/promotions/wire';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push }) }));
// The code of numbers in a page needs it, and jsdom has none.
global.TextEncoder = TextEncoder;

interface Sent {
  path: string;
  body: Record<string, unknown>;
}
let sent: Sent[];
/** What the server answers to a body. */
let answer: (body: Record<string, unknown>) => { status: number; body: object };

const translate = translator('en', 'errors');
const good = (value: object = {}) => ({ status: 200, body: { success: true, value } });
const refused = (code: string, status = 409, values?: Record<string, string>) => ({
  status,
  body: { success: false, code, message: translate(code, values) },
});
/** The checks of a call: its schema with the parts of its address, and the errors as the server sends them. */
const checkedBy =
  (schema: z.ZodType, value: object = {}, address: object = {}) =>
  (body: Record<string, unknown>) => {
    const checked = schema.safeParse({ ...body, ...address });
    if (checked.success) return good(value);
    const fields = Object.fromEntries(
      Object.entries(toFieldErrors(checked.error)).map(([name, { code, values }]) => [
        name,
        { code, message: translate(`fields.${code}`, values) },
      ]),
    );
    return {
      status: 400,
      body: { success: false, code: 'INVALID_INPUT', message: translate('INVALID_INPUT'), fields },
    };
  };

beforeEach(() => {
  sent = [];
  answer = () => good();
  push.mockClear();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  global.fetch = jest.fn(async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return { ok: true, status: 200, json: async () => good().body };
    const body =
      init.body instanceof FormData
        ? { remark: init.body.get('remark'), images: init.body.getAll('images') }
        : (JSON.parse(String(init.body)) as Sent['body']);
    sent.push({ path, body });
    const { status, body: envelope } = answer(body);
    return { ok: status < 400, status, json: async () => envelope };
  }) as unknown as typeof fetch;
});

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={loadMessages('en')} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const fill = async (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};
const choose = (label: string | RegExp, value: string) =>
  user.selectOptions(screen.getByLabelText(label), value);
const calls = (count: number) => waitFor(() => expect(sent).toHaveLength(count));
/** The error beside a field. */
const errorOf = (label: string | RegExp) => {
  const field = screen.getByLabelText(label);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = field.getAttribute('aria-describedby')!.split(' ');
  return document.getElementById(ids.at(-1)!)!.textContent;
};
const CHECK = translate('INVALID_INPUT');

describe('the form of a bonus', () => {
  const bonus: EditedBonus = {
    title: { en: 'Welcome' },
    terms: { en: 'Stake it ten times.' },
    trigger: 'deposit',
    code: '',
    rule: {
      minimum: '',
      ordinal: 1,
      period: 'week',
      event: 'vip',
      payout: 'money',
      amount: { kind: 'percent', percent: '100', most: '' },
      wagering: { multiple: '10', stakeCap: '', days: 30, weights: {} },
      freeRounds: null,
      claimDays: 7,
      groupId: '',
      segmentId: '',
      minLevel: 0,
      countries: [],
      languages: [],
      newWithinDays: 0,
      perMember: 1,
      onePer: [],
      exclusive: false,
    },
    startsAt: null,
    endsAt: null,
    budget: '',
    mostGrants: 0,
  };

  it('says beside the fields what cannot be changed of a bonus that was given, and how much that was', async () => {
    const saved = { id: '7', version: 3, published: false };
    const loss = { ...bonus, saved, trigger: 'loss' as const, budget: '20' };
    show(
      <BonusForm bonus={loss} groups={[]} segments={[]} games={[]} categories={{}} currency="THB" mayWrite />,
    );
    const beside = (name: string, code: string, values?: Record<string, string>) => ({
      [name]: { code, message: translate(`fields.${code}`, values) },
    });
    const fields = {
      ...beside('trigger', 'BONUS_FIXED'),
      ...beside('rule.period', 'BONUS_FIXED'),
      ...beside('rule.payout', 'BONUS_FIXED'),
      ...beside('budget', 'BONUS_BUDGET_GIVEN', { given: '120.00' }),
    };
    answer = () => ({ status: 400, body: { ...refused('INVALID_INPUT', 400).body, fields } });
    await press('Save');
    await calls(1);
    const text = translator('en', 'backoffice-bonuses');
    for (const name of ['trigger', 'period', 'payout'] as const)
      expect(errorOf(text(`fields.${name}`))).toBe(
        fields[name === 'trigger' ? name : `rule.${name}`]!.message,
      );
    expect(errorOf(new RegExp(text('fields.budget', { currency: 'THB' }).slice(0, 6)))).toContain('120.00');
  });
  const form = () => {
    answer = checkedBy(newBonusInput, { id: '31', version: 1 });
    show(
      <BonusForm
        bonus={bonus}
        groups={[]}
        segments={[]}
        games={[]}
        categories={{}}
        currency="THB"
        mayWrite
      />,
    );
  };

  it('sends a ladder and its countries, and shows what is wrong with them where it is', async () => {
    form();
    await choose('How much', 'ladder');
    await press('Add a step');
    for (const [place, text] of ['100', '100'].entries()) {
      await user.type(screen.getAllByLabelText(/^From/)[place]!, text);
      await user.type(screen.getAllByLabelText(/^Gives/)[place]!, '20');
    }
    await fill(/^Countries/, 'th, Vietnam');
    await press('Save');
    await screen.findByText(CHECK);
    expect(errorOf(/^Countries/)).toBe(translate('fields.INVALID'));
    // Two steps of one size: the ladder as a whole is wrong.
    expect(screen.getAllByText(translate('fields.INVALID'))).toHaveLength(2);
    expect(push).not.toHaveBeenCalled();

    await user.clear(screen.getAllByLabelText(/^From/)[1]!);
    await user.type(screen.getAllByLabelText(/^From/)[1]!, '500');
    await fill(/^Countries/, 'th; vn');
    await press('Save');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/backoffice/rewards/bonuses/31'));
    expect(sent[1]!.body).toMatchObject({
      rule: {
        amount: {
          kind: 'ladder',
          steps: [
            { from: '100', amount: '20' },
            { from: '500', amount: '20' },
          ],
        },
        countries: ['TH', 'VN'],
      },
    });
    expect(screen.queryByText(CHECK)).not.toBeInTheDocument();
  });

  it('offers shares only where there is something to share, and asks for a code', async () => {
    form();
    await choose(/^Given for/, 'code');
    expect(within(screen.getByLabelText('How much')).getAllByRole('option')).toHaveLength(1);
    await fill(/^Amount in THB/, '50');
    await press('Save');
    await screen.findByText(CHECK);
    expect(errorOf(/^Code/)).toBe(translate('fields.REQUIRED'));
    await fill(/^Code/, 'lantern-5');
    await press('Save');
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(sent[1]!.body).toMatchObject({
      code: 'LANTERN-5',
      rule: { amount: { kind: 'fixed', amount: '50' } },
    });
  });
});

test('a mission that changes its period no longer follows a mission of another one, and its goal is a whole number', async () => {
  const mission: EditedMission = {
    title: { en: 'Warm up' },
    summary: { en: 'Play a little' },
    period: 'daily',
    newcomerDays: null,
    figure: 'validBet',
    scope: 'category',
    code: 'RNG',
    target: '12.50',
    amount: '5',
    wagering: '0',
    groupId: null,
    segmentId: null,
    reward: 'points',
    claimDays: 3,
    afterId: '7',
    startsOn: '2026-03-01',
    endsOn: null,
    position: 0,
  };
  answer = checkedBy(newMissionInput, { id: '32', version: 1 });
  show(
    <MissionForm
      mission={mission}
      groups={[]}
      segments={[]}
      vendors={[]}
      missions={[{ id: '7', title: 'Before', period: 'daily' }]}
      categories={{}}
      currency="THB"
      mayWrite
    />,
  );
  expect(screen.getByLabelText('Follows the mission')).toHaveDisplayValue('Before');
  await choose(/^Period/, 'weekly');
  await choose(/^Counted figure/, 'depositCount');
  await press('Save');
  await screen.findByText(CHECK);
  expect(errorOf(/^Number of deposits/)).toBe(translate('fields.INVALID'));
  await fill(/^Number of deposits/, '3');
  await press('Save');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/backoffice/missions/32'));
  // Deposits belong to no category of games.
  expect(sent[1]!.body).toMatchObject({
    period: 'weekly',
    afterId: null,
    scope: 'all',
    code: '',
    target: '3',
  });
});

test('a ladder goes up: what does not is marked at its rank, and a saved ladder is the new version', async () => {
  const rank = {
    name: { en: 'Ember' },
    colour: '#b87333',
    emblem: 'star' as const,
    dailyCount: null,
    hostName: '',
    hostContact: '',
    cashbackRate: '',
    turnover: '1000',
    deposits: '',
    keepTurnover: '',
    keepDeposits: '',
    levelUp: '',
    birthday: '',
    weekly: '',
    monthly: '',
    cashbackMost: '',
    dailyAmount: '',
  };
  answer = checkedBy(ladderInput, { version: 5 });
  show(
    <LadderForm
      ladder={{ version: 4, grace: 1, cashbackPeriod: 'week', claimDays: 7, wagering: '0', ranks: [rank] }}
      currency="THB"
      mayWrite
    />,
  );
  await press('Add a rank');
  // The fields of ranks have the same labels; the last is that of the new rank. The example beside the form has such labels too.
  const ranked = within(screen.getByRole('button', { name: 'Save the ladder' }).closest('form')!);
  const turnover = () => ranked.getAllByLabelText('Valid bets (THB)').at(-1)!;
  await user.type(ranked.getAllByLabelText(/^Name \(EN\)/).at(-1)!, 'Glow');
  await user.type(turnover(), 'x');
  await press('Save the ladder');
  await screen.findByText(CHECK);
  expect(screen.getAllByText(translate('fields.AMOUNT_FORMAT'))).toHaveLength(1);

  await user.clear(turnover());
  await user.type(turnover(), '900');
  await press('Save the ladder');
  expect(await screen.findByText(translate('fields.BELOW_RANK_BEFORE'))).toBeInTheDocument();
  await user.clear(turnover());
  await user.type(turnover(), '5000');
  await press('Save the ladder');
  await calls(3);
  expect(sent[2]!.body).toMatchObject({
    version: 4,
    ranks: [{ turnover: '1000' }, { name: { en: 'Glow' }, turnover: '5000' }],
  });

  answer = () => refused('RANK_IN_USE');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the ladder' })).toBeEnabled());
  await user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
  await press('Save the ladder');
  expect(await screen.findByText(translate('RANK_IN_USE'))).toBeInTheDocument();
  expect(sent[3]!.body).toMatchObject({ version: 5, ranks: [{ name: { en: 'Ember' } }] });
});

test('the mode of a promotion: what another mode needs is put right, and a refusal is shown', async () => {
  answer = checkedBy(modeInput, { version: 1 }, { id: '12' });
  show(
    <ModeForm
      id="12"
      mode="article"
      rule={{ ...ARTICLE_RULE, frequency: 'day' }}
      version={0}
      groups={[]}
      bonuses={[]}
      currency="THB"
      mayWrite
    />,
  );
  const save = async (count: number) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await press('Save');
    await calls(count);
  };
  await choose(/^Mode/, 'raffle');
  await save(1);
  await screen.findByText(CHECK);
  expect(errorOf(/^Close/)).toBe(translate('fields.REQUIRED'));
  expect(screen.getAllByText(translate('fields.REQUIRED'))).toHaveLength(2);

  await choose(/^Mode/, 'claim');
  await save(2);
  await waitFor(() => expect(errorOf(/^Amount/)).toBe(translate('fields.REQUIRED')));
  await fill(/^Amount/, '40');
  await choose(/^Mode/, 'join');
  await save(3);
  expect(sent[2]).toMatchObject({
    path: '/backoffice/api/promotions/12/mode',
    body: { version: 0, mode: 'join', rule: { frequency: 'once', payout: { kind: 'money', amount: '40' } } },
  });

  answer = () => refused('PROMOTION_MODE_FIXED');
  await choose(/^Mode/, 'apply');
  await save(4);
  expect(await screen.findByText(translate('PROMOTION_MODE_FIXED'))).toBeInTheDocument();
  expect(sent[3]!.body).toMatchObject({ version: 1 });
});

describe('the form of a transfer', () => {
  const limits = { minimum: '10.00', maximum: '500.00', leftToday: '300.00' };
  const form = (direction: 'upline' | 'downline') =>
    show(
      <TransferForm
        direction={direction}
        upline="mi***a"
        currency="THB"
        limits={limits}
        available="250.00"
      />,
    );
  const amount = () => screen.getByLabelText(/^Amount/);

  it('sends nothing that the limits, the balance or an empty field forbid', async () => {
    form('downline');
    await press('Transfer');
    expect(await screen.findAllByText(translate('fields.REQUIRED'))).toHaveLength(3);
    for (const wrong of ['9.99', '251']) {
      await user.clear(amount());
      await user.type(amount(), wrong);
      expect(amount()).toHaveAttribute('aria-invalid', 'true');
    }
    expect(sent).toEqual([]);
  });

  it('sends to the upline with the password, repeats a failed one under its id, and empties itself when it is done', async () => {
    form('upline');
    expect(screen.getByText('mi***a')).toBeInTheDocument();
    await user.type(amount(), '100');
    await user.type(screen.getByLabelText(/^Payment password/), '482913');
    answer = () => refused('TRANSFER_BONUS');
    await press('Transfer');
    expect(await screen.findByText(translate('TRANSFER_BONUS'))).toBeInTheDocument();
    answer = () => good();
    await press('Transfer');
    await calls(2);
    expect(sent[0]).toMatchObject({
      path: '/wps/wallets/upline',
      body: { amount: '100', paymentPassword: '482913' },
    });
    expect(sent[1]!.body).toEqual(sent[0]!.body);
    await waitFor(() => expect(amount()).toHaveValue(''));
    expect(screen.getByLabelText(/^Payment password/)).toHaveValue('');
  });
});

test('an application: the remark has a limit, errors are at their fields, and the pictures are sent', async () => {
  const close = jest.fn();
  const promotion = { id: '31', title: 'Four of a kind', application: { needsRemark: true, pictures: 1 } };
  show(<ApplyForm promotion={promotion as unknown as WirePromotion} onClose={close} />);
  const remark = screen.getByLabelText(/^Remark/);
  await user.click(remark);
  await user.paste('x'.repeat(141));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fill(/^Remark/, ' Round 4711 ');
  answer = () => ({
    status: 400,
    body: {
      success: false,
      code: 'INVALID_INPUT',
      message: CHECK,
      fields: { images: { code: 'PICTURES_MISSING', message: 'Add 1 image.' } },
    },
  });
  await press('Send');
  expect(await screen.findByText('Add 1 image.')).toBeInTheDocument();
  answer = () => refused('APPLICATION_MADE');
  await user.upload(
    screen.getByLabelText(/^Images/),
    new File(['bytes'], 'round.png', { type: 'image/png' }),
  );
  await press('Send');
  expect(await screen.findByText(translate('APPLICATION_MADE'))).toBeInTheDocument();
  expect(screen.getByAltText('round.png')).toBeInTheDocument();
  answer = () => good(promotion);
  await press('Send');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent[2]!.body).toEqual({
    remark: 'Round 4711',
    images: [expect.objectContaining({ name: 'round.png' })],
  });
});
