/** @jest-environment jsdom */
import { GameController } from '@/components/studio/slots/controller';
import type { ReelMachine } from '@/components/studio/slots/machine/machine';
import { spinNumber } from '@/components/studio/slots/store';
import type { Sound } from '@/components/studio/slots/sound';
import type { StudioApi } from '@/components/studio/studio-api';
import { ApiError } from '@/lib/platform/http/call';
import type { SlotsSpin, SlotsView } from '@/components/studio/slots/types';
import type { FeatureState, FreeSpinsState } from '@/lib/studio/slots/types';

const fairness = {
  commitment: 'a'.repeat(64),
  clientSeed: 'seed-of-browser',
  nonce: 0,
  nextCommitment: 'b'.repeat(64),
};
const view = {
  game: { nodeId: '7' },
  rules: { units: 10 },
  stakes: ['1.00', '2.00', '5.00'],
  stake: '2.00',
  currency: 'THB',
  trial: false,
  balance: '100.00',
  fairness,
  freeRounds: [],
  round: null,
  last: null,
} as unknown as SlotsView;

function spinOf(payout: string, balance: string, next: FeatureState | null = null): SlotsSpin {
  const step = {
    kind: 'land',
    grid: [['low1']],
    wins: [],
    removed: [],
    multiplier: 1,
    cascadeIndex: 0,
    units: 0,
    payout,
  };
  const result = {
    kind: 'paid',
    stops: [0],
    steps: [step],
    awards: [],
    units: 0,
    payout,
    roundUnits: 0,
    roundPayout: payout,
    capped: false,
    next,
  };
  return { spinId: '1', roundId: '1', nonce: 0, stake: '2.00', balance, result } as unknown as SlotsSpin;
}

type Api = StudioApi<SlotsView, SlotsSpin>;

function setUp(
  spin: Api['spin'],
  over: Partial<SlotsView> = {},
  {
    framed = false,
    open = async () => ({ ...view, ...over }) as SlotsView,
  }: { framed?: boolean; open?: Api['open'] } = {},
) {
  const requests: [string, string, (string | undefined)?][] = [];
  const api: Api = {
    open,
    spin: (stake, requestId, grantId) => {
      requests.push(grantId === undefined ? [stake, requestId] : [stake, requestId, grantId]);
      return spin(stake, requestId, grantId);
    },
    seeds: async () => ({ fairness, revealed: [] }),
    changeSeed: async () => ({ fairness, revealed: null }),
  };
  const machine = new Proxy({ pace: {} } as unknown as ReelMachine, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : async () => undefined),
  });
  const sounds: string[] = [];
  const sound = new Proxy({ muted: false } as unknown as Sound, {
    get: (target, name) =>
      name in target ? Reflect.get(target, name) : () => void sounds.push(String(name)),
  });
  const posted: string[] = [];
  const controller = new GameController({
    api,
    sound,
    launchToken: undefined,
    postToFrame: (message) => posted.push(message) > 0 && framed,
    retryWaits: [0, 0],
    wait: async () => undefined,
  });
  return { controller, machine, requests, posted, sounds };
}

const settled = (controller: GameController) =>
  new Promise<void>((resolve) => {
    const done = () => controller.store.get().phase === 'idle' && resolve();
    controller.store.subscribe(done);
    done();
  });

async function press(game: ReturnType<typeof setUp>) {
  game.controller.press();
  await settled(game.controller);
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', {
    value: { ...crypto, randomUUID: () => `request-${++ids}` },
    configurable: true,
  });
});
let ids = 0;

async function opened(game: ReturnType<typeof setUp>) {
  await game.controller.open();
  game.controller.attach(game.machine);
  return game;
}

test('a spin subtracts the stake at once and ends with the server’s balance', async () => {
  const balances: bigint[] = [];
  const game = await opened(setUp(async () => spinOf('3.00', '101.00')));
  game.controller.store.subscribe(() => balances.push(game.controller.store.get().balance));
  await press(game);
  expect(balances).toContain(980_000n);
  expect(game.controller.store.get()).toMatchObject({ balance: 1_010_000n, win: 30_000n, notice: null });
  expect(game.posted).toContain('balance');
});

