/** What a member was given is in the export of their data, and its words are erased (docs/trust.md X17). */
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { changeLine } from '@/lib/agents/lines/commands';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { transfer } from '@/lib/cashier/transfers/commands';
import { TRANSFER_SETTINGS } from '@/lib/cashier/transfers/constants';
import { eraseMember, exportMember } from '@/lib/cli/personal';
import { setFlag } from '@/lib/content/commands';
import { createPromotion } from '@/lib/content/promotions/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { AGENT_TYPES } from '@/lib/identity/account-types';
import { units } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { uploadDocument } from '@/lib/protection/documents/commands';
import { setOwnLimit } from '@/lib/protection/limits/commands';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { offerReward, payReward } from '@/lib/rewards/centre/commands';
import { createMission, publishMission } from '@/lib/rewards/missions/commands';
import { applyForPromotion, approveApplication } from '@/lib/rewards/promotions/applications/commands';
import { joinPromotion, setMode } from '@/lib/rewards/promotions/commands';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import type { PromotionMode } from '@/lib/rewards/promotions/types';
import { createPicture, PAYMENT_PASSWORD } from '../support/cashier';
import { asOwner, useTestDatabase } from '../support/database';
import { fund } from '../support/players';

const held = useTestDatabase();

/** Words that a member or an operator wrote about the person. */
const WORDS = {
  remark: 'Photo from my trip',
  reason: 'a kind letter by post',
  rank: 'met at the fair',
  contact: 'telegram: given-away',
  moved: 'asked for it by telephone',
};

async function promotion(slug: string, mode: PromotionMode): Promise<bigint> {
  const promotionId = await createPromotion(held.db, {
    slug,
    types: ['slots'],
    picture: 'market.lantern.coin',
    title: { en: `Promotion ${slug}` },
    summary: { en: 'Summary' },
    body: { en: '<p>Terms</p>' },
    action: null,
    actionUrl: null,
    position: 1,
    published: true,
    startsAt: new Date(now().getTime() - 3_600_000),
    endsAt: null,
  });
  const application = { needsRemark: true, pictures: 1, least: '1', most: '20' };
  const rule = { ...ARTICLE_RULE, ...(mode === 'apply' && { application }) };
  await inTransaction(held.db, (tx) => setMode(tx, { promotionId, version: 0, mode, rule }));
  return promotionId;
}

