import type { Page } from 'playwright';
import { POPUPS } from './popups';
import { ROUTES, type Guard } from './routes';
import { suppressAnnouncements, type Screen, type Viewer } from './viewer';

export type { Viewer } from './viewer';

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click();
};
/** Follows a link to a page whose address depends on the data. */
const follow = (selector: string, leads: RegExp) => async (page: Page) => {
  await Promise.all([page.waitForURL(leads), press(selector)(page)]);
  await waitUntilSettled(page);
};

/** The link in the second row of a list of the back office, a table or cards: the first operator and the first role are read-only. */
const second = (list: string) =>
  ['tr', 'li'].map((row) => `main ${row}:nth-child(2) a[href^="/backoffice/${list}/"]`).join();

const plain = (as: Viewer, entries: Readonly<Record<string, string>>): Screen[] =>
  Object.entries(entries).map(([name, path]) => ({ name, path, as }));

/** The viewer of a page: the least privileged one that can see it. */
const VIEWER_OF: Readonly<Record<Guard, Viewer>> = {
  everybody: 'visitor',
  members: 'member',
  agents: 'agent',
};

/**
 * Every screen, for `npm run screenshots` and the accessibility test. Add a new page of the site to routes.ts, a page of the back office
 * and what opens on a page to this list.
 */
