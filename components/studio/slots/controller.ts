import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { ApiError } from '@/lib/platform/http/call';
import type { WireFreeRounds } from '@/lib/studio/play/session/view';
import type { WireResult, WireStep } from '@/lib/studio/slots/wire';
import type { Cell, FeatureState, SymbolId } from '@/lib/studio/slots/types';
import type { ReelMachine } from './machine/machine';
import type { Sound } from './sound';
import { newClientSeed, type StudioApi } from '../studio-api';
import { INITIAL_SNAPSHOT, Store, type CountingOverlay, type GameSnapshot, type Overlay } from './store';
import type { SlotsSpin, SlotsView } from './types';

/** Messages of the game to the page around its frame. */
export type FrameMessage = 'ready' | 'balance' | 'deposit' | 'exit' | 'reopen';

export interface ControllerOptions {
  api: StudioApi<SlotsView, SlotsSpin>;
  sound: Sound;
  launchToken: string | undefined;
  /** Returns whether the game is in a frame of such a page. */
  postToFrame(message: FrameMessage): boolean;
  /** Milliseconds before each repetition of an unanswered request. */
  retryWaits?: readonly number[];
  wait?(ms: number): Promise<void>;
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

/** The minimum wins, in stakes, of the three levels of celebration. */
const BIG_WIN_LEVELS = [15, 40, 100] as const;
/** 0: not celebrated. */
type WinLevel = 0 | 1 | 2 | 3;
const NOTHING_LOCKED = { reels: [], cells: [] } as const;

const parts = (decimal: string): bigint => parseAmount(decimal) ?? 0n;

/**
 * Runs a game: requests spins from the server, lets the machine animate the results, and holds what the screen shows. It decides no
 * outcome and no amount.
 */
export class GameController {
  readonly store = new Store<GameSnapshot>(INITIAL_SNAPSHOT);
  private machine: ReelMachine | undefined;
  /** The request without a response. It is repeated unchanged, so that one press is one spin. */
  private unanswered: { stake: string; requestId: string; grantId: string | undefined } | undefined;
  private dismiss: (() => void) | undefined;
  private running = false;
  /** The grant that the player has been told of. */
  private introduced: string | undefined;
  /** The balance before the stake was subtracted on the screen. */
  private before = 0n;

  constructor(private readonly options: ControllerOptions) {
    this.store.set({ muted: options.sound.muted, turbo: options.storage?.getItem('studio.turbo') === 'on' });
  }

  /** Opens the game session and names the browser's client seed if the server has none yet. */
  async open(): Promise<void> {
    this.store.set({ status: 'loading', failure: null });
    try {
      let view;
      try {
        view = await this.options.api.open(this.options.launchToken);
      } catch (error) {
        // A launch token is valid once. After a reload the game continues with its cookie.
        if (!this.options.launchToken || !(error instanceof ApiError) || error.code === 'NETWORK')
          throw error;
        view = await this.options.api.open(undefined);
      }
      if (view === null) throw sessionOver();
      let { fairness } = view;
      if (fairness.clientSeed === null)
        fairness = (await this.options.api.changeSeed(newClientSeed())).fairness;
      const feature = view.round?.state ?? null;
      this.store.set({
        status: 'ready',
        roundStake: view.round?.stake ?? (view.last ? view.stake : null),
        view,
        fairness,
        balance: parts(view.balance),
        stakeIndex: Math.max(0, view.stakes.indexOf(view.stake)),
        free: freeOf(view),
        isFreeRound: typeof view.round?.grantId === 'string',
        win: view.round ? parts(view.round.payout) : 0n,
        feature,
        multiplier: multiplierOf(feature),
        notice: view.voided ? { kind: 'versionGone' } : null,
      });
      this.options.postToFrame('ready');
    } catch (error) {
      const failure = failureOf(error);
      // If the game was opened by its address, for example from a bookmark, it has no session. The site then launches it once with a token.
      if (
        SESSION_ENDED_CODES.has(failure.code) &&
        !this.options.launchToken &&
        this.options.postToFrame('reopen')
      )
        return;
      this.store.set({ status: 'failed', failure });
    }
  }