test('what a member was given and has sent is exported; after erasure nothing of its words is left', async () => {
  const operatorId = await createOperator(held.db, {
    account: 'decider',
    name: 'Decider',
    password: 'a very long password',
    roles: ['owner'],
  });
  const member = await createMember(held.db, {
    account: 'givenaway',
    type: AGENT_TYPES[0]!,
    password: 'a bowl of noodles',
    paymentPassword: PAYMENT_PASSWORD,
  });
  const below = await createMember(held.db, { account: 'belowgiven', uplineId: member.id });
  const { id, currency } = member;
  await fund(held.db, id, currency, 30);
  await setFlag(held.db, TRANSFER_SETTINGS.downline, true, false);
  await transfer(held.db, id, {
    amount: units(30),
    requestId: 'given-transfer',
    to: 'belowgiven',
    paymentPassword: PAYMENT_PASSWORD,
  });
  const wagered = await inTransaction(held.db, async (tx) => {
    await offerReward(tx, {
      key: 'given:waiting',
      memberId: id,
      kind: 'manual',
      payout: { currency, amount: units(7) },
      params: { reason: WORDS.reason },
    });
    await payReward(tx, {
      key: 'given:points',
      memberId: id,
      kind: 'mission',
      payout: { currency: 'PTS', amount: units(40) },
    });
    return grantBonusMoney(tx, {
      key: 'given:bonus',
      memberId: id,
      currency,
      amount: units(10),
      multiple: '3',
    });
  });
  const missionId = await inTransaction(held.db, async (tx) => {
    const mission = await createMission(tx, {
      title: { en: 'Warm up' },
      summary: { en: 'Play' },
      period: 'daily',
      newcomerDays: null,
      figure: 'rounds',
      scope: 'all',
      code: '',
      target: 3n,
      groupId: null,
      segmentId: null,
      reward: 'spins',
      amount: 2n,
      wagering: '0',
      claimDays: 3,
      afterId: null,
      startsOn: '2026-01-01',
      endsOn: null,
      position: 0,
    });
    await publishMission(tx, mission, 1, true);
    return mission;
  });
  const joined = await promotion('joined', 'join');
  await joinPromotion(held.db, id, joined);
  const applied = await promotion('applied', 'apply');
  await applyForPromotion(held.db, id, {
    promotionId: applied,
    remark: WORDS.remark,
    images: [await createPicture()],
  });
  await setOwnLimit(held.db, id, { kind: 'deposit', period: 'day', amount: units(500) });
  await uploadDocument(held.db, id, 'identity', await createPicture());
  // What jobs write, and a raffle whose list is final.
  await asOwner(held.ownerUrl, async (client) => {
    const run = (text: string, values: unknown[]) => client.query(text, values.map(String));
    await run(
      `INSERT INTO rewards.mission_done (mission_id, member_id, period_key, figure, done_at, spins, spins_expire_at)
       VALUES ($1, $2, '2026-03-10', 3, now(), 2, now() + interval '3 days')`,
      [missionId, id],
    );
    await run(
      `INSERT INTO rewards.vip_change (member_id, at, from_level, to_level, cause, turnover, deposits, operator_id, reason)
       VALUES ($1, now(), 0, 2, 'operator', 0, 0, $2, $3)`,
      [id, operatorId, WORDS.rank],
    );
    await run(
      `INSERT INTO rewards.referral_earning (key, referrer_id, friend_id, level, source, day, base, rate, amount, reward_id, created_at)
       SELECT 'given:friend', $1, $2, 1, 'deposits', '2026-03-10', 1000000, 1000, 10000, id, now()
         FROM rewards.reward WHERE key = 'given:waiting'`,
      [id, below.id],
    );
    await run(
      `INSERT INTO agents.application (member_id, contact, content, request_id, created_at)
       VALUES ($1, $2, 'I know many players', 'given-agent', now())`,
      [id, WORDS.contact],
    );
    await run(
      `INSERT INTO agents.line_change (member_id, at, to_type, reason, created_at) VALUES ($1, date_trunc('day', now()), 1, $2, now())`,
      [id, WORDS.moved],
    );
    await run(
      `INSERT INTO rewards.raffle (promotion_id, seed_sealed, commitment, opened_at, closes_at)
       VALUES ($1, '\\x00', repeat('0', 64), now(), now())`,
      [joined],
    );
    await run(
      `INSERT INTO rewards.raffle_ticket (promotion_id, first, count, member_id) VALUES ($1, 5, 3, $2)`,
      [joined, id],
    );
  });
  const { id: application } = await held.db
    .selectFrom('rewards.promotion_application')
    .select('id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  await inTransaction(held.db, (tx) =>
    approveApplication(tx, { id: application, amount: units(12), operatorId }),
  );

  const exported = await exportMember(id);
  expect(exported).toMatchObject({
    rewards: [
      { kind: 'manual', reason: WORDS.reason, amount: '7.00', currency, status: 'claimable' },
      { kind: 'mission', amount: '40.00', currency: 'PTS', status: 'claimed' },
      { kind: 'promotion', title: 'Promotion applied', amount: '12.00', status: 'claimable' },
    ],
    bonuses: [{ amount: '10.00', remaining: '10.00', required: '30.00', wagered: '0.00', status: 'active' }],
    missions: [{ title: 'Warm up', goal: 'rounds', figure: '3', spins: 2, spinsClaimedAt: null }],
    vip: { changes: [{ from: 0, to: 2, cause: 'operator', reason: WORDS.rank }] },
    referral: { earnings: [{ day: '2026-03-10', level: 1, base: '100.00', amount: '1.00' }] },
    promotions: [{ promotion: 'Promotion joined' }],
    applications: [
      { promotion: 'Promotion applied', remark: WORDS.remark, status: 'approved', amount: '12.00' },
    ],
    raffles: { tickets: [{ raffle: 'Promotion joined', first: '5', last: '7' }], prizes: [] },
    transfers: [{ direction: 'sent', amount: '30.00', currency }],
    agency: {
      applications: [{ contact: WORDS.contact, state: 'open' }],
      lineChanges: [{ reason: WORDS.moved }],
    },
    limits: [{ kind: 'deposit', period: 'day', amount: '500.00' }],
    documents: [{ kind: 'identity', status: 'pending' }],
  });
  // The other member is masked, and the pictures are the ones that were sent.
  expect(JSON.stringify(exported)).not.toContain('belowgiven');
  for (const picture of [exported.applications[0]!.pictures[0]!, exported.documents[0]!.picture!])
    expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 64,
    });

  // Bonus money is money: it must end first.
  await expect(eraseMember(id)).rejects.toMatchObject({ code: 'MEMBER_UNSETTLED' });
  await sql`SELECT gateway.end_bonus(${wagered.id}, 'forfeited', 'member', ${now()})`.execute(held.db);
  // Nobody is left below an account that is gone.
  await expect(eraseMember(id)).rejects.toMatchObject({ code: 'MEMBER_HAS_DOWNLINE' });
  await inTransaction(held.db, (tx) =>
    changeLine(tx, { memberId: below.id, toUplineId: null, toType: 0, reason: 'closing', operatorId: null }),
  );
  await eraseMember(id);
  const kept = JSON.stringify([
    await exportMember(id),
    await held.db.selectFrom('rewards.reward').select(['params', 'cancel_reason']).execute(),
    (await held.db.selectFrom('rewards.promotion_picture').selectAll().execute()).length,
  ]);
  for (const words of Object.values(WORDS)) expect(kept).not.toContain(words);
  const after = await exportMember(id);
  expect(after.rewards.map(({ status }) => status)).toEqual(['cancelled', 'claimed', 'cancelled']);
  expect(after.applications[0]!.pictures).toEqual([]);
  expect(after.documents[0]!.picture).toBeNull();
  expect(after.agency.applications).toMatchObject([{ state: 'withdrawn', contact: '--', text: '--' }]);
});

