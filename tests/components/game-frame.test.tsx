/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { refreshSession, type SessionState } from '@/components/session/session-store';
import { FRAME_SOURCE } from '@/components/studio/frame-messages';
import { GameFrame } from '@/components/studio/game-frame';
import { callApi } from '@/lib/platform/http/call';

jest.mock('@/lib/platform/http/call', () => ({ callApi: jest.fn() }));
jest.mock('@/components/protection/play-watch', () => ({ __esModule: true, default: () => null }));
jest.mock('@/components/session/session-store', () => ({
  ...jest.requireActual<object>('@/components/session/session-store'),
  refreshSession: jest.fn(),
}));

const MEMBER = 1;
const TRIAL = 4;

const strings = { game: 'Game', back: 'Back', full: 'Full', window: 'Window' } as never;

/** The game asks to be opened anew, as it does when its session is over. */
async function reopen(address: string, type: number): Promise<unknown> {
  window.history.replaceState(null, '', address);
  jest.mocked(refreshSession).mockResolvedValue({ status: 'member', member: { type } } as SessionState);
  // Never answered: the page is not left.
  jest
    .mocked(callApi)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  await act(async () => {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    render(<GameFrame locale="en" address="/studio/en/slots/7#{token}" strings={strings} free />);
    // The clock over the game is loaded lazily.
    await Promise.resolve();
  });
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Game');
  const data = { source: FRAME_SOURCE, type: 'reopen' };
  fireEvent(
    window,
    new MessageEvent('message', { data, origin: window.location.origin, source: contentWindow }),
  );
  await waitFor(() => expect(callApi).toHaveBeenCalled());
  return jest.mocked(callApi).mock.calls[0]![2];
}

describe('a game that wants no frame', () => {
  const show = async (address: string) => {
    window.history.replaceState(null, '', address);
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    // An address of this page, because jsdom cannot load another one.
    await act(async () => {
      render(
        <GameFrame locale="en" address="#{token}&{device}" opensIn="window" strings={strings} free={false} />,
      );
    });
    expect(document.querySelector('iframe')).toBeNull();
  };

  it('takes the place of the page, with the token and the device', async () => {
    await show('/seamless?game=7#a-token-of-a-launch');
    expect(window.location.hash).toBe('#a-token-of-a-launch&phone');
  });

  it('is launched again if the page is loaded again, because its token is used up', async () => {
    jest
      .mocked(refreshSession)
      .mockResolvedValue({ status: 'member', member: { type: MEMBER } } as SessionState);
    jest
      .mocked(callApi)
      .mockReset()
      .mockReturnValue(new Promise(() => undefined));
    await show('/seamless?game=7');
    expect(jest.mocked(callApi).mock.calls[0]![2]).toEqual({ nodeId: '7', accountType: 1 });
  });
});

it.each([
  ['what was opened for play money', '/seamless?game=7&accountType=0', MEMBER, 0],
  ['what was opened for real money', '/seamless?game=7', MEMBER, 1],
  ['a trial account’s game', '/seamless?game=7', TRIAL, 0],
])('opens %s again for the same account type', async (_, address, type, accountType) => {
  expect(await reopen(address, type)).toEqual({ nodeId: '7', accountType });
});

describe('a game that does not come', () => {
  const texts = {
    ...(strings as object),
    failed: 'Failed',
    missing: 'Missing',
    none: 'None',
    noneText: 'Choose',
  };
  const frame = { ...texts, loading: 'Loading', late: 'Late', retry: 'Again', lobby: 'Lobby' } as never;

  it('says so after a while, and no more when it has come', () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/seamless?game=7#a-token-of-a-launch');
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    render(<GameFrame locale="en" address="/studio/en/slots/7#{token}" strings={frame} free />);
    expect(screen.getByText('Loading')).toBeTruthy();
    act(() => jest.advanceTimersByTime(12_000));
    expect(screen.getByText('Late')).toBeTruthy();
    jest.mocked(refreshSession).mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(refreshSession).toHaveBeenCalledTimes(1);
    fireEvent.load(screen.getByTitle('Game'));
    expect(screen.queryByText('Late')).toBeNull();
    jest.useRealTimers();
  });

  it.each([
    ['a game under maintenance', true, 'Missing'],
    ['no game', false, 'Choose'],
  ])('names what is wrong with %s', (_, isChosen, text) => {
    render(<GameFrame locale="en" address={undefined} isChosen={isChosen} strings={frame} free={false} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
