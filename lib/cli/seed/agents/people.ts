import { chance, pick } from './chance';

/** How a player of the demo's lines plays. */
export type Habit = 'large' | 'medium' | 'small' | 'none';

/** A member of the demo's lines. Days are days before the seed. */
export interface LineMember {
  account: string;
  nickname: string;
  type: number;
  /** The account of the upline; none: directly below the platform. */
  upline: string | undefined;
  country: string;
  joined: number;
  habit: Habit;
}

/** Days of the history of the lines. */
export const HISTORY_DAYS = 60;

/** Members of the three lines, the demo's members among them. */
const LINE_MEMBERS = 300;
/** Members of DEMO_MEMBERS who are in the first line. */
const DEMO_IN_LINES = 7;

/** The agents: account, upline, type. Those of DEMO_MEMBERS are made with the others. */
const AGENTS: readonly (readonly [account: string, upline: string | undefined, type: number])[] = [
  ['pearlbridge', 'lanternagent', 2],
  ['goldenferry', 'lanternagent', 2],
  ['quietharbor', 'lanternagent', 2],
  ['mangopier', 'lanternsub', 2],
  ['bamboogate', 'lanternsub', 2],
  ['tealmarket', 'pearlbridge', 2],
  ['rainterrace', 'pearlbridge', 2],
  ['lotusyard', 'goldenferry', 2],
  ['silkorchid', 'mangopier', 2],
  ['amberkite', 'tealmarket', 2],
  ['copperlane', 'lotusyard', 2],
  ['jadepavilion', undefined, 41],
  ['cranehouse', 'jadepavilion', 42],
  ['saffrongate', 'jadepavilion', 42],
  ['cedarwharf', 'jadepavilion', 2],
  ['willowdock', 'cranehouse', 42],
  ['stonegarden', 'cranehouse', 2],
  ['ivorycourt', 'saffrongate', 2],
  ['papercrane', 'stonegarden', 2],
  ['mistyford', 'ivorycourt', 2],
  ['emberhall', undefined, 1],
  ['cobaltinn', 'emberhall', 2],
  ['hazelport', 'emberhall', 2],
  ['violetrow', 'cobaltinn', 2],
  ['driftmill', 'violetrow', 2],
];

/** Where new players register: accounts of agents, each as often as it is named. */
const RECRUITERS = (
  'lanternagent lanternsub lanternsub pearlbridge pearlbridge goldenferry quietharbor quietharbor mangopier mangopier ' +
  'bamboogate bamboogate tealmarket tealmarket rainterrace rainterrace lotusyard lotusyard silkorchid silkorchid amberkite ' +
  'amberkite copperlane copperlane jadepavilion cranehouse cranehouse saffrongate saffrongate cedarwharf cedarwharf willowdock ' +
  'willowdock stonegarden ivorycourt ivorycourt papercrane papercrane mistyford mistyford emberhall cobaltinn cobaltinn hazelport ' +
  'hazelport violetrow violetrow driftmill driftmill'
).split(' ');

const FIRST =
  'Amber Autumn Brave Bright Calm Cinder Clever Cloud Coral Crimson Dawn Dusty Early Fern Gentle Ginger Happy Honey Indigo Lucky'.split(
    ' ',
  );
const SECOND =
  'Badger Bell Breeze Comet Cricket Dragon Falcon Finch Garden Heron Koi Lotus Maple Otter Panda Pearl Rabbit Sparrow Tiger Willow'.split(
    ' ',
  );
const COUNTRIES = ['TH', 'TH', 'TH', 'TH', 'VN', 'VN', 'MY', 'SG'] as const;

const capitals = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const SUFFIXES =
  /(agent|bridge|ferry|harbor|pier|gate|market|terrace|yard|orchid|kite|lane|pavilion|house|wharf|dock|garden|court|crane|ford|hall|inn|port|row|mill)$/;
const nicknameOf = (account: string) => capitals(account.replace(SUFFIXES, (end) => ` ${capitals(end)}`));

/** How a player plays: few with large stakes, half with small ones, and some not at all. */
function habitOf(account: string): Habit {
  const drawn = chance('habit', account);
  return drawn < 0.08 ? 'large' : drawn < 0.34 ? 'medium' : drawn < 0.84 ? 'small' : 'none';
}

const player = (index: number): LineMember => {
  // 7 and 20 have no common factor, so that all pairs of names are different.
  const nickname = `${FIRST[(index * 7) % 20]!} ${SECOND[(index + Math.floor(index / 20) * 3) % 20]!}`;
  const account = nickname.toLowerCase().replace(' ', '');
  const early = chance('early', account) < 0.5;
  return {
    account,
    nickname,
    type: 0,
    upline: pick(RECRUITERS, 'upline', account),
    country: pick(COUNTRIES, 'country', account),
    joined: early ? HISTORY_DAYS + 1 : 1 + Math.floor(chance('joined', account) * (HISTORY_DAYS - 2)),
    habit: habitOf(account),
  };
};

/** The agents and players of the demo's three lines who are not among DEMO_MEMBERS, uplines first. */
export const LINE_PEOPLE: readonly LineMember[] = [
  ...AGENTS.map(([account, upline, type]): LineMember => ({
    account,
    nickname: nicknameOf(account),
    type,
    upline,
    country: pick(COUNTRIES, 'country', account),
    joined: HISTORY_DAYS + 2,
    habit: 'none',
  })),
  ...Array.from({ length: LINE_MEMBERS - DEMO_IN_LINES - AGENTS.length }, (_, index) => player(index)),
];
