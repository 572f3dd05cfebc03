import type { PartStrings } from './part-panel';
import type { RaffleStrings } from './raffle-proof';
import type { TakeStrings } from './take-button';

type Translate = (key: string, values?: Record<string, string>) => string;

/** The texts of the button of a promotion, given a translator of the namespace `promotions`. */
export const buildTakeStrings = (t: Translate): TakeStrings => ({
  join: t('take.join'),
  apply: t('take.apply'),
  claim: t('take.claim'),
  joined: t('take.joined'),
  claimed: t('take.claimed'),
  failed: t('take.failed'),
});

/** The texts of what a member does in a promotion. */
export const buildPartStrings = (t: Translate): PartStrings => ({
  ...buildTakeStrings(t),
  login: t('take.login'),
  trial: t('take.trial'),
  notForYou: t('take.notForYou'),
  rejected: t('take.rejected'),
  applying: t('take.applying'),
  progress: { deposit: t('take.progress.deposit'), turnover: t('take.progress.turnover') },
  tickets: {
    soFar: t('take.tickets.soFar'),
    count: t('take.tickets.count'),
    numbers: t('take.tickets.numbers'),
    range: t('take.tickets.range', { first: '{first}', last: '{last}' }),
    code: t('take.tickets.code'),
    result: t('take.tickets.result'),
    prize: t('take.tickets.prize', { place: '{place}', ticket: '{ticket}', prize: '{prize}' }),
    nothing: t('take.tickets.nothing'),
  },
});

/** The texts of the draw of a raffle; the browser fills in `{place}` and `{ticket}`. */
export const buildRaffleStrings = (t: Translate): RaffleStrings => ({
  title: t('raffle.title'),
  text: t('raffle.text'),
  closes: t('raffle.closes'),
  commitment: t('raffle.commitment'),
  tickets: t('raffle.tickets'),
  listHash: t('raffle.listHash'),
  serverSeed: t('raffle.serverSeed'),
  winners: t('raffle.winners'),
  winner: t('raffle.winner', { place: '{place}', ticket: '{ticket}' }),
  noWinners: t('raffle.noWinners'),
  waiting: t('raffle.waiting'),
  check: t('raffle.check'),
  holds: t('raffle.holds'),
  fails: t('raffle.fails'),
  unavailable: t('raffle.unavailable'),
});