export const SCREENS: readonly Screen[] = [
  ...ROUTES.map(({ name, path, guard, dialog }) => ({
    name,
    path,
    as: VIEWER_OF[guard],
    ...(dialog && { open: async (page: Page) => page.getByRole('dialog').first().waitFor() }),
  })),
  ...POPUPS,
  ...plain('visitor', {
    'not-found': '/no-such-page',
    'office-login': '/backoffice/login',
    'office-activate': '/backoffice/activate',
  }),
  { name: 'announce-open', path: '/announce', as: 'visitor', open: press('main [aria-expanded="false"]') },
  {
    name: 'promotion',
    path: '/promotions',
    as: 'visitor',
    open: follow('main article a', /\/promotions\/[^/]+$/),
  },
  { name: 'lobby-empty', path: '/rng?gameName=zzzzqq', as: 'visitor' },
  {
    name: 'game-about',
    path: '/games/PG',
    as: 'visitor',
    open: follow('main li a[href*="/game/"]', /\/game\/\d+$/),
  },
  { name: 'draw', path: '/lott', as: 'member', open: openDraw },
  ...plain('member', {
    'home-member': '/',
    'lottery-game': '/lottery?gameCode=CARS10X1',
    'lottery-unknown': '/lottery?gameCode=NOSUCHGAME',
    'lottery-results': '/lottery?gameCode=FAST5X1&tab=results',
    'lottery-charts': '/lottery?gameCode=FAST5X1&tab=charts',
    'lottery-bets': '/lottery?gameCode=FAST5X1&tab=mine',
    'lottery-rules': '/vnLottery?gameCode=VNNORTH&tab=rules',
    'missions-leaderboard': '/member/missions?tab=leaderboard',
    'point-mall-redeems': '/pointMall?tab=redeems',
    'point-mall-details': '/pointMall?tab=details',
    'point-mall-convert': '/pointMall?tab=convert',
    'point-mall-check-in': '/pointMall?tab=checkIn',
    'point-mall-wheel': '/pointMall?tab=wheel',
    'point-mall-rules': '/pointMall?tab=rules',
  }),
  { name: 'game', path: '/rng', as: 'member', open: (page) => openGame(page) },
  {
    name: 'game-rules',
    path: '/rng',
    as: 'member',
    open: async (page) => {
      await openGame(page);
      await page.frameLocator('iframe').locator('.studio-tools button').first().click();
      await page.frameLocator('iframe').getByRole('dialog').waitFor();
    },
  },
  {
    name: 'game-fairness',
    path: '/rng',
    as: 'member',
    open: async (page) => {
      await openGame(page);
      await page.frameLocator('iframe').locator('.studio-tools button').nth(1).click();
      await page.frameLocator('iframe').getByRole('dialog').waitFor();
    },
  },
  ...plain('trial', { 'account-trial': '/member', 'deposit-trial': '/member/deposit' }),
  {
    name: 'office-risk-flag',
    path: '/backoffice/risk',
    as: 'operator',
    open: follow('main a[href^="/backoffice/risk/flags/"]', /\/risk\/flags\/\d+$/),
  },
  ...plain('operator', {
    'office-dashboard': '/backoffice',
    'office-deposits': '/backoffice/deposits?show=all',
    'office-withdrawals': '/backoffice/withdrawals?show=all',
    'office-deposits-filtered': '/backoffice/deposits?show=all&channel=bank&min=1&q=LH-',
    'office-channels': '/backoffice/channels',
    'office-channels-archived': '/backoffice/channels?show=archived',
    'office-channel-new': '/backoffice/channels/new?kind=deposit',
    'office-provider-orders': '/backoffice/provider-orders?show=all',
    'office-cash-codes': '/backoffice/cash-codes',
    'office-transfers': '/backoffice/transfers',
    'office-wallet-transfers': '/backoffice/wallet-transfers',
    'office-groups': '/backoffice/channels/groups',
    'office-file-templates': '/backoffice/channels/templates',
    'office-payment-files': '/backoffice/withdrawals/files',
    'office-members': '/backoffice/members',
    'office-protection': '/backoffice/protection',
    'office-protection-exclusions': '/backoffice/protection/exclusions',
    'office-protection-limits': '/backoffice/protection/limits',
    'office-site-protection': '/backoffice/site/protection',
    'office-risk': '/backoffice/risk',
    'office-risk-cases': '/backoffice/risk/cases?status=all',
    'office-risk-rules': '/backoffice/risk/rules',
    'office-members-found': '/backoffice/members?q=lantern',
    'office-member-new': '/backoffice/members/new',
    'office-member-tags': '/backoffice/members/tags',
    'office-member-imports': '/backoffice/members/imports',
    'office-promotions': '/backoffice/promotions',
    'office-promotion-new': '/backoffice/promotions/new',
    'office-activities': '/backoffice/activities',
    'office-applications': '/backoffice/activities/applications?status=all',
    'office-lottery': '/backoffice/lottery',
    'office-lottery-draws': '/backoffice/lottery/draws?status=all',
    'office-lottery-game': '/backoffice/lottery/games/THAI',
    'office-lottery-results': '/backoffice/lottery/results',
    'office-lottery-owed': '/backoffice/lottery/owed',
    'office-lottery-profit': '/backoffice/lottery/profit?by=game',
    'office-points': '/backoffice/points',
    'office-points-orders': '/backoffice/points/orders',
    'office-points-rules': '/backoffice/points/rules',
    'office-points-wheel': '/backoffice/points/wheel',
    'office-points-spins': '/backoffice/points/spins',
    'office-rewards': '/backoffice/rewards',
    'office-bonuses': '/backoffice/rewards/bonuses',
    'office-free-rounds': '/backoffice/rewards/free-rounds',
    'office-bonus-new': '/backoffice/rewards/bonuses/new',
    'office-missions': '/backoffice/missions',
    'office-mission-new': '/backoffice/missions/new',
    'office-competitions': '/backoffice/missions/competitions',
    'office-competition-new': '/backoffice/missions/competitions/new',
    'office-missions-history': '/backoffice/missions/history',
    'office-missions-preview': '/backoffice/missions/preview?member=lanternplayer',
    'office-rebate': '/backoffice/rebate',
    'office-commissions': '/backoffice/commissions',
    'office-commission-statement': '/backoffice/commissions/statement',
    'office-rebate-rates': '/backoffice/rebate/rates',
    'office-vip': '/backoffice/vip',
    'office-vip-ladder': '/backoffice/vip/ladder',
    'office-vip-changes': '/backoffice/vip/changes',
    'office-agents': '/backoffice/agents',
    'office-agent-changes': '/backoffice/agents/changes',
    'office-agent-applications': '/backoffice/agents/applications',
    'office-line-messages': '/backoffice/agents/messages',
    'office-agent-contracts': '/backoffice/agent-contracts',
    'office-agent-templates': '/backoffice/agent-contracts/templates',
    'office-agent-rules': '/backoffice/agent-contracts/rules',
    'office-referral': '/backoffice/referral',
    'office-referral-rules': '/backoffice/referral/rules',
    'office-goods': '/backoffice/goods',
    'office-good-new': '/backoffice/goods/new',
    'office-articles': '/backoffice/articles',
    'office-article-new': '/backoffice/articles/new?kind=news',
    'office-feedback': '/backoffice/feedback',
    'office-chat': '/backoffice/chat',
    'office-chat-closed': '/backoffice/chat/closed',
    'office-chat-answers': '/backoffice/chat/answers',
    'office-outbox-templates': '/backoffice/outbox/templates',
    'office-outbox-template': '/backoffice/outbox/templates/email/resetPassword',
    'office-segments': '/backoffice/segments',
    'office-segment-new': '/backoffice/segments/new',
    'office-messages': '/backoffice/messages',
    'office-message-new': '/backoffice/messages/new',
    'office-help': '/backoffice/help',
    'office-help-new': '/backoffice/help/new',
    'office-links': '/backoffice/links',
    'office-resources': '/backoffice/resources',
    'office-resource': '/backoffice/resources?type=official_channel',
    'office-apps': '/backoffice/apps',
    'office-affiliate-domains': '/backoffice/affiliate-domains',
    'office-banners': '/backoffice/banners',
    'office-banner-new': '/backoffice/banners/new',
    'office-page-new': '/backoffice/articles/new?kind=page',
    'office-popups': '/backoffice/popups',
    'office-announcements': '/backoffice/announcements',
    'office-announcement-new': '/backoffice/announcements/new',
    'office-games': '/backoffice/games',
    'office-games-import': '/backoffice/games/imports',
    'office-vendors': '/backoffice/vendors',
    'office-vendor': '/backoffice/vendors/PG',
    'office-vendor-new': '/backoffice/vendors/new',
    'office-site': '/backoffice/site',
    'office-site-brand': '/backoffice/site/brand',
    'office-site-theme': '/backoffice/site/theme',
    'office-site-languages': '/backoffice/site/languages',
    'office-site-registration': '/backoffice/site/registration',
    'office-site-flags': '/backoffice/site/flags',
    'office-site-limits': '/backoffice/site/limits',
    'office-site-access': '/backoffice/site/access',
    'office-site-domains': '/backoffice/site/domains',
    'office-site-providers': '/backoffice/site/providers',
    'office-site-history': '/backoffice/site/history',
    'office-site-transfer': '/backoffice/site/transfer',
    'office-setup': '/backoffice/setup',
    'office-setup-channel': '/backoffice/setup?step=channel',
    'office-setup-done': '/backoffice/setup?step=done',
    'office-audit': '/backoffice/audit',
    'office-approvals': '/backoffice/approvals?show=all',
    'office-approval-rules': '/backoffice/approvals/rules',
    'office-operators': '/backoffice/operators',
    'office-health': '/backoffice/health',
    'office-jobs': '/backoffice/jobs',
    'office-job': '/backoffice/jobs/reporting-rollups',
    'office-webhooks': '/backoffice/webhooks',
    'office-webhook-new': '/backoffice/webhooks/new',
    'office-api-keys': '/backoffice/api-keys',
    'office-operator-invite': '/backoffice/operators/new',
    'office-roles': '/backoffice/roles',
    'office-role-new': '/backoffice/roles/new',
    'office-account': '/backoffice/account',
    'office-outbox': '/backoffice/outbox',
    'office-ledger': '/backoffice/ledger',
    'office-returns': '/backoffice/returns',
    'office-report-revenue': '/backoffice/reports/revenue?period=last30',
    'office-report-revenue-groups': '/backoffice/reports/revenue?period=last30&by=vendor',
    'office-report-games': '/backoffice/reports/games?period=last30',
    'office-report-players': '/backoffice/reports/players?period=last30',
    'office-report-payments': '/backoffice/reports/payments?period=last30',
    'office-report-money': '/backoffice/reports/money?period=last30',
    'office-report-members': '/backoffice/reports/members?period=last30',
    'office-report-empty': '/backoffice/reports/games?from=2020-01-01&until=2020-01-02',
    'office-rounds': '/backoffice/reports/rounds?period=last30',
    'office-entries': '/backoffice/reports/entries?period=last30',
    'office-exports': '/backoffice/exports',
    'office-reconciliation': '/backoffice/reconciliation',
    'office-api': '/backoffice/docs/api',
    'office-not-found': '/backoffice/nothing',
  }),
  {
    name: 'office-member',
    path: '/backoffice/members',
    as: 'operator',
    open: follow(
      'main li a[href^="/backoffice/members/1"], main td a[href^="/backoffice/members/1"]',
      /\/members\/\d+$/,
    ),
  },
  {
    name: 'office-webhook',
    path: '/backoffice/webhooks',
    as: 'operator',
    open: follow('main a[href^="/backoffice/webhooks/"]:not([href$="new"])', /\/webhooks\/\d+$/),
  },
  {
    name: 'office-game',
    path: '/backoffice/games',
    as: 'operator',
    open: follow('main a[href^="/backoffice/games/1"]', /\/games\/\d+$/),
  },
  {
    name: 'office-games-report',
    path: '/backoffice/games/imports',
    as: 'operator',
    open: follow('main a[href^="/backoffice/games/imports/"]', /\/imports\/\d+$/),
  },
  {
    name: 'office-promotion',
    path: '/backoffice/promotions',
    as: 'operator',
    open: follow('main a[href^="/backoffice/promotions/"]:not([href$="new"])', /\/promotions\/\d+$/),
  },
  {
    name: 'office-promotion-mode',
    path: '/backoffice/promotions',
    as: 'operator',
    open: async (page) => {
      await follow('main a[href^="/backoffice/promotions/"]:not([href$="new"])', /\/promotions\/\d+$/)(page);
      await follow('main nav a[href$="/mode"]', /\/mode$/)(page);
    },
  },
  {
    name: 'office-application',
    path: '/backoffice/activities/applications?status=all',
    as: 'operator',
    open: follow('main a[href^="/backoffice/activities/applications/"]', /\/applications\/\d+$/),
  },
  {
    name: 'office-activity',
    path: '/backoffice/activities',
    as: 'operator',
    open: follow(
      'main a[href^="/backoffice/activities/"]:not([href*="/applications"]):not([href$="/new"])',
      /\/activities\/\d+$/,
    ),
  },
  {
    name: 'office-article',
    path: '/backoffice/articles',
    as: 'operator',
    open: follow('main a[href^="/backoffice/articles/"]:not([href*="/new"])', /\/articles\/\d+$/),
  },
  {
    name: 'office-announcement',
    path: '/backoffice/announcements',
    as: 'operator',
    open: follow('main a[href^="/backoffice/announcements/"]:not([href$="new"])', /\/announcements\/\d+$/),
  },
  { name: 'office-banner', path: '/backoffice/banners', as: 'operator', open: openBanner },
  {
    name: 'office-content-history',
    path: '/backoffice/banners',
    as: 'operator',
    open: async (page) => {
      await openBanner(page);
      await follow('main a[href^="/backoffice/content-history/"]', /\/content-history\/banner\/\d+$/)(page);
    },
  },
  {
    name: 'office-content-preview',
    path: '/backoffice/banners',
    as: 'operator',
    open: async (page) => {
      await openBanner(page);
      await press('main form [data-preview]')(page);
      await page.frameLocator('[role=dialog] iframe').locator('main').first().waitFor();
    },
  },
  {
    name: 'office-help-topic',
    path: '/backoffice/help',
    as: 'operator',
    open: follow('main a[href^="/backoffice/help/"]:not([href$="new"])', /\/help\/\d+$/),
  },
  {
    name: 'office-good',
    path: '/backoffice/goods',
    as: 'operator',
    open: follow('main a[href^="/backoffice/goods/"]:not([href$="new"])', /\/goods\/\d+$/),
  },
  {
    name: 'office-points-order',
    path: '/backoffice/points/orders',
    as: 'operator',
    open: follow('main a[href^="/backoffice/points/orders/"]', /\/orders\/\d+$/),
  },
  {
    name: 'office-deposit',
    path: '/backoffice/deposits?show=all',
    as: 'operator',
    open: follow('main a[href*="id="]', /[?&]id=/),
  },
  {
    name: 'office-withdrawal',
    path: '/backoffice/withdrawals?show=all',
    as: 'operator',
    open: follow('main a[href*="id="]', /[?&]id=/),
  },
  {
    name: 'office-lottery-draw',
    path: '/backoffice/lottery/draws?game=FAST5X1&status=settled',
    as: 'operator',
    open: follow('main a[href^="/backoffice/lottery/draws/"]', /\/draws\/\d+$/),
  },
  {
    name: 'office-operator',
    path: '/backoffice/operators',
    as: 'operator',
    open: follow(second('operators'), /\/operators\/\d+$/),
  },
  {
    name: 'office-role',
    path: '/backoffice/roles',
    as: 'operator',
    open: follow(second('roles'), /\/roles\/\d+$/),
  },
  {
    name: 'office-round',
    path: '/backoffice/reports/rounds?period=last30',
    as: 'operator',
    open: follow('main a[href^="/backoffice/reports/rounds/"]', /\/rounds\/\d+$/),
  },
  {
    name: 'office-table-columns',
    path: '/backoffice/reports/games?period=last30',
    as: 'operator',
    open: async (page) => page.locator('main button[aria-controls]').nth(1).click(),
  },
  {
    name: 'office-export-schedule',
    path: '/backoffice/reports/revenue?period=last30',
    as: 'operator',
    open: async (page) => {
      await page.locator('main button[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem').nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'office-approval', path: '/backoffice/approvals?show=all', as: 'operator', open: openApproval },
  {
    name: 'office-queue-keys',
    path: '/backoffice/deposits?show=all',
    as: 'operator',
    // A phone has no keyboard.
    only: 'desktop',
    open: async (page) => {
      await press('main button:has-text("Keyboard")')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'office-queue-selected',
    path: '/backoffice/deposits?show=all',
    as: 'operator',
    open: press('[data-row] input[type=checkbox]'),
  },
  {
    name: 'office-channel',
    path: '/backoffice/channels',
    as: 'operator',
    open: follow('main ol a[href^="/backoffice/channels/"]', /\/channels\/\d+$/),
  },
  {
    name: 'office-group',
    path: '/backoffice/channels/groups',
    as: 'operator',
    open: follow('main a[href^="/backoffice/channels/groups/"]', /\/groups\/\d+$/),
  },
  { name: 'office-payment-file', path: '/backoffice/withdrawals', as: 'operator', open: openPaymentFile },
  {
    name: 'office-reconciliation-run',
    path: '/backoffice/reconciliation',
    as: 'operator',
    open: openReconciliation,
  },
];

function openBanner(page: Page): Promise<void> {
  return follow('main a[href^="/backoffice/banners/"]:not([href*="/new"])', /\/banners\/\d+$/)(page);
}

/** Opens a payment file. A new demo has none: then its withdrawal that waits is approved and put into one. */
async function openPaymentFile(page: Page): Promise<void> {
  const waiting = page.locator('main tr, main li').filter({ hasText: 'paperkite' });
  const link = waiting.locator('a[href*="id="]').first();
  const address = (await link.count()) > 0 ? await link.getAttribute('href') : null;
  const id = address && new URL(address, page.url()).searchParams.get('id');
  const file = 'main a[href^="/backoffice/withdrawals/files/"]';
  await page.goto(new URL('/backoffice/withdrawals/files', page.url()).href);
  await waitUntilSettled(page);
  if (id && (await page.locator(file).count()) === 0) {
    await page.evaluate(
      async (ids) => {
        const post = (path: string, body: object) =>
          fetch(`/backoffice/api/${path}`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          });
        await post('withdrawals/bulk', { action: 'approve', ids });
        await post('payment-files', { ids, template: 'Standard' });
      },
      [id],
    );
    await page.reload();
    await waitUntilSettled(page);
  }
  await follow(file, /\/files\/\d+$/)(page);
}

/** Opens a reconciliation. A new demo has none: then a statement with one unknown payment is compared first. */
async function openReconciliation(page: Page): Promise<void> {
  const run = 'main a[href^="/backoffice/reconciliation/"]';
  if ((await page.locator(run).count()) === 0) {
    await page.evaluate(async () => {
      const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const body = new FormData();
      for (const [name, value] of Object.entries({ source: 'channel', code: 'bank', day, lastDay: day }))
        body.set(name, value);
      body.set('statement', new File(['reference,in,out,currency\nunknown,100,0,THB\n'], 'statement.csv'));
      await fetch('/backoffice/api/reconciliations', { method: 'POST', body });
    });
    await page.reload();
    await waitUntilSettled(page);
  }
  await follow(run, /\/reconciliation\/\d+$/)(page);
}

/** Opens a request for approval. A new demo has none: then another approval threshold is requested first. */
async function openApproval(page: Page): Promise<void> {
  const request = 'main a[href*="id="]';
  if ((await page.locator(request).count()) === 0) {
    await page.evaluate(async () => {
      const body = JSON.stringify({
        key: 'cashier.fourEyesAbove',
        value: '20000',
        reason: 'More deposits at weekends',
      });
      const headers = { 'content-type': 'application/json' };
      await fetch('/backoffice/api/approvals/thresholds', { method: 'POST', headers, body });
    });
    await page.reload();
    await waitUntilSettled(page);
  }
  await follow(request, /[?&]id=/)(page);
}

async function openDraw(page: Page): Promise<void> {
  await page.locator('main button[data-to*="gameCode="]').first().click();
  await page.waitForURL(/\/(lottery|seaLottery|vnLottery)\?gameCode=/);
}

async function openGame(page: Page): Promise<void> {
  await page.locator('main button[data-launch]').first().click();
  await page.waitForURL(/\/seamless\?game=/);
  await page.frameLocator('iframe').locator('.studio-spin').waitFor({ timeout: 60_000 });
}

/** The session cookies of viewers that have logged in, by the site's address and the viewer (`sessionKey`). */
export type StoredSessions = Map<string, SessionCookies>;

export const sessionKey = (origin: string, as: Viewer) => `${origin} ${as}`;
type SessionCookies = readonly { name: string; value: string; url: string }[];

/**
 * Logs a browser in as a viewer, by the calls of the login forms, or with the viewer's cookies in `stored`; adds new ones
 * to it. The call has no Origin header, as a program's: an unknown browser would be asked for the slider. `isLogin` is
 * what the pages remember of a session (components/session). Announcements do not open by themselves.
 * Throws if the site refuses the login.
 */
export async function logInAs(
  page: Page,
  origin: string,
  as: Viewer,
  password: string,
  stored: StoredSessions = new Map(),
): Promise<void> {
  await suppressAnnouncements(page);
  if (as === 'visitor') return;
  const key = sessionKey(origin, as);
  const cookies = stored.get(key) ?? (await sessionOf(origin, as, password));
  stored.set(key, cookies);
  await page.context().addCookies([...cookies]);
  if (as !== 'operator') await page.addInitScript(() => localStorage.setItem('isLogin', '1'));
}

/** Logs in by the call of the form, and returns the session's cookies. Throws if the call is refused. */
export async function sessionOf(
  origin: string,
  as: Exclude<Viewer, 'visitor'>,
  password: string,
): Promise<SessionCookies> {
  const call = {
    member: ['/wps/session/login', { username: 'lanternplayer', password, type: 'username' }, {}],
    agent: [
      '/wps/session/login',
      { username: 'lanternagent', password, type: 'username', audience: 'agent' },
      {},
    ],
    trial: ['/wps/session/login/freeplay', { os: 'Linux', platform: 'W' }, {}],
    operator: ['/backoffice/api/login', { account: 'operator', password }, { origin }],
  } as const;
  const [path, body, headers] = call[as];
  return sessionByCall(`${origin}${path}`, body, headers);
}

/** As sessionOf, of any account that a login call at an address accepts. */
export async function sessionByCall(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<SessionCookies> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  const { origin } = new URL(address);
  return response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });
}

/** Loads and lays out what is otherwise loaded near the view only, so that a full-page screenshot shows it. */
export async function loadWholePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // A picture that fails to load is shown as it is.
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
}

/** Waits until fonts and data are loaded and no finite animation runs. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      // Next.js streams the title of a dynamic page after the page.
      document.title !== '' &&
      // Pages say when they are interactive, except games; the page of a closed site has no scripts.
      ('interactive' in document.documentElement.dataset ||
        document.getElementById('_R_') === null ||
        location.pathname.startsWith('/studio')) &&
      document.querySelector('main .animate-shimmer, [role=dialog] .animate-shimmer') === null &&
      !document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        ),
    undefined,
    { timeout: 60_000 },
  );
}

/** Sets the theme of the open page. A game is always dark. */
export async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await waitUntilSettled(page);
}
