/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementList } from '@/components/site/announcement-list';
import type { AnnouncementsWire } from '@/lib/content/wire';

const SIZE = 9;
const TOTAL = 21;

const page = (pageNum: number): AnnouncementsWire => ({
  list: Array.from({ length: Math.min(SIZE, TOTAL - (pageNum - 1) * SIZE) }, (_, index) => {
    const id = String((pageNum - 1) * SIZE + index + 1);
    return {
      id,
      title: `Notice ${id}`,
      content: `<p>What ${id} says</p>`,
      startDate: '2026-11-20T23:30:00.000Z',
      promotionType: null,
      execution: ['B'],
      type: 'B',
    };
  }),
  pageNum,
  pageSize: SIZE,
  total: TOTAL,
  totalPages: Math.ceil(TOTAL / SIZE),
});

let broken: boolean;

beforeEach(() => {
  broken = false;
  window.history.replaceState(null, '', '/announce');
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  Object.assign(globalThis, {
    fetch: (address: string) => {
      if (broken) return Promise.reject(new TypeError('network'));
      const asked = Number(new URL(address, 'http://localhost').searchParams.get('pageNum'));
      return Promise.resolve({
        ok: true,
        status: 200,
        json: () => Promise.resolve({ success: true, value: page(asked) }),
      });
    },
  });
});

const show = () =>
  render(
    <AnnouncementList
      locale="en"
      first={page(1)}
      strings={{
        empty: 'Nothing',
        failed: 'Failed',
        retry: 'Again',
        promotions: { newbie: 'Newcomers' },
        pager: { nav: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {n}' },
      }}
    />,
  );
const notice = (id: number) => screen.getByRole('button', { name: new RegExp(`^Notice ${id}\\b`) });
const open = () =>
  screen
    .getAllByRole('button', { name: /^Notice/ })
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent.replace(/Nov.*$/, ''));

it('shows nine announcements and opens one at a time', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getAllByRole('button', { name: /^Notice/ })).toHaveLength(SIZE);
  expect(open()).toEqual([]);
  await user.click(notice(2));
  expect(open()).toEqual(['Notice 2']);
  expect(screen.getByText('What 2 says')).toBeVisible();
  await user.click(notice(5));
  expect(open()).toEqual(['Notice 5']);
  expect(screen.getByText('What 2 says')).not.toBeVisible();
  await user.click(notice(5));
  expect(open()).toEqual([]);
});

it('closes all announcements on a page change, and shows an error if a page fails', async () => {
  const user = userEvent.setup();
  show();
  await user.click(notice(1));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByRole('button', { name: /^Notice 21/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Notice/ })).toHaveLength(3);
  expect(open()).toEqual([]);
  broken = true;
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByRole('button', { name: /^Notice 10/ })).toBeInTheDocument();
});

it('opens the announcement of the address on any page', async () => {
  window.history.replaceState(null, '', '/announce?id=12');
  show();
  expect(await screen.findByRole('button', { name: /^Notice 12/, expanded: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

it('stays on the first page if the announcement of the address does not exist', async () => {
  window.history.replaceState(null, '', '/announce?id=999');
  const asked = jest.spyOn(globalThis, 'fetch');
  show();
  await screen.findByRole('button', { name: /^Notice 1\b/ });
  await Promise.all(asked.mock.results.map((result) => result.value as Promise<unknown>));
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(open()).toEqual([]);
});
