/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { FooterColumns } from '@/components/site/footer-lists';
import type { IconEntry } from '@/components/site/menu-entry';
import { SideNav } from '@/components/site/side-nav';

let type: number | undefined;
jest.mock('next/navigation', () => ({ usePathname: () => '/th/rng' }));
jest.mock('@/components/session/use-session', () => ({
  useSession: () => (type === undefined ? { status: 'visitor' } : { status: 'member', member: { type } }),
}));

const AGENT = 2;
const MEMBER = 0;
const OWN: IconEntry = { href: '/th/agentHome', icon: 'network', text: 'Agent centre', agentsOnly: true };
const GROUPS: IconEntry[][] = [
  [
    { href: '/th', icon: 'house', text: 'Home' },
    { href: '/th/rng', icon: 'cherry', text: 'Slots' },
  ],
  [{ opens: 'speed', icon: 'gauge', text: 'Server speed' }, OWN],
];

beforeEach(() => (type = undefined));

describe('the side menu', () => {
  test('renders a list per group and marks the current page', () => {
    render(<SideNav label="Main menu" notOpen="Not open yet" groups={GROUPS} />);
    const lists = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('list');
    expect(lists).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  test('folds the categories of which nothing is open', () => {
    const closed: IconEntry = { href: '/th/live', icon: 'network', text: 'Live', isClosed: true };
    render(<SideNav label="Main menu" notOpen="Not open yet" groups={[[closed, ...GROUPS[0]!]]} />);
    const folded = screen.getByText('Not open yet').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(within(folded!).getByText('Live')).toBeInTheDocument();
    expect(within(folded!).queryByText('Slots')).toBeNull();
  });

  test('renders a button for an entry that opens a dialog', () => {
    render(<SideNav label="Main menu" notOpen="Not open yet" groups={GROUPS} />);
    const button = screen.getByRole('button', { name: 'Server speed' });
    expect(button).toHaveAttribute('data-opens', 'speed');
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test.each([
    ['a visitor', undefined, 0],
    ['a member', MEMBER, 0],
    ['an agent', AGENT, 1],
  ])('shows %s their entries, also in the footer', (_, given, count) => {
    type = given;
    render(<SideNav label="Main menu" notOpen="Not open yet" groups={GROUPS} />);
    expect(screen.queryAllByRole('link', { name: 'Agent centre' })).toHaveLength(count);
    render(<FooterColumns columns={[{ title: 'Account', items: [OWN] }]} />);
    expect(screen.queryAllByRole('link', { name: 'Agent centre' })).toHaveLength(2 * count);
  });
});