/** Tables with a member's number that the export leaves out, with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'agents.play': 'sums of rounds, which are exported',
  'agents.play_round': 'rounds, which are exported',
  'agents.team_bets': 'sums of the rounds of others',
  'agents.team_day': 'sums of the rounds of others',
  'agents.team_money': 'sums of the payments of others',
  'backoffice.duplicate': 'about two members; the decision of an operator',
  'cashier.member_tier': 'the rank, which is exported',
  'cashier.receipt_image': 'its file is named by the deposit',
  'gateway.launch': 'for seconds, to open a game',
  'gateway.game_session': 'for hours, to play a game',
  'gateway.transaction': 'the calls of vendors for rounds, which are exported',
  'gateway.wallet_book': 'sums of transfers and rounds, which are exported',
  'gateway.wallet_transfer': 'what it moved is in the account record, which is exported',
  'gateway.voided_round': 'rounds, which are exported',
  'identity.affiliate_domain': 'a domain that operators have set up for an agent',
  'identity.login_challenge': 'for minutes, secret',
  'identity.one_time_password': 'for minutes, secret',
  'identity.outgoing': 'messages of hours with codes, secret',
  'identity.passkey_challenge': 'for minutes, secret',
  'identity.recovery_code': 'secret',
  'identity.referral_count': 'the number of friends, who are exported',
  'identity.reset_link': 'for hours, secret',
  'identity.totp': 'secret',
  'identity.used_address': 'earlier addresses, as digests',
  'protection.guard': 'a lock without data',
  'protection.play_hour': 'sums of rounds, which are exported',
  'protection.play_state': 'sums of rounds, which are exported',
  'reporting.member_day': 'sums of rounds, which are exported',
  'reporting.member_hour': 'sums of rounds, which are exported',
  'reporting.round_change': 'a queue of rounds, which are exported',
  'rewards.bonus_decision': 'tells which checks against abuse failed',
  'rewards.bonus_event': 'events of which the causes are exported',
  'rewards.promotion_grant': 'links to rewards, which are exported',
  'rewards.rebate_day': 'sums of rebates, which are exported',
  'rewards.rebate_member': 'the rest of rebates below a coin',
  'rewards.wheel_seed': 'the seed of a spin that has not happened, secret',
  'risk.case_member': 'tells how abuse is found',
  'risk.flag_member': 'tells how abuse is found',
  'risk.member_game_day': 'sums of rounds, which are exported',
};

test('every table with a member’s data is exported, or listed with the reason why not', async () => {
  const { rows } = await asOwner(held.ownerUrl, (client) =>
    client.query<{ name: string }>(
      `SELECT DISTINCT table_schema || '.' || table_name AS name FROM information_schema.columns
         JOIN information_schema.tables USING (table_schema, table_name)
        WHERE column_name IN ('member_id', 'agent_id', 'from_member', 'referrer_id') AND table_type = 'BASE TABLE' ORDER BY 1`,
    ),
  );
  const folder = 'lib/backoffice/personal';
  const sources = [
    ...readdirSync(folder).map((file) => `${folder}/${file}`),
    ...['backoffice/members', 'cashier/groups', 'identity/contacts', 'identity/profile'].map(
      (room) => `lib/${room}/queries.ts`,
    ),
    'lib/inbox/chat/queries.ts',
    'lib/inbox/feedback/queries.ts',
    'lib/rewards/mall/addresses/commands.ts',
  ]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter(
      (name) => !(name in NOT_EXPORTED) && !new RegExp(`${name.replace('.', '\\.')}\\b`).test(sources),
    ),
  ).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((name) => !names.includes(name))).toEqual([]);
});