  /** Connects the reels when they are on the page. If a round is open, the player can continue it. */
  attach(machine: ReelMachine): void {
    this.machine = machine;
    const { view, feature, turbo } = this.store.get();
    machine.pace = { ...machine.pace, turbo };
    const last = view?.last?.steps.at(-1);
    if (last) machine.show(last.grid, last.values);
    if (feature && !this.running) void this.resume(feature);
    else if (!this.running) void this.introduceFree();
  }

  /** The spin button: starts a spin, finishes the current one quickly, or closes the panel over the reels. */
  press(): void {
    this.options.sound.wake();
    const { phase, overlay, status } = this.store.get();
    if (status !== 'ready') return;
    if (overlay) return this.dismiss?.();
    if (phase === 'idle') void this.play();
    else this.machine?.hurry();
  }

  stepStake(by: 1 | -1): void {
    const { view, stakeIndex, phase, free } = this.store.get();
    if (!view || phase !== 'idle' || free) return;
    this.chooseStake(Math.min(view.stakes.length - 1, Math.max(0, stakeIndex + by)));
  }

  chooseStake(index: number): void {
    const { view, phase, stakeIndex, free } = this.store.get();
    if (!view || phase !== 'idle' || free || index === stakeIndex || !(index in view.stakes)) return;
    this.options.sound.click();
    this.machine?.stopShowing();
    this.store.set({ stakeIndex: index, litWin: null, notice: null });
  }

  /** Changes between free rounds and the player's own money, while no round is open. */
  toggleFree(): void {
    const { view, phase, free, feature } = this.store.get();
    if (!view || phase !== 'idle' || feature || this.unanswered) return;
    this.options.sound.click();
    this.machine?.stopShowing();
    const next = free ? null : (view.freeRounds.find(({ left }) => left > 0) ?? null);
    this.store.set({ free: next, litWin: null, notice: null });
  }

  toggleMute(): void {
    this.options.sound.muted = !this.options.sound.muted;
    this.options.sound.wake();
    this.store.set({ muted: this.options.sound.muted });
  }

  toggleTurbo(): void {
    const turbo = !this.store.get().turbo;
    this.options.storage?.setItem('studio.turbo', turbo ? 'on' : 'off');
    if (this.machine) this.machine.pace = { ...this.machine.pace, turbo };
    this.options.sound.click();
    this.store.set({ turbo });
  }

  /** Reveals the current server seed. The next one is used with the client seed that the player chose. */
  async changeSeed(clientSeed: string) {
    const change = await this.options.api.changeSeed(clientSeed);
    this.store.set({ fairness: change.fairness });
    return change;
  }

  /** The stake of the round on the reels, in 1/10,000. The values of coins are shares of it. */
  shownStake(): bigint {
    const { view, stakeIndex, roundStake, free } = this.store.get();
    return parts(roundStake ?? free?.stake ?? view?.stakes[stakeIndex] ?? '0');
  }

  seeds() {
    return this.options.api.seeds();
  }

  closeNotice(): void {
    this.store.set({ notice: null });
  }

  postToFrame(message: FrameMessage): void {
    this.options.postToFrame(message);
  }

  private async resume(feature: FeatureState): Promise<void> {
    this.running = true;
    this.store.set({ phase: 'busy' });
    await this.overlay({ kind: 'resume', feature: feature.kind, spinsLeft: feature.spinsLeft });
    await this.run();
  }

  /** Says what the free rounds are, before the first one. */
  private async introduceFree(): Promise<void> {
    const { free, phase } = this.store.get();
    if (!free || phase === 'busy' || this.introduced === free.grantId) return;
    this.introduced = free.grantId;
    await this.overlay({ kind: 'freeIntro', grant: free });
  }

