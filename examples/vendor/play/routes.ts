import type { Session } from '../books/types';
import { json, objectOf, type Incoming, type Outgoing } from '../http/server';
import { formatAmount } from '../money';
import type { Routes } from '../http/server';
import type { Vendor } from '../types';
import { Refusal } from './refusal';
import type { Played } from './rounds';
import { openSession } from './sessions';
import { stakesOf } from './stakes';

/** What the page of a game calls. The session's key is in `Authorization`, because cookies are not sent from a frame of another site. */
export function playRoutes(vendor: Vendor): Routes {
  const { rounds, books, transport, options } = vendor;

  /** With a transfer wallet a player plays with what we have of theirs, whatever the site's balance is. */
  const playable = (session: Session, balance: string) =>
    options.wallet === 'transfer' ? formatAmount(books.balance(session) ?? 0n) : balance;

  const withSession =
    (work: (session: Session, fields: Record<string, unknown>) => Promise<object>) =>
    (request: Incoming): Promise<Outgoing> =>
      answered(async () => {
        const key = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
        const session = key === undefined ? undefined : books.session(key);
        if (!session) throw new Refusal('SESSION_ENDED');
        return work(session, objectOf(request) ?? {});
      });

  const stateOf = (session: Session, balance: string) => ({
    game: session.gameCode,
    currency: session.currency,
    trial: session.trial,
    balance: playable(session, balance),
    stakes: stakesOf(session.currency).map(formatAmount),
    round: shown(books.openRound(session)),
  });

  return {
    'POST /play/open': (request) =>
      answered(async () => {
        const { token, game } = objectOf(request) ?? {};
        if (typeof token !== 'string' || typeof game !== 'string') throw new Refusal('TOKEN_INVALID');
        const { session, balance, openRounds } = await openSession(vendor, token, game);
        await rounds.reconcile(session, openRounds);
        return { key: session.key, ...stateOf(session, balance) };
      }),
    /** The page was loaded again: its token is used up, and its session goes on. */
    'POST /play/resume': withSession(async (session) => {
      if (options.wallet === 'transfer') return { key: session.key, ...stateOf(session, '0.00') };
      const result = await transport.attempt({ operation: 'balance', player: session });
      if (result.kind !== 'done') throw new Refusal(result.kind === 'refused' ? result.code : 'SITE_AWAY');
      return { key: session.key, ...stateOf(session, result.answer.balance ?? '0.00') };
    }),
    'POST /play/bet': withSession(async (session, { stake, choice }) =>
      outcomeOf(await rounds.begin(session, stake, choice)),
    ),
    'POST /play/move': withSession(async (session, { round, choice }) =>
      outcomeOf(await rounds.move(session, round, choice)),
    ),
    'POST /play/collect': withSession(async (session, { round }) =>
      outcomeOf(await rounds.collect(session, round)),
    ),
  };
}

const outcomeOf = ({ round, balance }: Played) => ({ round: shown(round), balance: balance ?? null });

/** A round as its player may see it. */
const shown = (round: Played['round'] | undefined) =>
  round
    ? { id: round.id, state: round.state, stake: round.stake, payout: round.payout, ...round.position }
    : null;

async function answered(work: () => Promise<object>): Promise<Outgoing> {
  try {
    return json(200, { ok: true, ...(await work()) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return json(409, { ok: false, code: error.code });
  }
}
