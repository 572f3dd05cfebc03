import { collectBill, decideBill } from '@/lib/agents/bills/commands';
import { setFlag } from '@/lib/content/commands';
import { flag } from '@/lib/content/queries';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { insertLinkMember, type InvitationLink } from '@/lib/identity/registration/links';
import { setClock } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { chance } from './chance';
import type { SeedContext } from './contracts';
import { seedLinks } from './links';
import { HISTORY_DAYS, LINE_PEOPLE, type LineMember } from './people';
import { logIn, playTogether, playSessionsOf, vendorGames, type Player } from './play';
import { settleUntil } from './settle';
import { HISTORY, RECENT_DAYS } from './history';

const PROGRESS = 'demo.agents';
const HOUR = 3_600_000;

interface Progress {
  /** The moment of the first start: the history ends there, also if a later start continues it. */
  until: string;
  /** The last day that is complete, in days before `until`. */
  day: number;
}

interface Given {
  password: string;
  paymentPassword: string;
  stopped(): boolean;
}

/**
 * The history of the demo's lines: people, contracts, sixty days of bets, and the bills that follow, written by what the site itself uses, with the
 * clock of each moment. `early` ends before the demo's other members play, `recent` is the rest. A start that was killed is continued by
 * the next one. Returns the rounds.
 */
export async function seedAgents(db: Db, part: 'early' | 'recent', given: Given): Promise<number> {
  const begun = await flag<Progress | null>(db, PROGRESS, null);
  const progress = begun ?? { until: new Date().toISOString(), day: HISTORY_DAYS + 2 };
  if (!begun) await setFlag(db, PROGRESS, progress, false);
  const until = new Date(progress.until);
  const last = part === 'early' ? RECENT_DAYS + 1 : 0;
  if (progress.day <= last) return 0;
  try {
    const people = await seedPeople(db, given, until);
    const context = await contextOf(db, given.paymentPassword);
    const games = await vendorGames(db);
    const today = dayOf(until, settlementZone());
    let rounds = 0;
    for (let ago = progress.day - 1; ago >= last && !given.stopped(); ago -= 1) {
      rounds += await seedDay(context, { ago, day: dayAfter(today, -ago), until, people, games });
      await setFlag(db, PROGRESS, { ...progress, day: ago }, false);
    }
    return rounds;
  } finally {
    setClock(undefined);
  }
}

interface Day {
  ago: number;
  day: string;
  until: Date;
  people: readonly Player[];
  games: Awaited<ReturnType<typeof vendorGames>>;
}

/** A day of the history: what people decided, then what was played, then what was counted, settled and paid. */
async function seedDay(context: SeedContext, { ago, day, until, people, games }: Day): Promise<number> {
  const zone = settlementZone();
  const begin = dayStart(day, zone);
  const end = ago === 0 ? until : dayStart(day, zone, 1);
  const momentOf = (start: Date, hour: number) =>
    new Date(Math.min(start.getTime() + hour * HOUR, until.getTime()));
  const atHour = (hour: number) => momentOf(begin, hour);
  for (const step of HISTORY.filter((one) => (one.madeWith ?? one.ago) === ago)) {
    setClock(momentOf(dayStart(dayAfter(day, ago - step.ago), zone), step.hour));
    await step.run(context);
  }
  if (ago > HISTORY_DAYS) return 0;
  await logIn(
    context.db,
    people
      .filter(({ type, account }) => type !== 0 && chance('logs in', ago, account) < 0.6)
      .map(({ memberId }) => memberId),
    atHour(9),
  );
  await decideBills(context, atHour(11));
  const weekend = [0, 5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  let rounds = 0;
  for (const session of playSessionsOf(people, games, { ago, begin, weekend }))
    rounds += await playTogether(context.db, session, end);
  await settleUntil(context.db, end);
  return rounds;
}

/** Makes the agents and players of the demo's three lines, each at the day of the registration, and the links by which some of them came. */
async function seedPeople(db: Db, given: Given, until: Date): Promise<Player[]> {
  const zone = settlementZone();
  const rows = await db.selectFrom('identity.member').select(['id', 'account', 'currency']).execute();
  const known = new Map(rows.map((row) => [row.account, row]));
  // All demo accounts have one password: one hash serves all of them.
  const passwordHash = await hashPassword(given.password);
  const make = async (person: LineMember, link?: InvitationLink): Promise<Player> => {
    const { account, nickname, type, upline, country, joined } = person;
    const day = dayStart(dayOf(until, zone), zone, -joined).getTime();
    setClock(
      new Date(Math.min(day + (8 + chance('hour of joining', account) * 12) * HOUR, until.getTime() - HOUR)),
    );
    const uplineId = upline === undefined ? undefined : known.get(upline)!.id;
    const { id, currency } =
      known.get(account) ??
      (await inTransaction(db, async (tx) => {
        const made = await createMember(tx, { account, nickname, type, passwordHash, country, uplineId });
        if (link) await insertLinkMember(tx, link, made.id);
        return made;
      }));
    known.set(account, { id, account, currency });
    return { ...person, memberId: id, currency };
  };
  const agents: Player[] = [];
  for (const person of LINE_PEOPLE.filter(({ type }) => type !== 0)) agents.push(await make(person));
  const links = await seedLinks(db, (account) => known.get(account)!.id, until);
  const players: Player[] = [];
  for (const person of LINE_PEOPLE.filter(({ type }) => type === 0))
    players.push(await make(person, links.linkOf(person)));
  const people = [...agents, ...players];
  await db
    .updateTable('identity.member')
    .set({ payment_password_hash: await hashPassword(given.paymentPassword) })
    .where(
      'id',
      'in',
      people.map(({ memberId }) => memberId),
    )
    .where('payment_password_hash', 'is', null)
    .execute();
  return people;
}

async function contextOf(db: Db, paymentPassword: string): Promise<SeedContext> {
  const rows = await db.selectFrom('identity.member').select(['id', 'account']).execute();
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  const { id: operatorId } = await db
    .selectFrom('backoffice.operator')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { db, operatorId, paymentPassword, idOf: (account) => ids.get(account)! };
}

/** What people decide about bills in the morning: operators about held ones of some days ago, agents about those that they collect. */
async function decideBills({ db, operatorId }: SeedContext, at: Date): Promise<void> {
  setClock(at);
  const { rows } = await sql<{ id: bigint; agent_id: bigint; payment: string }>`
    SELECT b.id, b.agent_id, b.payment FROM agents.bill b JOIN identity.member m ON m.id = b.agent_id
     WHERE (b.payment = 'held' AND b.to_at < ${new Date(at.getTime() - 96 * HOUR)})
        OR (b.payment = 'uncollected' AND b.pay_at <= ${at} AND b.collect_by > ${at} AND m.status = 'active')
     ORDER BY b.id`.execute(db);
  for (const { id, agent_id, payment } of rows) {
    const drawn = chance('bill', String(id));
    if (payment === 'held')
      await inTransaction(db, (tx) =>
        decideBill(tx, {
          id,
          decision: drawn < 0.92 ? 'pay' : 'reject',
          operatorId,
          note: drawn < 0.92 ? null : 'The same person has two accounts in this team.',
        }),
      );
    else if (drawn < 0.75) await collectBill(db, agent_id, id);
  }
}
