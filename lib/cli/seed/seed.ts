import { createOperator } from '@/lib/backoffice/operators/commands';
import { SECOND_FACTOR_SETTING } from '@/lib/backoffice/operators/constants';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { database, databasePool, moneyPool, sql, type Db } from '@/lib/db/client';
import { flag } from '@/lib/content/queries';
import { setFlag } from '@/lib/content/commands';
import { flushVendorHealth } from '@/lib/gateway/health/counter';
import { createMember } from '@/lib/identity/commands';
import { memberByAccount } from '@/lib/identity/queries';
import { createTrial } from '@/lib/identity/trial/commands';
import { computeGameMarks } from '@/lib/jobs/game-marks';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { siteConfig } from '@/lib/platform/site-config';
import {
  DEMO_MEMBERS,
  DEMO_OPERATORS,
  DEMO_TRIAL,
  demoPassword,
  demoPaymentPassword,
  storeDemoAccounts,
  type DemoAccount,
  type SeededMember,
} from './accounts';
import { HISTORY_DAYS, LINE_PEOPLE } from './agents/people';
import { seedAgents } from './agents/seed-agents';
import { seedBonuses, seedCode } from './bonuses';
import { seedBrand } from './brand';
import { seedCashCodes, seedGroupMembers, seedPaymentChannels } from './channels';
import { seedContent } from './content';
import { seedInbox } from './inbox';
import { seedAffiliateDomain } from './links';
import { seedIntegrations } from './integrations';
import { isProtectionSeeded, seedProtection } from './protection';
import { seedBonusMoney } from './bonus-money';
import { countDemoRounds, seedCompetitions } from './competitions';
import { seedMissions } from './missions';
import { seedApplications, seedRaffles } from './promotions/seed-promotions';
import { seedReferral } from './referral';
import { seedPoints, seedPointsRules } from './points';
import { seedRisk } from './risk';
import { seedMemberRecords } from './member-records';
import { seedRebatePlan, seedRebates } from './rebate';
import { seedVendorWallet } from './vendor-wallet/seed-vendor-wallet';
import { seedVip, seedVipLadder } from './vip';
import { RECENT_MINUTES, seedFirstLotteryBets, seedRecentLotteryBets } from './lottery';
import { seedRounds, type Regular } from './rounds';
import { seedLineTransfers, seedTransfers } from './transfers';

export { demoAccounts } from './accounts';

const SEEDED_FLAG = 'demo.seeded';
const DAY = 86_400_000;
/** Days of the demo's history. */
const DAYS = 6;

/** `refused`: the database has members or operators that are not the demo's. */
export type SeedOutcome = 'seeded' | 'skipped' | 'refused';

/**
 * Seeds the demo data if DEMO_SEED is on and the database has no accounts but the demo's; prints the progress. Each
 * part keeps existing rows, so that the next start completes a seed that was killed or `stopped`.
 */
export async function seedDemo(stopped: () => boolean = () => false): Promise<SeedOutcome> {
  const db = database();
  if (!env().DEMO_SEED) return 'skipped';
  if (await flag(db, SEEDED_FLAG, false)) {
    // A demo of a former version has no brand of its own yet.
    await seedBrand(db);
    return 'skipped';
  }
  if (await hasOwnPeople(db)) return 'refused';
  if (await isProtectionSeeded(db)) {
    // The former start was killed after its last step.
    await setFlag(db, SEEDED_FLAG, true, false);
    return 'seeded';
  }
  doNotAwaitDisk();
  process.stdout.write('Seeding the demo: games, accounts and some thousands of rounds …\n');
  const password = demoPassword();
  storeDemoAccounts(printed(password));
  await seedBrand(db);
  await importStudioGames(db, { categories: GAME_TYPES });
  // Promotions refer to bonuses.
  await seedBonuses(db);
  await seedContent(db);
  await seedPaymentChannels(db, siteConfig().money.currency);
  await seedCashCodes(db, siteConfig().money.currency);
  const members = await seedMembers(db, password);
  await seedGroupMembers(db, members);
  await seedOperators(db, password);
  await seedMemberRecords(db, members);
  await seedAffiliateDomain(db, 'lanternagent');
  await seedIntegrations(db, DEMO_OPERATORS[0]);
  await seedPointsRules(db);
  await seedCompetitions(db);
  await seedVipLadder(db);
  await seedRebatePlan(db);
  const paymentPassword = demoPaymentPassword(password);
  const lines = (part: 'early' | 'recent') => seedAgents(db, part, { password, paymentPassword, stopped });
  const linesBefore = await lines('early');
  if (stopped()) return 'skipped';
  const firstBets = await seedFirstLotteryBets(db, regulars(members), DAYS + 1);
  const rounds = await seedRounds(db, regulars(members), await demoGames(db), {
    days: DAYS,
    visits: 10,
    rounds: 30,
    stopped,
    minutesAgo: RECENT_MINUTES + 5,
  });
  if (stopped()) return 'skipped';
  const linesAfter = await lines('recent');
  if (stopped()) return 'skipped';
  const recentBets = await seedRecentLotteryBets(db, regulars(members), stopped);
  if (stopped()) return 'skipped';
  // Hot games follow from what was played.
  await rollUp(db, siteConfig().money.settlementZone);
  await computeGameMarks(db);
  await flushVendorHealth(db);
  await seedTransfers(db, members, paymentPassword);
  await seedLineTransfers(db, members);
  await seedVendorWallet(db, members);
  await seedPoints(db, members);
  await seedApplications(
    db,
    members.map(({ memberId }) => memberId),
  );
  await seedRaffles(
    db,
    members.map(({ memberId }) => memberId),
  );
  await seedMissions(db, members);
  await seedCode(db, members);
  await countDemoRounds(db);
  await seedVip(db);
  await seedBonusMoney(db, members);
  await seedRebates(db);
  await seedReferral(db, members);
  await seedRisk(db, members);
  await seedInbox(db, members);
  // Last: an excluded member can do none of the steps before, so that the exclusion says that all of them are done.
  await seedProtection(db, members);
  await setFlag(db, SEEDED_FLAG, true, false);
  process.stdout.write(
    `Seeded: ${members.length + LINE_PEOPLE.length} members, ${rounds + linesBefore + linesAfter} settled rounds, ${firstBets + recentBets} lottery bets.\n`,
  );
  return 'seeded';
}

