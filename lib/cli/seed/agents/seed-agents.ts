import { collectBill, decideBill } from '@/lib/agents/bills/commands';
import { setAgentRules } from '@/lib/agents/rules/commands';
import { SHIPPED_AGENT_RULES } from '@/lib/agents/rules/constants';
import { newestAgentRules } from '@/lib/agents/rules/queries';
import type { AgentRules } from '@/lib/agents/rules/types';
import { setFlag } from '@/lib/content/commands';
import { flag } from '@/lib/content/queries';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { createMember, setMemberStatus } from '@/lib/identity/commands';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { setClock } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { chance } from './chance';
import { askToEnd, endWithPeriod, expire, move, offer, refuse, sign, withdraw, type Cast } from './contracts';
import { HISTORY_DAYS, LINE_PEOPLE } from './people';
import { playSitting, Purses, sittingsOf, vendorGames, type Player } from './play';
import { settleUntil } from './settle';
import { daily, dividend, hourly, realtime, SIGNED } from './terms';

const PROGRESS = 'demo.agents';
const HOUR = 3_600_000;
/** Hourly and real-time salaries have many periods: they were signed this many days before the seed. */
const HOURLY_DAYS = 9;
const REALTIME_DAYS = 1;
/** From this day on the bets of the demo's other members are in the history too, so that it is made after them. */
export const RECENT_DAYS = 7;

interface Progress {
  /** The moment of the first start: the history ends there, also if a later start continues it. */
  until: string;
  /** The last day that is complete, in days before `until`. */
  day: number;
}

/** Steps of the history: what happened how many days ago, at an hour of the day. They are done in their order. */
type Step = readonly [ago: number, hour: number, run: (cast: Cast) => Promise<unknown>];

const BY_HAND: Partial<AgentRules> = { collect: { byHand: true, days: 30 } };

const setRules =
  (version: number, changed: Partial<AgentRules>) =>
  async ({ db, operatorId }: Cast): Promise<void> => {
    if ((await newestAgentRules(db)).version !== version) return;
    const rules: AgentRules = {
      ...SHIPPED_AGENT_RULES,
      activeValidBet: '50',
      carryNegative: true,
      holdAbove: '150',
      ...changed,
    };
    await inTransaction(db, (tx) => setAgentRules(tx, { version, rules, operatorId }));
  };

const signAll =
  (kinds: readonly ('dividend' | 'daily' | 'hourly' | 'realtime')[]) =>
  async (cast: Cast): Promise<void> => {
    for (const { agent, terms } of SIGNED)
      for (const kind of kinds) {
        const offered = terms[kind];
        if (offered) await sign(cast, agent, offered, 'first');
      }
  };

const STEPS: readonly Step[] = [
  [HISTORY_DAYS + 1, 9, setRules(0, {})],
  [HISTORY_DAYS, 0.2, signAll(['dividend', 'daily'])],
  [46, 9, setRules(1, { collect: { byHand: true, days: 7 } })],
  [43, 9, setRules(2, {})],
  [41, 9, (cast) => sign(cast, 'cedarwharf', daily(1, 0.6), 'lower')],
  [33, 9, (cast) => endWithPeriod(cast, 'tealmarket', 'daily')],
  [31, 9, (cast) => sign(cast, 'tealmarket', daily(2, 0.45), 'again')],
  [31, 9.5, (cast) => sign(cast, 'amberkite', daily(3, 0.25), 'again')],
  [30, 9, (cast) => offer(cast, { agent: 'hazelport', terms: daily(1, 0.65), key: 'unanswered' })],
  [27, 9, (cast) => refuse(cast, 'violetrow', daily(2, 0.4), 'refused')],
  [
    24,
    9,
    (cast) =>
      askToEnd(cast, 'bamboogate', 'daily', { reason: 'We agreed on the dividend alone.', agreed: true }),
  ],
  [22, 9, (cast) => withdraw(cast, 'driftmill', daily(3, 0.35), 'withdrawn')],
  [
    18,
    9,
    (cast) =>
      move(cast, { agent: 'mistyford', to: 'cedarwharf', reason: 'Works with the team at the wharf.' }),
  ],
  [17, 9, (cast) => sign(cast, 'mistyford', dividend(2, 16, 'W', 'floating'), 'moved')],
  [17, 9.2, (cast) => sign(cast, 'mistyford', daily(2, 0.4), 'moved')],
  [15, 9, expire],
  [15, 10, setRules(3, BY_HAND)],
  [12, 9, setRules(4, {})],
  [HOURLY_DAYS, 0.1, signAll(['hourly'])],
  [4, 9, ({ db, idOf }) => inTransaction(db, (tx) => setMemberStatus(tx, idOf('copperlane'), 'disabled'))],
  [REALTIME_DAYS, 0.1, signAll(['realtime'])],
  [1, 9, (cast) => offer(cast, { agent: 'lanternsub', terms: daily(1, 1), key: 'waiting' })],
  [
    1,
    9.2,
    (cast) => offer(cast, { agent: 'lanternagent', terms: dividend(0, 42, 'H', 'fixed'), key: 'waiting' }),
  ],
  [
    1,
    9.4,
    (cast) => offer(cast, { agent: 'pearlbridge', terms: realtime(0.1, 0.15), key: 'asked', by: 'agent' }),
  ],
  [1, 9.6, (cast) => offer(cast, { agent: 'willowdock', terms: daily(2, 0.95), key: 'asked', by: 'agent' })],
  [1, 9.8, (cast) => offer(cast, { agent: 'cedarwharf', terms: hourly(1, 0.3), key: 'waiting' })],
  [
    1,
    10,
    (cast) =>
      askToEnd(cast, 'quietharbor', 'daily', {
        reason: 'I would like an hourly salary instead.',
        agreed: false,
      }),
  ],
  [
    1,
    10.5,
    (cast) =>
      move(cast, { agent: 'rainterrace', to: 'goldenferry', reason: 'Moves to another town.', inDays: 3 }),
  ],
];