test('after a network error the same request is sent again, by the next press too', async () => {
  let broken = 4;
  const game = await opened(
    setUp(async () => {
      if (broken-- > 0) throw new ApiError('NETWORK', '', 0, {}, {});
      return spinOf('0.00', '98.00');
    }),
  );
  await press(game);
  expect(game.controller.store.get().notice).toEqual({ kind: 'offline' });
  await press(game);
  expect(new Set(game.requests.map(([, requestId]) => requestId)).size).toBe(1);
  expect(game.controller.store.get()).toMatchObject({ balance: 980_000n, notice: null });
});

test('a refusal restores the balance on the screen, and the next spin is a new request', async () => {
  const game = await opened(
    setUp(async () => {
      throw new ApiError('INSUFFICIENT_FUNDS', 'Not enough money.', 409, {}, {});
    }),
  );
  await press(game);
  expect(game.controller.store.get()).toMatchObject({
    balance: 1_000_000n,
    notice: { kind: 'insufficient', message: 'Not enough money.' },
  });
  await press(game);
  expect(new Set(game.requests.map(([, requestId]) => requestId)).size).toBe(2);
});

test('an open round is offered and continued with its own stake', async () => {
  const state = {
    kind: 'freeSpins',
    spinsLeft: 1,
    spinsPlayed: 9,
    spinsAwarded: 10,
    multiplier: 2,
    roundUnits: 5,
  } as FeatureState;
  const round = { roundId: '1', stake: '5.00', grantId: null, state, payout: '2.50' };
  const game = await opened(setUp(async () => spinOf('0.00', '100.00'), { round }));
  expect(game.controller.store.get().overlay).toMatchObject({ kind: 'resume', spinsLeft: 1 });
  expect(game.requests).toHaveLength(0);
  game.controller.press();
  await new Promise<void>((resolve) =>
    game.controller.store.subscribe(() => game.requests.length > 0 && resolve()),
  );
  expect(game.requests[0]![0]).toBe('5.00');
  game.controller.press();
});

describe('free rounds', () => {
  const grant = {
    grantId: 'free-rounds:4',
    rounds: 2,
    left: 2,
    stake: '5.00',
    won: '0.00',
    most: '6.00',
    wagering: null,
  };

  test('are offered first, take no stake, and end with what they have won up to the cap', async () => {
    const views = [
      { ...view, freeRounds: [grant] },
      { ...view, balance: '106.00' },
    ] as SlotsView[];
    const game = await opened(
      setUp(
        async () => ({ ...spinOf('4.00', '100.00'), stake: '5.00' }),
        {},
        { open: async () => views.shift()! },
      ),
    );
    const { store } = game.controller;
    expect(store.get().overlay).toMatchObject({ kind: 'freeIntro', grant });
    game.controller.press();
    await Promise.resolve();
    const balances: bigint[] = [];
    store.subscribe(() => balances.push(store.get().balance));
    await press(game);
    expect(store.get()).toMatchObject({ free: { left: 1, won: '4.00' }, isFreeRound: true });
    expect(balances.every((balance) => balance === 1_000_000n)).toBe(true);
    game.controller.stepStake(1);
    expect(store.get().stakeIndex).toBe(1);
    game.controller.press();
    await new Promise<void>((resolve) =>
      store.subscribe(() => {
        if (store.get().overlay?.kind === 'freeOutro') resolve();
      }),
    );
    expect(store.get()).toMatchObject({ free: null, balance: 1_060_000n, overlay: { payout: 60_000n } });
    game.controller.press();
    game.controller.press();
    expect(game.requests.map(([stake, , grantId]) => [stake, grantId])).toEqual([
      ['5.00', 'free-rounds:4'],
      ['5.00', 'free-rounds:4'],
    ]);
  });

  test('can be kept for later: then the own money is played with', async () => {
    const game = await opened(setUp(async () => spinOf('0.00', '98.00'), { freeRounds: [grant] }));
    game.controller.press();
    await Promise.resolve();
    game.controller.toggleFree();
    await press(game);
    expect(game.requests[0]).toHaveLength(2);
    expect(game.controller.store.get()).toMatchObject({ isFreeRound: false, balance: 980_000n });
    game.controller.toggleFree();
    expect(game.controller.store.get().free).toMatchObject({ left: 2 });
  });
});