  private async play(): Promise<void> {
    const { view, stakeIndex, balance, notice, feature, free } = this.store.get();
    if (this.running || !this.machine || !view || notice?.kind === 'over') return;
    this.running = true;
    this.machine.stopShowing();
    this.store.set({ litWin: null, notice: null, phase: feature ? 'busy' : 'spinning' });
    if (!feature) {
      const stake = free?.stake ?? view.stakes[stakeIndex]!;
      const isFreeRound = (this.unanswered ? this.unanswered.grantId : free?.grantId) !== undefined;
      this.store.set({ win: 0n, roundStake: this.unanswered?.stake ?? stake, isFreeRound });
    }
    if (!feature && !this.unanswered) {
      this.before = balance;
      // The stake is subtracted immediately. The response contains the server's balance.
      const left = balance - (free ? 0n : parts(view.stakes[stakeIndex]!));
      if (left >= 0n) this.store.set({ balance: left });
    }
    await this.run();
  }

  /** Plays until the round ends. */
  private async run(): Promise<void> {
    const { view, stakeIndex, free } = this.store.get();
    const begun = performance.now();
    try {
      for (;;) {
        const before = this.store.get().feature;
        this.begin(before);
        const spin = before
          ? await this.requestSpin(this.store.get().roundStake!)
          : await this.requestSpin(free?.stake ?? view!.stakes[stakeIndex]!, free?.grantId);
        this.store.set({ roundStake: spin.stake });
        if (!before && this.store.get().isFreeRound) this.takeFree();
        await this.present(spin, before);
        if (spin.result.next !== null) continue;
        if (this.store.get().isFreeRound) await this.countFree(parts(spin.result.roundPayout));
        break;
      }
      // The round was played with an earlier version. The next round uses the current version's rules.
      if (view!.outdated) await this.refresh().catch(() => undefined);
    } catch (error) {
      await this.fail(error);
    } finally {
      // The server refuses a round that begins too early; a little more, because two requests differ in their way.
      const left = view?.leastRoundMs ? view.leastRoundMs + 150 - (performance.now() - begun) : 0;
      if (left > 0) await this.wait(left);
      this.running = false;
      this.store.set({ phase: 'idle' });
      this.options.postToFrame('balance');
    }
  }

  /** A free round has begun. */
  private takeFree(): void {
    const { free } = this.store.get();
    if (free) this.setFree({ ...free, left: Math.max(0, free.left - 1) });
  }

  /** Changes the free rounds that are played, also where the view lists them. */
  private setFree(free: WireFreeRounds): void {
    const view = this.store.get().view!;
    const freeRounds = view.freeRounds.map((one) => (one.grantId === free.grantId ? free : one));
    this.store.set({ free, view: { ...view, freeRounds } });
  }

  /** A free round has ended: its win is added; after the last one a panel says what all have won, and the view is read again. */
  private async countFree(payout: bigint): Promise<void> {
    const { free } = this.store.get();
    if (!free) return void (await this.refresh().catch(() => undefined));
    const won = parts(free.won) + payout;
    if (free.left > 0) return this.setFree({ ...free, won: formatDecimal(won as Amount) });
    this.store.set({ free: null });
    await this.refresh().catch(() => undefined);
    const most = free.most === null ? won : parts(free.most);
    const paid = won < most ? won : most;
    const { rounds, wagering } = free;
    const panel = {
      kind: 'freeOutro',
      payout: paid,
      rounds,
      wagering,
      duration: paid > 0n ? 900 : 0,
    } as const;
    if (paid > 0n) this.options.sound.fanfare();
    await this.countUp(panel, 6_000, () => undefined);
    const next = this.store.get().view!;
    this.store.set({ free: freeOf(next) });
    await this.introduceFree();
  }

