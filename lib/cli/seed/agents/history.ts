import { applyAsAgent, approveApplication, rejectApplication } from '@/lib/agents/applications/commands';
import type { ContractKind } from '@/lib/agents/constants';
import { setAgentRules } from '@/lib/agents/rules/commands';
import { SHIPPED_AGENT_RULES } from '@/lib/agents/rules/constants';
import { newestAgentRules } from '@/lib/agents/rules/queries';
import type { AgentRules } from '@/lib/agents/rules/types';
import { saveTemplate } from '@/lib/agents/templates/commands';
import type { Terms } from '@/lib/agents/contracts/terms';
import { inTransaction, sql } from '@/lib/db/client';
import { voidRound } from '@/lib/gateway/voids/commands';
import { setMemberStatus } from '@/lib/identity/commands';
import { amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import {
  askToEnd,
  endWithPeriod,
  expire,
  move,
  offer,
  refuse,
  sign,
  withdraw,
  type SeedContext,
} from './contracts';
import { addPartnersLink, PARTNERS_DAY } from './links';
import { withdrawFrom } from './payouts';
import { HISTORY_DAYS, LINE_PEOPLE } from './people';
import { daily, dividend, hourly, realtime, SIGNED } from './terms';

/** What happened so many days before the seed, at an hour of the day. */
export interface Step {
  ago: number;
  hour: number;
  /** The step is made with the steps of this earlier day, with the clock of its own day. */
  madeWith?: number;
  run(context: SeedContext): Promise<unknown>;
}

/** The bets of the demo's other members are in the last days of the history: the days before are made before them, the rest after. */
export const RECENT_DAYS = 7;

/** Hourly and real-time salaries have many periods: they were signed this many days before the seed. */
const HOURLY_DAYS = 7;
const REALTIME_DAYS = 1;

/** New rules are in force from the next day on. A repeated step changes nothing. */
const setRules =
  (version: number, changed: Partial<AgentRules> = {}) =>
  async ({ db, operatorId }: SeedContext): Promise<void> => {
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
  (...kinds: readonly ContractKind[]) =>
  async (context: SeedContext): Promise<void> => {
    for (const { agent, terms } of SIGNED)
      for (const kind of kinds) {
        const offered = terms[kind];
        if (offered) await sign(context, agent, offered, 'first');
      }
  };

const TEMPLATES: readonly { name: string; terms: Terms; shared: boolean }[] = [
  { name: 'New agent: dividend', terms: dividend(1, 20, 'M', 'fixed'), shared: true },
  { name: 'New agent: daily salary', terms: daily(1, 0.5), shared: true },
  { name: 'Partner: floating dividend', terms: dividend(0, 40, 'W', 'floating'), shared: false },
  { name: 'Live tables: real-time salary', terms: realtime(0.1, 0.2), shared: false },
];

async function saveTemplates({ db }: SeedContext): Promise<void> {
  if (await db.selectFrom('agents.template').select('id').limit(1).executeTakeFirst()) return;
  for (const template of TEMPLATES) await inTransaction(db, (tx) => saveTemplate(tx, undefined, template));
}

/** An operator voids the largest lost bet that a team made two days ago: the bills of that day are corrected by the next ones. */
const voidLostBet =
  (agent: string) =>
  async ({ db, operatorId, idOf }: SeedContext): Promise<void> => {
    const { rows } = await sql<{ id: bigint; memberId: bigint; currency: string; stake: bigint }>`
      SELECT r.id, r.member_id AS "memberId", r.currency::text AS currency, r.stake::bigint AS stake
        FROM identity.member top
        JOIN identity.member m ON m.path OPERATOR(public.<@) top.path
        JOIN gateway.round r ON r.member_id = m.id
       WHERE top.id = ${idOf(agent)} AND r.status = 'closed' AND r.payout = 0 AND r.vendor_round_id LIKE 'demo-%'
         AND r.settled_at >= ${now()}::timestamptz - interval '50 hours' AND r.settled_at < ${now()}::timestamptz - interval '30 hours'
       ORDER BY r.stake DESC, r.id LIMIT 1`.execute(db);
    const [round] = rows;
    if (!round) return;
    await inTransaction(db, (tx) =>
      voidRound(
        tx,
        { ...round, stake: amount(round.stake), payout: amount(0n) },
        { operatorId, reason: 'The vendor cancelled the table after a mistake of the dealer.' },
      ),
    );
  };

/** The players who apply to become agents: those of a team who joined first, so that each step finds the same. */
function applicantOf(agent: string, place = 0): string {
  return LINE_PEOPLE.filter(
    ({ type, upline, joined }) => type === 0 && upline === agent && joined > HISTORY_DAYS,
  )[place]!.account;
}
const APPROVED = applicantOf('hazelport');
const REJECTED = applicantOf('cedarwharf');
const WAITING = [applicantOf('quietharbor'), applicantOf('emberhall')];

const apply =
  (account: string, contact: string, content: string) =>
  async ({ db, idOf }: SeedContext): Promise<void> => {
    const memberId = idOf(account);
    const known = await db
      .selectFrom('agents.application')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!known) await applyAsAgent(db, memberId, { contact, content, requestId: 'demo-application' });
  };

const answer =
  (account: string, approve: boolean, text: string) =>
  async ({ db, operatorId, idOf }: SeedContext): Promise<void> => {
    const memberId = idOf(account);
    const open = await db
      .selectFrom('agents.application as a')
      .innerJoin('identity.member as m', 'm.id', 'a.member_id')
      .select(['a.id', 'm.upline_id'])
      .where('a.member_id', '=', memberId)
      .where('a.state', '=', 'open')
      .executeTakeFirst();
    if (!open) return;
    const decision = { id: open.id, operatorId, answer: text };
    await inTransaction(db, (tx) =>
      approve
        ? approveApplication(tx, { ...decision, type: 2, uplineId: open.upline_id })
        : rejectApplication(tx, decision),
    );
  };

const step = (ago: number, hour: number, run: Step['run']): Step => ({ ago, hour, run });

/** The history of the demo's lines, in its order. Each step may be repeated. */
export const HISTORY: readonly Step[] = [
  step(HISTORY_DAYS + 1, 9, setRules(0)),
  step(HISTORY_DAYS + 1, 10, saveTemplates),
  step(HISTORY_DAYS, 0.2, signAll('dividend', 'daily')),
  step(52, 10, (context) => withdrawFrom(context, 'lanternagent', 'payout-1')),
  step(PARTNERS_DAY, 10, addPartnersLink),
  step(48, 10, (context) => withdrawFrom(context, 'jadepavilion', 'payout-2')),
  step(46, 9, setRules(1, { collect: { byHand: true, days: 7 } })),
  step(44, 9, voidLostBet('jadepavilion')),
  step(43, 9, setRules(2)),
  step(41, 9, (context) => sign(context, 'cedarwharf', daily(1, 0.6), 'lower')),
  step(
    40,
    9,
    apply(APPROVED, 'Line: hazel.port.friend', 'I run a phone shop, and many customers ask me about games.'),
  ),
  step(38, 9, answer(APPROVED, true, 'Welcome to the programme.')),
  step(37, 9, (context) => sign(context, APPROVED, daily(2, 0.4), 'first')),
  step(37, 9.2, (context) => sign(context, APPROVED, dividend(2, 12, 'M', 'fixed'), 'first')),
  step(36, 10, (context) => withdrawFrom(context, 'lanternagent', 'payout-3')),
  step(33, 9, (context) => endWithPeriod(context, 'tealmarket', 'daily')),
  step(31, 9, (context) => sign(context, 'tealmarket', daily(2, 0.45), 'again')),
  step(31, 9.5, (context) => sign(context, 'amberkite', daily(3, 0.25), 'again')),
  step(30, 9, (context) => offer(context, { agent: 'hazelport', terms: daily(1, 0.65), key: 'unanswered' })),
  step(28, 10, (context) => withdrawFrom(context, 'emberhall', 'payout-4')),
  step(27, 9, (context) => refuse(context, 'violetrow', daily(2, 0.4), 'refused')),
  step(24, 9, (context) =>
    askToEnd(context, 'bamboogate', 'daily', { reason: 'We agreed on the dividend alone.', agreed: true }),
  ),
  step(22, 9, (context) => withdraw(context, 'driftmill', daily(3, 0.28), 'withdrawn')),
  step(21, 10, (context) => withdrawFrom(context, 'lanternagent', 'payout-5')),
  step(20, 9, voidLostBet('lanternagent')),
  step(18, 9, (context) =>
    move(context, { agent: 'mistyford', to: 'cedarwharf', reason: 'Works with the team at the wharf.' }),
  ),
  step(17, 9, (context) => sign(context, 'mistyford', dividend(2, 16, 'W', 'floating'), 'moved')),
  step(17, 9.2, (context) => sign(context, 'mistyford', daily(2, 0.4), 'moved')),
  step(15, 9, expire),
  step(15, 10, setRules(3, { collect: { byHand: true, days: 30 } })),
  step(13, 9, apply(REJECTED, 'mail: wharf@example.com', 'Please make me an agent.')),
  step(12, 9, setRules(4)),
  step(
    11,
    9,
    answer(REJECTED, false, 'Please tell us more about how you would find players, and apply again.'),
  ),
  step(10, 10, (context) => withdrawFrom(context, 'jadepavilion', 'payout-6')),
  step(9, 9, voidLostBet('emberhall')),
  step(HOURLY_DAYS, 0.1, signAll('hourly')),
  step(5, 10, (context) => withdrawFrom(context, 'lanternagent', 'payout-7')),
  step(4, 9, ({ db, idOf }) =>
    inTransaction(db, (tx) => setMemberStatus(tx, idOf('copperlane'), 'disabled')),
  ),
  step(2, 9, voidLostBet('lanternagent')),
  step(
    2,
    10,
    apply(WAITING[0]!, 'WhatsApp +66 2 123 4568', 'I have a channel about live tables with 2,000 readers.'),
  ),
  step(
    1,
    9,
    apply(
      WAITING[1]!,
      'Telegram: ember_friend',
      'My uncle is an agent too, and I would like to have a team of my own.',
    ),
  ),
  step(1, 9.1, (context) => offer(context, { agent: 'lanternsub', terms: daily(1, 1), key: 'waiting' })),
  step(1, 9.2, (context) =>
    offer(context, { agent: 'jadepavilion', terms: dividend(0, 46, 'W', 'floating'), key: 'waiting' }),
  ),
  step(1, 9.4, (context) =>
    offer(context, { agent: 'mangopier', terms: daily(2, 0.65), key: 'asked', by: 'agent' }),
  ),
  step(1, 9.6, (context) =>
    offer(context, { agent: 'willowdock', terms: daily(2, 0.95), key: 'asked', by: 'agent' }),
  ),
  step(1, 9.8, (context) => offer(context, { agent: 'cedarwharf', terms: hourly(1, 0.3), key: 'waiting' })),
  step(1, 10, (context) =>
    askToEnd(context, 'quietharbor', 'daily', {
      reason: 'I would like an hourly salary instead.',
      agreed: false,
    }),
  ),
  step(1, 10.5, (context) =>
    move(context, { agent: 'rainterrace', to: 'goldenferry', reason: 'Moves to another town.', inDays: 3 }),
  ),
  // Single bets are counted for the real-time contracts that exist, and the first count of the recent days counts those of the demo's other
  // members up to the seed.
  { ...step(REALTIME_DAYS, 18, signAll('realtime')), madeWith: RECENT_DAYS },
];
