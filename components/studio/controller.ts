import { parseAmount } from '@/lib/money/amount';
import { ApiError } from '@/lib/platform/http/call';
import type { WireResult, WireSpin, WireStep } from '@/lib/studio/play/spin/wire';
import type { Cell, FeatureState, SymbolId } from '@/lib/studio/slots/types';
import type { ReelMachine } from './machine/machine';
import type { Sound } from './sound';
import { newClientSeed, type StudioApi } from './studio-api';
import { FIRST, Store, type GameSnapshot, type Overlay } from './store';

/** What the game tells the page it is framed in. */
export type FrameMessage = 'ready' | 'balance' | 'deposit' | 'exit' | 'reopen';

export interface ControllerOptions {
  api: StudioApi;
  sound: Sound;
  launchToken: string | undefined;
  /** Gives whether there is a frame that hears it. */
  tellFrame(message: FrameMessage): boolean;
  /** Waits between tries, in milliseconds; the same request is sent again after each. */
  retryWaits?: readonly number[];
  wait?(ms: number): Promise<void>;
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

/** A round's win in stakes from which a moment is made of it. */
const MOMENTS = [15, 40, 100] as const;
const NOTHING_HELD = { reels: [], cells: [] } as const;

const parts = (decimal: string): bigint => parseAmount(decimal) ?? 0n;

/**
 * Runs a game: asks the server, lets the machine play what it answered, and keeps what the screen shows. It decides
 * no outcome and no amount.
 */
export class GameController {
  readonly store = new Store<GameSnapshot>(FIRST);
  private machine: ReelMachine | undefined;
  /** The request that has no answer yet; sent again as it is, so that one touch is one spin. */
  private unanswered: { stake: string; requestId: string } | undefined;
  private dismiss: (() => void) | undefined;
  private running = false;
  /** The stake of the round that stands on the reels, over or not: of another one only when that is spun. */
  private roundStake: string | undefined;
  /** The balance before the stake was taken off the screen. */
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
        // A launch token works once: after a reload the game goes on with its cookie.
        if (!this.options.launchToken || !(error instanceof ApiError) || error.code === 'NETWORK')
          throw error;
        view = await this.options.api.open(undefined);
      }
      let { fairness } = view;
      if (fairness.clientSeed === null)
        fairness = (await this.options.api.changeSeed(newClientSeed())).fairness;
      const feature = view.round?.state ?? null;
      this.roundStake = view.round?.stake ?? (view.last ? view.stake : undefined);
      this.store.set({
        status: 'ready',
        view,
        fairness,
        balance: parts(view.balance),
        stakeIndex: Math.max(0, view.stakes.indexOf(view.stake)),
        win: view.round ? parts(view.round.payout) : 0n,
        feature,
        multiplier: multiplierOf(feature),
      });
      this.options.tellFrame('ready');
    } catch (error) {
      const failure = failureOf(error);
      // Come by its address (a bookmark, another device), it has no session yet: the site opens one. Once only, for then it
      // comes with a token.
      if (OVER.has(failure.code) && !this.options.launchToken && this.options.tellFrame('reopen')) return;
      this.store.set({ status: 'failed', failure });
    }
  }

  /** Gives the controller its reels, once they are on the page; an open round is offered to go on. */
  attach(machine: ReelMachine): void {
    this.machine = machine;
    const { view, feature, turbo } = this.store.get();
    machine.pace = { ...machine.pace, turbo };
    const last = view?.last?.steps.at(-1);
    if (last) machine.show(last.grid, last.values);
    if (feature && !this.running) void this.resume(feature);
  }

  /** The big button: starts a spin, hurries the one that turns, or closes what lies over the reels. */
  press(): void {
    this.options.sound.wake();
    const { phase, overlay, status } = this.store.get();
    if (status !== 'ready') return;
    if (overlay) return this.dismiss?.();
    if (phase === 'idle') void this.play();
    else this.machine?.hurry();
  }

  stepStake(by: 1 | -1): void {
    const { view, stakeIndex, phase } = this.store.get();
    if (!view || phase !== 'idle') return;
    this.chooseStake(Math.min(view.stakes.length - 1, Math.max(0, stakeIndex + by)));
  }

  chooseStake(index: number): void {
    const { view, phase, stakeIndex } = this.store.get();
    if (!view || phase !== 'idle' || index === stakeIndex || !(index in view.stakes)) return;
    this.options.sound.click();
    this.machine?.stopShowing();
    this.store.set({ stakeIndex: index, told: null, notice: null });
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

  /** Reveals the server seed in use and goes on with the next, under a client seed of the player's choice. */
  async changeSeed(clientSeed: string) {
    const change = await this.options.api.changeSeed(clientSeed);
    this.store.set({ fairness: change.fairness });
    return change;
  }

  /** What the coins on the reels are worth their units of, in 1/10,000. */
  stakeOnReels(): bigint {
    const { view, stakeIndex } = this.store.get();
    return parts(this.roundStake ?? view?.stakes[stakeIndex] ?? '0');
  }

  seeds() {
    return this.options.api.seeds();
  }

  closeNotice(): void {
    this.store.set({ notice: null });
  }

  tellFrame(message: FrameMessage): void {
    this.options.tellFrame(message);
  }

  private async resume(feature: FeatureState): Promise<void> {
    this.running = true;
    this.store.set({ phase: 'busy' });
    await this.overlay({ kind: 'resume', feature: feature.kind, spinsLeft: feature.spinsLeft });
    await this.run();
  }

  private async play(): Promise<void> {
    const { view, stakeIndex, balance, notice, feature } = this.store.get();
    if (this.running || !this.machine || !view || notice?.kind === 'over') return;
    this.running = true;
    this.machine.stopShowing();
    this.store.set({ told: null, notice: null, phase: feature ? 'busy' : 'spinning' });
    if (!feature) {
      this.roundStake = this.unanswered?.stake ?? view.stakes[stakeIndex]!;
      this.store.set({ win: 0n });
    }
    if (!feature && !this.unanswered) {
      this.before = balance;
      // Shown at once; the server's figure follows with its answer.
      const left = balance - parts(view.stakes[stakeIndex]!);
      if (left >= 0n) this.store.set({ balance: left });
    }
    await this.run();
  }

  /** Plays until the round is over. */
  private async run(): Promise<void> {
    const { view, stakeIndex } = this.store.get();
    try {
      for (;;) {
        const before = this.store.get().feature;
        this.begin(before);
        const spin = await this.ask(before ? this.roundStake! : view!.stakes[stakeIndex]!);
        this.roundStake = spin.stake;
        await this.present(spin, before);
        if (spin.result.next === null) break;
      }
    } catch (error) {
      await this.fail(error);
    } finally {
      this.running = false;
      this.store.set({ phase: 'idle' });
      this.options.tellFrame('balance');
    }
  }

  private begin(feature: FeatureState | null): void {
    const machine = this.machine!;
    if (feature?.kind === 'hold') {
      machine.stopShowing();
      return;
    }
    machine.startSpin(feature?.kind === 'freeSpins' ? 'free' : 'base', heldBy(feature));
  }

  /** Asks for a spin until there is an answer: a broken line or an unsettled spin sends the same request again. */
  private async ask(stake: string): Promise<WireSpin> {
    this.unanswered ??= { stake, requestId: crypto.randomUUID() };
    const request = this.unanswered;
    const waits = this.options.retryWaits ?? [600, 1_500, 3_000, 5_000, 8_000];
    const wait = this.options.wait ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
    for (let turn = 0; ; turn++) {
      try {
        const spin = await this.options.api.spin(request.stake, request.requestId);
        this.unanswered = undefined;
        if (this.store.get().notice?.kind === 'reconnecting') this.store.set({ notice: null });
        return spin;
      } catch (error) {
        const again =
          error instanceof ApiError &&
          (error.code === 'NETWORK' || error.status >= 500 || error.status === 429);
        const known = error instanceof ApiError && error.code === 'SPIN_UNDER_WAY';
        if (!again && !known) this.unanswered = undefined;
        if ((!again && !known) || turn >= waits.length) throw error;
        this.store.set({ notice: { kind: 'reconnecting' } });
        await wait(waits[turn]!);
      }
    }
  }

  private async present(spin: WireSpin, before: FeatureState | null): Promise<void> {
    const { result } = spin;
    const machine = this.machine!;
    const already = before ? this.store.get().win : 0n;
    this.store.set({
      phase: before ? 'busy' : 'spinning',
      multiplier: stepMultiplier(before, result.steps[0]),
    });
    await this.playSteps(result, before, already);
    this.store.set({
      win: parts(result.roundPayout),
      feature: result.next,
      multiplier: result.next ? multiplierOf(result.next) : this.store.get().multiplier,
      fairness: { ...this.store.get().fairness!, nonce: spin.nonce + 1 },
      ...(spin.balance !== undefined && { balance: parts(spin.balance) }),
    });
    await this.announce(result, before, parts(spin.stake));
    if (result.next === null) {
      this.store.set({ feature: null, multiplier: 1 });
      const wins = result.steps.flatMap((step) => (step.wins.length > 0 ? [step] : []));
      const shown = wins.at(-1);
      // In a cascade the winning symbols are gone: nothing is left to light.
      if (shown && shown.removed.length === 0)
        machine.cycleWins(shown.wins, (told) => this.store.set({ told }));
    } else {
      machine.stopShowing();
    }
  }

  private async playSteps(result: WireResult, before: FeatureState | null, already: bigint): Promise<void> {
    const machine = this.machine!;
    let total = already;
    let previous: WireStep | undefined;
    for (const step of result.steps) {
      if (previous) await machine.advance(previous, step);
      else if (step.kind === 'hold') await machine.hold(holdGrid(before, step), step);
      else await machine.land(step);
      if (step.multiplier > 1) this.store.set({ multiplier: step.multiplier });
      if (step.wins.length > 0 || parts(step.payout) > 0n) {
        total += parts(step.payout);
        this.store.set({ win: total });
        this.options.sound.win(ratio(parts(step.payout), result, total));
        await machine.showWins(step, step.removed.length > 0 || result.next !== null);
      }
      previous = step;
    }
  }

  /** The moments of a spin: a feature begins, goes on or ends; a win that is worth stopping for. */
  private async announce(result: WireResult, before: FeatureState | null, stake: bigint): Promise<void> {
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
    const stakes = Number(payout / (stake || 1n));
    const level = MOMENTS.filter((least) => stakes >= least).length as 0 | 1 | 2 | 3;
    if (level > 0) {
      this.options.sound.fanfare();
      this.machine!.celebrate(18 + level * 22);
      await this.overlay({ kind: 'bigWin', level: level as 1 | 2 | 3, payout }, 6_500);
    } else if (before && before.kind !== 'respin') {
      await this.overlay({ kind: 'featureOutro', payout, spins: before.spinsPlayed + 1 }, 4_000);
    }
  }

  /** Lays something over the reels until the player closes it, or `after` milliseconds. */
  private overlay(overlay: Overlay, after?: number): Promise<void> {
    return new Promise((resolve) => {
      const close = () => {
        window.clearTimeout(timer);
        if (this.dismiss !== close) return;
        this.dismiss = undefined;
        this.store.set({ overlay: null });
        resolve();
      };
      const timer = after === undefined ? undefined : window.setTimeout(close, after);
      this.dismiss = close;
      this.store.set({ overlay });
    });
  }

  private async fail(error: unknown): Promise<void> {
    const { code, message } = failureOf(error);
    await this.machine!.cancelSpin();
    // No answer: the request is kept, and the next press sends it again.
    if (this.unanswered) return this.store.set({ notice: { kind: 'offline' } });
    // Refused: the stake that was taken off the screen was never taken.
    if (!this.store.get().feature) this.store.set({ balance: this.before });
    if (code === 'ROUND_VOIDED') this.store.set({ feature: null, multiplier: 1 });
    const kind = code === 'INSUFFICIENT_FUNDS' ? 'insufficient' : OVER.has(code) ? 'over' : 'error';
    this.store.set({ notice: { kind, message } });
  }
}

/** The game has to be opened again from the site. */
export const OVER: ReadonlySet<string> = new Set([
  'GAME_SESSION_OVER',
  'TOKEN_INVALID',
  'PLAYER_BLOCKED',
  'VENDOR_DISABLED',
  'MAINTENANCE',
]);

function failureOf(error: unknown): { code: string; message: string } {
  return error instanceof ApiError
    ? { code: error.code, message: error.message }
    : { code: 'NETWORK', message: '' };
}

/** What stays in its place while the next spin of a feature turns. */
function heldBy(feature: FeatureState | null): { reels: readonly number[]; cells: readonly Cell[] } {
  if (feature?.kind === 'respin') return { reels: feature.lockedReels, cells: [] };
  if (feature?.kind === 'freeSpins') return { reels: [], cells: feature.sticky ?? [] };
  return NOTHING_HELD;
}

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

/** How great a step's win is for its sound: its share in stakes, from the units that the model counts in. */
function ratio(payout: bigint, result: WireResult, total: bigint): number {
  const round = parts(result.roundPayout);
  if (round === 0n || result.roundUnits === 0) return Number(total > 0n);
  return (Number(payout) / Number(round)) * (result.roundUnits / 100);
}