/**
 * Lets further connections of this process answer a commit before it is on disk. The seed makes some ten thousand small ones. After a loss of
 * power the last of them are missing, and the next start makes them again. The site itself has connections of its own.
 */
function doNotAwaitDisk(): void {
  for (const pool of [databasePool(), moneyPool()])
    pool.options.options = `${pool.options.options ?? ''} -c synchronous_commit=off`;
}

async function hasOwnPeople(db: Db): Promise<boolean> {
  const members = db
    .selectFrom('identity.member')
    .select('id')
    .where('account', 'not in', [
      ...[...DEMO_MEMBERS, ...LINE_PEOPLE].map(({ account }) => account),
      DEMO_TRIAL,
    ]);
  const operators = db
    .selectFrom('backoffice.operator')
    .select('id')
    .where('account', 'not in', [...DEMO_OPERATORS]);
  const own = await members.unionAll(operators).limit(1).executeTakeFirst();
  return own !== undefined;
}

async function seedMembers(db: Db, password: string): Promise<SeededMember[]> {
  const created: SeededMember[] = [];
  const paymentPassword = demoPaymentPassword(password);
  try {
    for (const member of DEMO_MEMBERS) {
      const { account, nickname, type, country } = member;
      // Agents are there when the history of their lines begins.
      setClock(new Date(Date.now() - (type === 0 ? DAYS + 1 : HISTORY_DAYS + 3) * DAY));
      const uplineId = created.find((other) => other.account === member.upline)?.memberId;
      const made =
        (await memberByAccount(db, account)) ??
        (await createMember(db, {
          account,
          nickname,
          type,
          password,
          paymentPassword,
          uplineId,
          country,
        }));
      created.push({ ...member, memberId: made.id, currency: made.currency });
      await open(db, made.id, made.currency);
    }
    setClock(new Date(Date.now() - (DAYS + 1) * DAY));
    if (!(await memberByAccount(db, DEMO_TRIAL))) await createTrial(db, { account: DEMO_TRIAL, password });
  } finally {
    setClock(undefined);
  }
  return created;
}

/**
 * Two owners, because one alone cannot decide above the approval threshold. The demo asks for no second factor, so that anybody can look
 * around; a real site asks by default.
 */
async function seedOperators(db: Db, password: string): Promise<void> {
  if (!(await flag(db, SECOND_FACTOR_SETTING.key, false)))
    await setFlag(db, SECOND_FACTOR_SETTING.key, 'off', false);
  for (const account of DEMO_OPERATORS) {
    const known = await db
      .selectFrom('backoffice.operator')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirst();
    const name = account === 'operator' ? 'Khun Anong' : 'Khun Wichai';
    if (!known) await createOperator(db, { account, name, password, roles: ['owner'] });
  }
}

/** The first deposit of a member. The request id is fixed: a repeated seed adds nothing. */
async function open(db: Db, memberId: bigint, currency: string): Promise<void> {
  const request = { channel: 'sandbox', amount: units(20_000n), requestId: `demo-opening-${memberId}` };
  await requestDeposit(db, { memberId, currency }, request);
}

const regulars = (members: readonly SeededMember[]): Regular[] =>
  members.filter((member) => member.type === 0);

/**
 * The games that the demo's members play: three of each model, spread over the first pages of the lobby, and few enough that several
 * members play each, so that some are hot.
 */
async function demoGames(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ node_id: bigint }>`
    SELECT p.node_id
      FROM (SELECT g.node_id, g.rank, row_number() OVER (PARTITION BY g.engine ->> 'model' ORDER BY g.rank, g.node_id) AS place
              FROM catalogue.game g WHERE g.status = 'active' AND g.engine ->> 'kind' = 'slots') p
     WHERE p.place IN (1, 5, 9) ORDER BY p.rank, p.node_id LIMIT 45`.execute(db);
  return rows.map((row) => row.node_id);
}

function printed(password: string): DemoAccount[] {
  const members = DEMO_MEMBERS.flatMap(({ role, account }) => (role ? [{ role, account, password }] : []));
  return [
    ...members,
    { role: 'payment password', account: '(all members)', password: demoPaymentPassword(password) },
    { role: 'trial', account: DEMO_TRIAL, password },
    ...DEMO_OPERATORS.map((account) => ({ role: 'operator (/backoffice)', account, password })),
  ];
}
