/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardData } from '@/components/promotions/card-data';
import { buildCardStrings } from '@/components/promotions/card-strings';
import { PromotionList } from '@/components/promotions/promotion-list';

const card = (slug: string, more: Partial<CardData>): CardData => ({
  id: slug,
  slug,
  href: `/promotions/${slug}`,
  picture: '/images/posters/market.lantern.coin-card.svg',
  types: ['slots'],
  title: slug,
  summary: 'In a sentence',
  status: 'process',
  starts: '2026-11-01T12:00:00.000Z',
  ends: null,
  ...more,
});

const CARDS = [
  card('First deposit', { types: ['deposit', 'newbie'] }),
  card('Odds', { types: ['slots'], ends: '2026-12-01T12:00:00.000Z' }),
  card('Match day', { types: ['sports'], status: 'comingSoon', starts: null }),
];

/** Says each key, so that what is shown can be told from what was meant. */
const words = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ');

const show = (cards = CARDS) =>
  render(
    <PromotionList
      none={{ title: 'None now', hint: 'New ones appear here' }}
      locale="en"
      cards={cards}
      strings={{
        ...buildCardStrings(words),
        all: 'types.all',
        filters: 'Kinds',
        empty: 'None of these',
        emptyHint: 'Look at all',
        showAll: 'Show all',
      }}
    />,
  );
const shown = () => screen.queryAllByRole('link').map((link) => link.textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => window.history.replaceState(null, '', '/promotions'));

it('says that there is none now if there is no promotion at all, without filters', () => {
  show([]);
  expect(screen.getByText('None now')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows all promotions, then those of a type, and stores the choice in the address', async () => {
  const user = userEvent.setup();
  show();
  expect(shown()).toEqual(['First deposit', 'Odds', 'Match day']);
  expect(pressed()).toEqual(['types.all']);
  await user.click(screen.getByRole('button', { name: 'types.newbie' }));
  expect(shown()).toEqual(['First deposit']);
  expect(window.location.search).toBe('?type=newbie');
  await user.click(screen.getByRole('button', { name: 'types.all' }));
  expect(shown()).toHaveLength(3);
  expect(window.location.search).toBe('');
});

it('shows an empty state for a type without promotions, with a button to show all', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'types.fish' }));
  expect(screen.getByText('None of these')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(3);
});

it.each([
  ['?type=sports', ['Match day'], 'types.sports'],
  ['?type=horses', ['First deposit', 'Odds', 'Match day'], 'types.all'],
])('starts with the filter of the address %s', async (search, titles, filter) => {
  window.history.replaceState(null, '', `/promotions${search}`);
  show();
  await waitFor(() => expect(shown()).toEqual(titles));
  expect(pressed()).toEqual([filter]);
});

it('shows the period of each promotion', () => {
  show();
  expect(screen.getByText('since Nov 1, 2026')).toBeInTheDocument();
  expect(screen.getByText('between Nov 1, 2026 Dec 1, 2026')).toBeInTheDocument();
  expect(screen.getByText('toBeTold')).toBeInTheDocument();
});