test('the stake changes within its list, and not while the reels turn', async () => {
  const game = await opened(setUp(() => new Promise(() => undefined)));
  for (let i = 0; i < 5; i++) game.controller.stepStake(1);
  expect(game.controller.store.get().stakeIndex).toBe(2);
  game.controller.press();
  game.controller.stepStake(-1);
  expect(game.controller.store.get().stakeIndex).toBe(2);
});

test.each([
  ['1.12', false],
  ['2.00', true],
])('a paid spin at 2.00 that pays %s is celebrated: %s', async (payout, celebrated) => {
  const game = await opened(setUp(async () => spinOf(payout, '99.12')));
  await press(game);
  expect(game.sounds.includes('win')).toBe(celebrated);
});

test.each([
  [0, 1],
  [9, 10],
  [10, 10],
])('free spins are counted from 1: after %i of 10 the game shows %i', (spinsPlayed, shown) => {
  expect(spinNumber({ spinsPlayed, spinsAwarded: 10 } as FreeSpinsState)).toBe(shown);
});

describe('a big win', () => {
  const shown = (game: ReturnType<typeof setUp>) => {
    const { overlay, win, balance } = game.controller.store.get();
    return { counting: overlay && 'duration' in overlay ? overlay.duration > 0 : null, win, balance };
  };
  const before = { counting: true, win: 0n, balance: 980_000n };
  const after = { counting: false, win: 500_000n, balance: 1_480_000n };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function won() {
    const game = await opened(setUp(async () => spinOf('50.00', '148.00')));
    const wins: bigint[] = [];
    game.controller.store.subscribe(() => wins.push(game.controller.store.get().win));
    game.controller.press();
    await jest.advanceTimersByTimeAsync(1);
    expect(game.controller.store.get().overlay).toMatchObject({ kind: 'bigWin', payout: 500_000n });
    expect(new Set(wins)).toEqual(new Set([0n]));
    return game;
  }

  test('leaves the total and the balance as they are until its counter has finished', async () => {
    const game = await won();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(shown(game)).toEqual(before);
    await jest.advanceTimersByTimeAsync(500);
    expect(shown(game)).toEqual(after);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(game.controller.store.get()).toMatchObject({ overlay: null, phase: 'idle', win: 500_000n });
  });

  test('is skipped by a press, and closed by the next one', async () => {
    const game = await won();
    expect(shown(game)).toEqual(before);
    game.controller.press();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown(game)).toEqual(after);
    game.controller.press();
    await jest.advanceTimersByTimeAsync(1);
    expect(game.controller.store.get()).toMatchObject({ overlay: null, phase: 'idle' });
    expect(game.requests).toHaveLength(1);
  });
});

/** The server's answer to a browser without a session at the game. */
const notIn = async () => null;
const noSpin = async () => spinOf('0.00', '0.00');

test('a game that was opened by its address asks the site to launch it and shows no failure', async () => {
  const game = setUp(noSpin, {}, { framed: true, open: notIn });
  await game.controller.open();
  expect(game.posted).toEqual(['reopen']);
  expect(game.controller.store.get()).toMatchObject({ status: 'loading', failure: null });
});

test('without a frame the failure is shown', async () => {
  const game = setUp(noSpin, {}, { open: notIn });
  await game.controller.open();
  expect(game.controller.store.get()).toMatchObject({
    status: 'failed',
    failure: { code: 'GAME_SESSION_OVER' },
  });
});
