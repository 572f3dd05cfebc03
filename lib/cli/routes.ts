/** Who may see a page (ROUTE-1). */
export type Guard =
  /** Anybody. */
  | 'everybody'
  /** Members; a visitor is sent to the login, and back afterwards. */
  | 'members'
  /** Agents; others are sent to /agent. */
  | 'agents';

/** The frame around a page. */
export type Shell =
  /** Header, side menu and footer. */
  | 'site'
  /** The header alone, for pages with a game. */
  | 'play'
  /** None. */
  | 'bare';

export interface Route {
  name: string;
  /** Without the language. */
  path: string;
  guard: Guard;
  shell: Shell;
  /** The page is the same for every member: the browser asks for the session state, and leads to the login without a session. */
  sameForAll?: boolean;
  /** A trial player is asked to register first (ROLE-4). */
  needsTrueAccount?: boolean;
  /** The page is home with this dialog over it. */
  dialog?: boolean;
}

const all = (
  guard: Guard,
  shell: Shell,
  pages: Readonly<Record<string, string>>,
  more: Partial<Route> = {},
): Route[] => Object.entries(pages).map(([name, path]) => ({ name, path, guard, shell, ...more }));

/**
 * Every page with an address of its own. The test of all routes (tests/e2e/routes.spec.ts), the screenshots and the
 * accessibility test use this list (screens.ts).
 */
export const ROUTES: readonly Route[] = [
  ...all('everybody', 'site', {
    home: '/',
    sports: '/sports',
    esports: '/esports',
    cockfight: '/cockfight',
    lott: '/lott',
    elott: '/elott',
    rng: '/rng',
    live: '/live',
    fish: '/fish',
    pvp: '/pvp',
    'rng-vendor': '/rng?vassalage=PG',
    promotions: '/promotions',
    'point-mall': '/pointMall',
    announce: '/announce',
    help: '/help',
    fairness: '/fairness',
    developers: '/developers',
    'draw-verifier': '/fairness/lottery',
    results: '/results',
    'results-of-a-game': '/results/FAST5X1',
    'rules-of-a-game': '/results/FAST5X1/rules',
    activity: '/activity',
    games: '/games',
    'games-of-a-vendor': '/games/PG',
    winners: '/winners',
    vip: '/vip',
    notices: '/notices',
    news: '/news',
    blog: '/blog',
    brand: '/brand',
    licences: '/licences',
    responsible: '/responsible',
    terms: '/terms',
    privacy: '/privacy',
    article: '/blog/verify-a-round-yourself',
    feedback: '/feedback',
    down: '/down',
  }),
  ...all(
    'everybody',
    'site',
    { login: '/login', register: '/register', forget: '/forget' },
    { dialog: true },
  ),
  ...all('everybody', 'bare', { 'no-game': '/seamless', 'agent-login': '/agent' }),
  ...all('members', 'site', {
    favorite: '/favorite',
    recent: '/recent',
    account: '/member',
    bets: '/member/bets',
    statement: '/member/account',
    profit: '/member/profit',
    messages: '/member/messages',
  }),
  ...all(
    'members',
    'site',
    {
      deposit: '/member/deposit',
      withdraw: '/member/withdraw',
      bonuses: '/member/bonuses',
      transfer: '/member/transfer',
      wallets: '/member/wallets',
      'own-feedback': '/member/feedback',
      protection: '/member/protection',
      rebate: '/member/rebate',
      missions: '/member/missions',
      rewards: '/member/rewards',
      invite: '/member/invite',
      'become-agent': '/member/agent',
    },
    { needsTrueAccount: true },
  ),
  ...all(
    'members',
    'play',
    {
      lottery: '/lottery',
      'sea-lottery': '/seaLottery',
      'vn-lottery': '/vnLottery',
    },
    { sameForAll: true },
  ),
  ...all('agents', 'bare', {
    'agent-home': '/agentHome',
    'agent-team': '/agentHome/team',
    'agent-team-bets': '/agentHome/bets',
    'agent-losses': '/agentHome/losses',
    'agent-contracts': '/agentHome/contracts',
    'agent-income': '/agentHome/income',
    'agent-dividends': '/agentHome/dividends',
    'agent-daily-wages': '/agentHome/daily-wages',
    'agent-hourly-salary': '/agentHome/hourly-salary',
    'agent-realtime-salary': '/agentHome/realtime-salary',
    'agent-accounts': '/agentHome/accounts',
    'agent-links': '/agentHome/links',
    'agent-deposit': '/agentHome/deposit',
    'agent-withdraw': '/agentHome/withdraw',
    'agent-transfers': '/agentHome/transfers',
    'agent-account-details': '/agentHome/account-details',
    'agent-messages': '/agentHome/messages',
    'agent-announcements': '/agentHome/announcements',
  }),
];

/** Other addresses of the same pages: aliases, upper case, trailing slashes. */
export const ALIASES: readonly (readonly [asked: string, page: string])[] = [
  ['/index', '/'],
  ['/index.html', '/'],
  ['/home', '/'],
  ['/RNG/', '/rng'],
  ['/Sports', '/sports'],
  ['/pointmall', '/pointMall'],
  ['/Announce/', '/announce'],
  ['/TH/Promotions/', '/th/promotions'],
];