/** Makes the agents and players of the demo's three lines, each at the day of the registration. Kept ones are found by their names. */
async function seedPeople(db: Db, password: string, base: Date): Promise<Player[]> {
  const zone = settlementZone();
  const known = new Map(
    (await db.selectFrom('identity.member').select(['id', 'account', 'currency']).execute()).map((row) => [
      row.account,
      row,
    ]),
  );
  // All demo accounts have one password: one hash serves all of them.
  const passwordHash = await hashPassword(password);
  const people: Player[] = [];
  for (const person of LINE_PEOPLE) {
    const { account, nickname, type, upline, country, joined } = person;
    const at =
      dayStart(dayOf(base, zone), zone, -joined).getTime() +
      (8 + chance('hour of joining', account) * 12) * HOUR;
    setClock(new Date(Math.min(at, base.getTime() - HOUR)));
    const uplineId = upline === undefined ? undefined : known.get(upline)!.id;
    const made =
      known.get(account) ??
      (await createMember(db, { account, nickname, type, passwordHash, country, uplineId }));
    known.set(account, { id: made.id, account, currency: made.currency });
    people.push({ ...person, memberId: made.id, currency: made.currency });
  }
  return people;
}

/**
 * The history of the demo's lines: people, contracts, sixty days of bets, and the bills that follow, written by what the site itself uses, with the
 * clock of each moment. `part`: `early` ends before the demo's other members play, `recent` is the rest. A start that was killed is
 * continued by the next one. Returns the rounds.
 */
export async function seedAgents(
  db: Db,
  { password, part, stopped }: { password: string; part: 'early' | 'recent'; stopped(): boolean },
): Promise<number> {
  const begun = await flag<Progress | null>(db, PROGRESS, null);
  const progress = begun ?? { until: new Date().toISOString(), day: HISTORY_DAYS + 2 };
  if (!begun) await setFlag(db, PROGRESS, progress, false);
  const until = new Date(progress.until);
  const last = part === 'early' ? RECENT_DAYS + 1 : 0;
  if (progress.day <= last) return 0;
  try {
    const people = await seedPeople(db, password, until);
    const cast = await castOf(db);
    const games = await vendorGames(db);
    const purses = new Purses();
    const zone = settlementZone();
    const today = dayOf(until, zone);
    let rounds = 0;
    for (let ago = HISTORY_DAYS + 1; ago >= last && !stopped(); ago -= 1) {
      const day = dayAfter(today, -ago);
      const begin = dayStart(day, zone);
      const end = ago === 0 ? until : dayStart(day, zone, 1);
      const weekend = [0, 5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
      const sittings = sittingsOf(people, games, { ago, begin, weekend });
      if (ago >= progress.day) {
        for (const { visits } of sittings) for (const visit of visits) purses.replay(visit);
        continue;
      }
      for (const [on, hour, run] of STEPS)
        if (on === ago) {
          setClock(new Date(Math.min(begin.getTime() + hour * HOUR, until.getTime())));
          await run(cast);
        }
      if (ago < HISTORY_DAYS)
        await decide(cast, new Date(Math.min(begin.getTime() + 11 * HOUR, until.getTime())));
      for (const sitting of ago > HISTORY_DAYS ? [] : sittings)
        rounds += await playSitting(db, sitting, { purses, until: end });
      if (ago <= HISTORY_DAYS) await settleUntil(db, end);
      await setFlag(db, PROGRESS, { ...progress, day: ago }, false);
    }
    return rounds;
  } finally {
    setClock(undefined);
  }
}

async function castOf(db: Db): Promise<Cast> {
  const ids = new Map(
    (await db.selectFrom('identity.member').select(['id', 'account']).execute()).map(({ id, account }) => [
      account,
      id,
    ]),
  );
  const { id: operatorId } = await db
    .selectFrom('backoffice.operator')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { db, operatorId, idOf: (account) => ids.get(account)! };
}

/** What people decide about bills in the morning: operators about held ones of some days ago, agents about those that they collect. */
async function decide({ db, operatorId }: Cast, at: Date): Promise<void> {
  setClock(at);
  const { rows } = await sql<{ id: bigint; agent_id: bigint; account: string; payment: string }>`
    SELECT b.id, b.agent_id, m.account, b.payment FROM agents.bill b JOIN identity.member m ON m.id = b.agent_id
     WHERE (b.payment = 'held' AND b.to_at < ${new Date(at.getTime() - 96 * HOUR)})
        OR (b.payment = 'uncollected' AND b.pay_at <= ${at} AND b.collect_by > ${at} AND m.status = 'active')
     ORDER BY b.id`.execute(db);
  for (const { id, agent_id, account, payment } of rows) {
    const drawn = chance('decision', account, String(id), payment);
    if (payment === 'held')
      await inTransaction(db, (tx) =>
        decideBill(tx, {
          id,
          decision: drawn < 0.85 ? 'pay' : 'reject',
          operatorId,
          note: drawn < 0.85 ? null : 'The same person has two accounts in this team.',
        }),
      );
    else if (drawn < 0.8 && chance('collects', String(id)) < 0.8) await collectBill(db, agent_id, id);
  }
}
