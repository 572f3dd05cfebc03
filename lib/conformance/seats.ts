import type { Caller } from './exchange';
import { exchange } from './exchange';
import { summarise, valueOf } from './expect';
import type { Launcher, Seat } from './types';

/** A seat that is taken: what `authenticate` has returned. */
export interface Taken {
  token: string;
  player: string;
  currency: string;
}

/** There is no such seat here, for the reason in the message: its cases are skipped. */
export class SeatMissing extends Error {}

/** `player`, `later` and `other game` are of one account; the other seats have one each. */
export const accountOf = (seat: Seat): Seat => (seat === 'later' || seat === 'other game' ? 'player' : seat);

/** Opens seats when a case first needs them, and keeps them. */
export class Seats {
  private readonly taken = new Map<Seat, Promise<Taken>>();

  constructor(
    private readonly caller: Caller,
    private readonly launcher: Launcher,
  ) {}

  take(seat: Seat): Promise<Taken> {
    let found = this.taken.get(seat);
    if (!found) this.taken.set(seat, (found = this.open(seat)));
    return found;
  }

  /** A fresh launch token of the player. */
  async launchToken(): Promise<string> {
    const launch = await this.launcher.launch('player');
    if ('missing' in launch) throw new SeatMissing(launch.missing);
    return launch.token;
  }

  private async open(seat: Seat): Promise<Taken> {
    // The account of `later` is that of the latest session, so `player` comes first.
    const player = seat === 'player' ? undefined : await this.take('player');
    const launch = await this.launcher.launch(seat);
    if ('missing' in launch) throw new SeatMissing(launch.missing);
    const body = Buffer.from(JSON.stringify({ launchToken: launch.token }));
    const answer = await exchange(this.caller, { operation: 'authenticate', body });
    const value = answer && valueOf(answer);
    const { playerToken, playerId, currency } = value ?? {};
    if (typeof playerToken !== 'string' || typeof playerId !== 'string' || typeof currency !== 'string')
      throw new Error(`authenticate answered ${summarise(answer)}`);
    const isSame = playerId === player?.player;
    if (player && isSame === (seat === 'other player'))
      throw new SeatMissing(`the token for "${seat}" is of another player than it should be`);
    return { token: playerToken, player: playerId, currency };
  }
}
