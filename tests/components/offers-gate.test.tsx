/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { BannerCarousel } from '@/components/home/banner-carousel';
import { OffersGate } from '@/components/protection/offers-gate';
import type { SessionState } from '@/components/session/session-store';

let session: SessionState;
// jsdom has no media queries: nothing moves.
beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});
jest.mock('@/components/session/use-session', () => ({ useSession: () => session }));

const member = (excluded: number): SessionState => ({ status: 'member', counts: { rewards: 0, excluded } });
const slide = (id: string, isOffer: boolean) => ({
  id,
  label: id,
  title: id,
  wide: '/wide.svg',
  phone: '/phone.svg',
  ...(isOffer && { isOffer: true as const }),
});
const show = (slides = [slide('A promotion', true), slide('Fairness', false)]) =>
  render(
    <>
      <OffersGate
        href="/member/protection"
        strings={{ title: 'No offers', text: 'You take a break', link: 'Protection' }}
      >
        <p>Join now</p>
      </OffersGate>
      <BannerCarousel
        direction="ltr"
        slides={slides}
        memberCall={{ href: '/', text: 'Hot games' }}
        strings={{ banners: 'Banners', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' }}
      />
    </>,
  );

it('visitors and members see offers', () => {
  for (const state of [{ status: 'visitor' } as SessionState, member(0)]) {
    session = state;
    const { unmount } = show();
    expect(screen.getByText('Join now')).toBeInTheDocument();
    expect(screen.getByText('A promotion')).toBeInTheDocument();
    unmount();
  }
});

it('an excluded member sees the note of protection in place of offers, and no banner that leads to one', () => {
  session = member(1);
  show();
  expect(screen.queryByText('Join now')).toBeNull();
  expect(screen.getByRole('link', { name: 'Protection' })).toHaveAttribute('href', '/member/protection');
  expect(screen.queryByText('A promotion')).toBeNull();
  expect(screen.getByText('Fairness')).toBeInTheDocument();
});

it('shows no empty carousel', () => {
  session = member(1);
  show([slide('A promotion', true)]);
  expect(screen.queryByRole('region', { name: 'Banners' })).toBeNull();
});