  private begin(feature: FeatureState | null): void {
    const machine = this.machine!;
    if (feature?.kind === 'hold') {
      machine.stopShowing();
      return;
    }
    machine.startSpin(feature?.kind === 'freeSpins' ? 'free' : 'base', heldBy(feature));
  }

  private wait(ms: number): Promise<void> {
    return this.options.wait?.(ms) ?? new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Requests a spin. After a network error or an unsettled spin it repeats the same request. */
  private async requestSpin(stake: string, grantId?: string): Promise<SlotsSpin> {
    this.unanswered ??= { stake, requestId: crypto.randomUUID(), grantId };
    const request = this.unanswered;
    const waits = this.options.retryWaits ?? [600, 1_500, 3_000, 5_000, 8_000];
    for (let turn = 0; ; turn++) {
      try {
        const spin = await this.options.api.spin(request.stake, request.requestId, request.grantId);
        this.unanswered = undefined;
        if (this.store.get().notice?.kind === 'reconnecting') this.store.set({ notice: null });
        return spin;
      } catch (error) {
        const again =
          error instanceof ApiError &&
          (error.code === 'NETWORK' || error.status >= 500 || error.status === 429);
        const known =
          error instanceof ApiError && (error.code === 'SPIN_UNDER_WAY' || error.code === 'ROUND_TOO_EARLY');
        if (!again && !known) this.unanswered = undefined;
        if ((!again && !known) || turn >= waits.length) throw error;
        this.store.set({ notice: { kind: 'reconnecting' } });
        await this.wait(waits[turn]!);
      }
    }
  }

  private async present(spin: SlotsSpin, before: FeatureState | null): Promise<void> {
    const { result } = spin;
    const machine = this.machine!;
    const already = before ? this.store.get().win : 0n;
    this.store.set({
      phase: before ? 'busy' : 'spinning',
      multiplier: stepMultiplier(before, result.steps[0]),
    });
    const level = result.next === null ? winLevel(parts(result.roundPayout), parts(spin.stake)) : 0;
    // What a paid spin gives back of its stake is no win: it is shown without sparks and without music.
    const quiet =
      before === null &&
      result.next === null &&
      !this.store.get().isFreeRound &&
      parts(result.roundPayout) < parts(spin.stake);
    await this.playSteps(result, before, { already, withhold: level > 0, quiet });
    this.store.set({
      feature: result.next,
      multiplier: result.next ? multiplierOf(result.next) : this.store.get().multiplier,
      fairness: { ...this.store.get().fairness!, nonce: spin.nonce + 1 },
    });
    const reveal = () =>
      this.store.set({
        win: parts(result.roundPayout),
        ...(spin.balance !== undefined && { balance: parts(spin.balance) }),
      });
    // While a counter climbs, the total and the balance would give away where it ends.
    if (result.next !== null || (level === 0 && !hasOutro(before))) reveal();
    await this.announce(result, before, { level, reveal, stake: parts(spin.stake) });
    if (result.next === null) {
      this.store.set({ feature: null, multiplier: 1 });
      const wins = result.steps.flatMap((step) => (step.wins.length > 0 ? [step] : []));
      const shown = wins.at(-1);
      // After a cascade the winning symbols are removed, so there is nothing to highlight.
      if (shown && shown.removed.length === 0)
        machine.cycleWins(shown.wins, (litWin) => this.store.set({ litWin }));
    } else {
      machine.stopShowing();
    }
  }

  /**
   * Animates the pictures of a spin. `already` is what the round has won before it, in 1/10,000. `withhold` keeps the last win out of
   * the total: a counter reveals it. `quiet` shows wins without sparks and sound.
   */
  private async playSteps(
    result: WireResult,
    before: FeatureState | null,
    { already, withhold, quiet }: { already: bigint; withhold: boolean; quiet: boolean },
  ): Promise<void> {
    const machine = this.machine!;
    let total = already;
    let previous: WireStep | undefined;
    const lastWin = result.steps.findLast((step) => parts(step.payout) > 0n);
    for (const step of result.steps) {
      if (previous) await machine.advance(previous, step);
      else if (step.kind === 'hold') await machine.hold(holdGrid(before, step), step);
      else await machine.land(step);
      if (step.multiplier > 1) this.store.set({ multiplier: step.multiplier });
      if (step.wins.length > 0 || parts(step.payout) > 0n) {
        total += parts(step.payout);
        if (!withhold || step !== lastWin) this.store.set({ win: total });
        if (!quiet) this.options.sound.win(ratio(parts(step.payout), result, total));
        const brief = step.removed.length > 0 || result.next !== null;
        await machine.showWins(step, { brief, sparks: !quiet });
      }
      // The sum of the orbs stands over the reels until it has been read.
      if (step.kind === 'orbs' && step.multiplier > 1) await machine.wait(1_200);
      previous = step;
    }
  }

  /** Announces that a feature starts, continues or ends, or that a win is big. */
  private async announce(
    result: WireResult,
    before: FeatureState | null,
    { level, reveal, stake }: { level: WinLevel; reveal: () => void; stake: bigint },
  ): Promise<void> {
    const { next } = result;
    for (const award of result.awards) {
      if (award.kind === 'respin' && before) continue;
      if (award.kind === 'retrigger' || !before) {
        this.options.sound.fanfare();
        const feature = next?.kind ?? 'freeSpins';
        await this.overlay(
          { kind: 'featureIntro', feature, spins: award.spins, chosenSymbol: award.chosenSymbol },
          award.kind === 'respin' ? 900 : 4_000,
        );
      }
    }
    if (next !== null) return;
    const payout = parts(result.roundPayout);
    if (level > 0) {
      this.options.sound.fanfare();
      const duration = 1_400 + level * 900;
      await this.countUp({ kind: 'bigWin', level: level as 1 | 2 | 3, payout, duration }, 2_600, reveal);
    } else if (before && hasOutro(before)) {
      const spins = before.spinsPlayed + 1;
      const duration = payout < stake ? 0 : 900;
      await this.countUp({ kind: 'featureOutro', payout, spins, duration }, 3_000, reveal);
    }
  }

  /**
   * Shows a panel whose counter climbs for `overlay.duration` milliseconds or until a press, then calls `reveal` and shows the amount
   * for `after` milliseconds or until another press.
   */
  private async countUp(overlay: CountingOverlay, after: number, reveal: () => void): Promise<void> {
    if (overlay.duration > 0) await this.showPanel(overlay, overlay.duration);
    reveal();
    await this.overlay({ ...overlay, duration: 0 }, after);
  }

  /** Shows a panel over the game until the player closes it, or for `after` milliseconds. */
  private async overlay(overlay: Overlay, after?: number): Promise<void> {
    await this.showPanel(overlay, after);
    this.store.set({ overlay: null });
  }

  /** Shows a panel over the game. Resolves with the next press, or after `after` milliseconds; the panel stays. */
  private showPanel(overlay: Overlay, after?: number): Promise<void> {
    return new Promise((resolve) => {
      const close = () => {
        window.clearTimeout(timer);
        if (this.dismiss !== close) return;
        this.dismiss = undefined;
        resolve();
      };
      const timer = after === undefined ? undefined : window.setTimeout(close, after);
      this.dismiss = close;
      this.store.set({ overlay });
    });
  }

  /** Fetches rules, stakes and balance again. Rejects with ApiError. */
  private async refresh(): Promise<void> {
    const view = await this.options.api.open(undefined);
    if (view === null) throw sessionOver();
    const stakeIndex = Math.max(0, view.stakes.indexOf(view.stake));
    this.store.set({ view, balance: parts(view.balance), stakeIndex });
  }

  private async fail(error: unknown): Promise<void> {
    const { code, message } = failureOf(error);
    await this.machine!.cancelSpin();
    // There was no response. The next press sends the same request again.
    if (this.unanswered) return this.store.set({ notice: { kind: 'offline' } });
    // The spin was refused, so the stake was not debited.
    if (!this.store.get().feature) this.store.set({ balance: this.before });
    if (code === 'ROUND_VOIDED' || code === 'ROUND_VERSION_GONE')
      this.store.set({ feature: null, multiplier: 1 });
    if (code === 'ROUND_VERSION_GONE') await this.refresh().catch(() => undefined);
    if (FREE_ENDED_CODES.has(code) && this.store.get().free) {
      await this.refresh().catch(() => undefined);
      this.store.set({ free: freeOf(this.store.get().view!) });
    }
    const kind =
      code === 'INSUFFICIENT_FUNDS' ? 'insufficient' : SESSION_ENDED_CODES.has(code) ? 'over' : 'error';
    this.store.set({ notice: { kind, message } });
  }
}

/** Error codes after which the game must be opened again from the site. */
export const SESSION_ENDED_CODES: ReadonlySet<string> = new Set([
  'GAME_SESSION_OVER',
  'TOKEN_INVALID',
  'PLAYER_BLOCKED',
  'VENDOR_DISABLED',
  'MAINTENANCE',
]);

/** Refusals of a free round whose grant cannot be played any more. */
const FREE_ENDED_CODES: ReadonlySet<string> = new Set(['GRANT_INVALID', 'GRANT_ENDED', 'STAKE_NOT_OFFERED']);

/** The free rounds to play with: those of the open round, else the first that has some left. */
function freeOf({ freeRounds, round }: SlotsView): WireFreeRounds | null {
  if (round) return freeRounds.find(({ grantId }) => grantId === round.grantId) ?? null;
  return freeRounds.find(({ left }) => left > 0) ?? null;
}

const sessionOver = () => new ApiError('GAME_SESSION_OVER', '', 401, {}, {});

function failureOf(error: unknown): { code: string; message: string } {
  return error instanceof ApiError
    ? { code: error.code, message: error.message }
    : { code: 'NETWORK', message: '' };
}

/** The reels and cells that do not turn in the next spin of a feature. */
function heldBy(feature: FeatureState | null): { reels: readonly number[]; cells: readonly Cell[] } {
  if (feature?.kind === 'respin') return { reels: feature.lockedReels, cells: [] };
  if (feature?.kind === 'freeSpins') return { reels: [], cells: feature.sticky ?? [] };
  return NOTHING_LOCKED;
}

function winLevel(payout: bigint, stake: bigint): WinLevel {
  const stakes = payout / (stake || 1n);
  return BIG_WIN_LEVELS.filter((least) => stakes >= BigInt(least)).length as WinLevel;
}

/** Whether a feature ends with a panel that names what the round paid. */
const hasOutro = (before: FeatureState | null) => before !== null && before.kind !== 'respin';

function holdGrid(before: FeatureState | null, step: WireStep): (readonly SymbolId[])[] {
  const coins = before?.kind === 'hold' ? before.coins : [];
  return step.grid.map((column, reel) =>
    column.map((_, row) => ((coins[reel]?.[row] ?? 0) > 0 ? 'coin' : 'blank')),
  );
}

function multiplierOf(feature: FeatureState | null): number {
  if (feature?.kind !== 'freeSpins') return 1;
  return feature.orbTotal && feature.orbTotal > 1 ? feature.orbTotal : feature.multiplier;
}

function stepMultiplier(before: FeatureState | null, step: WireStep | undefined): number {
  return Math.max(1, step?.multiplier ?? 1, multiplierOf(before));
}

/** The size of a step's win, in stakes, for its sound. */
function ratio(payout: bigint, result: WireResult, total: bigint): number {
  const round = parts(result.roundPayout);
  if (round === 0n || result.roundUnits === 0) return Number(total > 0n);
  return (Number(payout) / Number(round)) * (result.roundUnits / 100);
}
