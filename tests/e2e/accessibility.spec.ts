import { expect } from '@playwright/test';
import { POPUPS } from '@/lib/cli/popups';
import { SCREENS, waitUntilSettled } from '@/lib/cli/screens';
import { FULL } from '../support/depth';
import { expectAccessible, THEMES, themesOf } from './support/accessible';
import { address } from './support/texts';
import { viewerTest as test } from './support/viewer-pages';

/** Screens that a phone lays out differently. `npm run test:full` checks every screen at both widths. */
const ON_PHONE: readonly string[] = [
  'home',
  'rng',
  'game',
  'account',
  'deposit',
  'withdraw',
  'bets',
  'promotions',
  'help',
];

/** The screens on which the frame around the page is checked too, for each viewer; `npm run test:full` checks it everywhere. */
const WITH_FRAME: readonly string[] = [
  'home',
  'home-member',
  'account-trial',
  'agent-home',
  'office-dashboard',
];

/**
 * The screens that stand for the others of their kind: lists with a filter, queues and one request of them, forms of a new entry, sections of
 * the settings, reports, rules, panels of a game, lists and periods of the agent centre.
 */
const OF_EACH_KIND: readonly string[] = [
  ...['office-members', 'office-withdrawals', 'office-withdrawal', 'office-channel-new', 'office-site-theme'],
  ...['office-report-revenue', 'office-risk-rules', 'game-rules', 'agent-income'],
];

/** The other screens of the kinds above. `npm run test:full` checks them too. */
const OFFICE_IN_FULL: readonly string[] = [
  ...['goods', 'help', 'links', 'resources', 'apps', 'affiliate-domains', 'banners', 'popups'],
  ...['announcements', 'good-new', 'article-new', 'help-new', 'page-new', 'announcement-new', 'vendor-new'],
  ...['role-new', 'article', 'announcement', 'help-topic', 'good', 'resource', 'group', 'role'],
  ...['site-languages', 'site-flags', 'site-limits', 'site-domains', 'site-transfer', 'site-history'],
  ...['site-brand', 'site-registration', 'site-access', 'site-providers', 'site-protection'],
  ...['report-players', 'report-payments', 'report-money', 'report-members', 'report-revenue-groups'],
  ...['report-empty', 'entries', 'deposits-filtered', 'channels-archived', 'groups', 'setup-channel'],
  ...['setup-done', 'reconciliation', 'transfers', 'wallet-transfers', 'cash-codes', 'file-templates'],
  ...['payment-files', 'protection-exclusions', 'risk-cases', 'members-found', 'member-tags'],
  ...['member-imports', 'promotion-new', 'applications', 'lottery-owed', 'points-orders', 'points-spins'],
  ...['points-order', 'bonus-new', 'free-rounds', 'mission-new', 'missions-history', 'competitions'],
  ...['competition-new', 'referral-rules', 'vip-changes', 'agent-changes', 'agent-applications'],
  ...['line-messages', 'chat-closed', 'chat-answers', 'outbox-templates', 'segments', 'segment-new'],
  ...['messages', 'message-new', 'banner-new', 'games-import', 'webhooks', 'webhook-new', 'api-keys'],
  ...['exports', 'approval-rules', 'operator-invite', 'operators', 'not-found'],
  ...[
    'risk',
    'protection-limits',
    'provider-orders',
    'member-new',
    'activities',
    'lottery',
    'lottery-results',
  ],
  ...['points', 'points-rules', 'missions-preview', 'rebate', 'agents', 'agent-templates', 'agent-rules'],
  ...['referral', 'articles', 'feedback', 'vendors', 'site', 'account', 'outbox', 'job', 'application'],
  ...['activity', 'promotion-mode', 'channel', 'channels', 'deposit', 'content-history', 'export-schedule'],
  ...['approval', 'queue-keys', 'games-report', 'report-games', 'commission-statement', 'vip', 'rounds'],
  ...['outbox-template', 'webhook', 'operator', 'vendor', 'lottery-draws', 'payment-file'],
  ...['activate', 'risk-flag', 'protection', 'lottery-profit', 'points-wheel', 'rebate-rates'],
  ...['vip-ladder', 'commissions', 'missions', 'bonuses', 'audit', 'jobs', 'ledger', 'returns', 'api'],
  ...['content-preview', 'banner', 'promotion', 'queue-selected', 'approvals'],
].map((name) => `office-${name}`);
const IN_FULL: readonly string[] = [
  ...OFFICE_IN_FULL,
  ...['esports', 'cockfight', 'elott', 'fish', 'pvp', 'rng-vendor', 'games-of-a-vendor', 'blog', 'privacy'],
  ...['licences', 'rules-of-a-game', 'sea-lottery', 'vn-lottery', 'lottery-game', 'recent', 'deposit-trial'],
  ...['sports', 'live', 'favorite', 'games', 'announce', 'notices', 'news', 'brand', 'responsible', 'terms'],
  ...['down', 'no-game', 'forget', 'agent-login', 'results', 'statement', 'bonuses', 'wallets', 'rebate'],
  ...['own-feedback', 'missions-leaderboard', 'lottery-unknown', 'lottery-rules', 'game-fairness'],
  ...['point-mall-redeems', 'point-mall-details', 'point-mall-convert', 'point-mall-check-in'],
  ...['point-mall-rules', 'agent-daily-wages', 'agent-hourly-salary', 'agent-realtime-salary'],
  ...['agent-announcements', 'agent-team-bets', 'agent-losses', 'agent-dividends', 'agent-accounts'],
  ...['agent-links', 'agent-withdraw', 'agent-transfers', 'agent-account-details', 'agent-messages'],
  ...['agent-deposit', 'developers', 'draw-verifier', 'results-of-a-game', 'article', 'feedback'],
  ...['profit', 'transfer', 'lobby-empty', 'lottery-results', 'lottery-bets', 'become-agent'],
];

/** What opens over a page is checked where it is opened and closed (popups.spec.ts). */
const PAGES = SCREENS.filter(({ name }) => !POPUPS.some((popup) => popup.name === name));

/** Screens do not depend on each other: every worker takes some. */
test.describe.configure({ mode: 'parallel' });

/** Every screen. The desktop uses English, the phone Arabic, which is written from right to left. */
for (const [index, screen] of PAGES.entries()) {
  test(`${screen.name} is accessible`, async ({ pageOf }, { project }) => {
    const onPhone = project.name === 'phone';
    test.skip((screen.only ?? project.name) !== project.name, 'The other width has it.');
    test.skip(!FULL && IN_FULL.includes(screen.name), 'Another screen has the same parts.');
    test.skip(onPhone && !FULL && !ON_PHONE.includes(screen.name), 'The layout is the same at both widths.');
    const locale = onPhone ? 'ar' : 'en';
    const page = await pageOf(screen.as, locale);
    const backOffice = screen.path.startsWith('/backoffice');
    await page.goto(backOffice ? screen.path : address(locale, screen.path));
    await waitUntilSettled(page);
    await screen.open?.(page);
    const withFrame = WITH_FRAME.includes(screen.name);
    await expectAccessible(page, withFrame ? THEMES : themesOf(index), withFrame);
  });
}

test('the screens named above exist, and those of every run are not left to the full one', () => {
  const inEveryRun = [...ON_PHONE, ...WITH_FRAME, ...OF_EACH_KIND];
  const names = PAGES.map(({ name }) => name);
  expect([...inEveryRun, ...IN_FULL].filter((name) => !names.includes(name))).toEqual([]);
  expect(inEveryRun.filter((name) => IN_FULL.includes(name))).toEqual([]);
});
