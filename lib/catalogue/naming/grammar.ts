import type { Chance } from '../artwork/random';
import type { ThemeId } from '../artwork/themes';
import { PLACES } from './places';
import { THINGS } from './things';
import type { MotifId } from '../artwork/constants';
import type { Names, Thing } from './types';
import { COMPANIES, HOURS, NUMBERS, ORDINALS, PRIZES, QUALITIES } from './words';

/** What a title is about. `other` is a second motif of the same theme. */
export interface Subject {
  readonly thing: Thing;
  readonly other: Thing;
  readonly places: readonly Names[];
}

/** Qualities that only a living thing has. */
const LIVELY = new Set(
  (
    'Wandering Sleepless Singing Laughing Patient Restless Half-Asleep Runaway Brave Curious Proud Humble Generous ' +
    'Mischievous Barefoot Uninvited Unhurried Dreaming Waking Homeward Dancing Seafaring'
  ).split(' '),
);
const STILL_QUALITIES = QUALITIES.filter((quality) => !LIVELY.has(quality.en));

const bare = (place: Names): string => place.en.replace(/^the /, '');
const qualityOf = (thing: Thing, roll: Chance): Names => roll.pick(thing.alive ? QUALITIES : STILL_QUALITIES);

type Form = (subject: Subject, roll: Chance) => Names;

const qualified: Form = ({ thing }, roll) => {
  const q = qualityOf(thing, roll);
  return {
    en: `${q.en} ${thing.en}`,
    zh: `${q.zh}${thing.zh}`,
    th: `${thing.th}${q.th}`,
    vi: `${thing.vi} ${q.vi}`,
  };
};

const theQualified: Form = (subject, roll) => {
  const names = qualified(subject, roll);
  return { ...names, en: `The ${names.en}` };
};

const ordinal: Form = ({ thing }, roll) => {
  const o = roll.pick(ORDINALS);
  return {
    en: `The ${o.en} ${thing.en}`,
    zh: `${o.zh}${thing.measureZh}${thing.zh}`,
    th: `${thing.th}${thing.measureTh}${o.th}`,
    vi: `${thing.vi} ${o.vi}`,
  };
};

const counted: Form = ({ thing, places }, roll) => {
  const n = roll.pick(NUMBERS);
  const p = roll.pick(places);
  const shared = {
    zh: `${n.zh}${thing.measureZh}${thing.zh}`,
    th: `${thing.th}${n.th}${thing.measureTh}`,
    vi: `${n.vi} ${thing.vi}`,
  };
  if (roll.odds(0.45)) return { en: `${n.en} ${thing.many}`, ...shared };
  return {
    en: `${n.en} ${thing.many} of ${p.en}`,
    zh: `${p.zh}${shared.zh}`,
    th: `${shared.th}แห่ง${p.th}`,
    vi: `${shared.vi} ${p.vi}`,
  };
};

/** en preposition, zh between place and thing (with an optional lead), th and vi prepositions. */
const RELATIONS = [
  ['over', '', '上空的', 'เหนือ', 'Trên'],
  ['beyond', '', '彼岸的', 'พ้น', 'Bên Kia'],
  ['from', '来自', '的', 'จาก', 'Từ'],
  ['of', '', '之', 'แห่ง', 'Xứ'],
  ['at', '', '的', 'ที่', 'Ở'],
  ['below', '', '下的', 'ใต้', 'Dưới'],
] as const;

const placed: Form = ({ thing, places }, roll) => {
  const p = roll.pick(places);
  const [en, lead, zh, th, vi] = roll.pick(RELATIONS);
  const plural = roll.odds(0.5);
  return {
    en: `${plural ? thing.many : thing.en} ${en} ${p.en}`,
    zh: `${lead}${p.zh}${zh}${thing.zh}`,
    th: `${thing.th}${th}${p.th}`,
    vi: `${thing.vi} ${vi} ${p.vi}`,
  };
};

const local: Form = ({ thing, places }, roll) => {
  const p = roll.pick(places);
  return {
    en: `${bare(p)} ${thing.en}`,
    zh: `${p.zh}${thing.zh}`,
    th: `${thing.th}${p.th}`,
    vi: `${thing.vi} ${p.vi}`,
  };
};

const hourly: Form = ({ thing }, roll) => {
  const h = roll.pick(HOURS);
  return {
    en: `${h.en} ${thing.en}`,
    zh: `${h.zh}${thing.zh}`,
    th: `${thing.th}ยาม${h.th}`,
    vi: `${thing.vi} ${h.vi}`,
  };
};

const hourAtPlace: Form = ({ places }, roll) => {
  const p = roll.pick(places);
  const h = roll.pick(HOURS);
  return { en: `${h.en} at ${p.en}`, zh: `${p.zh}${h.zh}`, th: `${h.th}ที่${p.th}`, vi: `${h.vi} Ở ${p.vi}` };
};

const pair: Form = ({ thing, other }) => ({
  en: `${thing.en} & ${other.en}`,
  zh: `${thing.zh}与${other.zh}`,
  th: `${thing.th}กับ${other.th}`,
  vi: `${thing.vi} & ${other.vi}`,
});

const qualifiedPair: Form = ({ thing, other }, roll) => {
  const q = qualityOf(thing, roll);
  return {
    en: `The ${q.en} ${thing.en} and the ${other.en}`,
    zh: `${q.zh}${thing.zh}与${other.zh}`,
    th: `${thing.th}${q.th}กับ${other.th}`,
    vi: `${thing.vi} ${q.vi} Và ${other.vi}`,
  };
};

const possession: Form = ({ thing }, roll) => {
  const g = roll.pick(PRIZES);
  const en = roll.odds(0.5) ? `${g.en} of the ${thing.en}` : `The ${thing.en}'s ${g.en}`;
  return { en, zh: `${thing.zh}的${g.zh}`, th: `${g.th}ของ${thing.th}`, vi: `${g.vi} Của ${thing.vi}` };
};

const prizeOfPlace: Form = ({ places }, roll) => {
  const g = roll.pick(PRIZES);
  const p = roll.pick(places);
  return { en: `${g.en} of ${p.en}`, zh: `${p.zh}的${g.zh}`, th: `${g.th}แห่ง${p.th}`, vi: `${g.vi} ${p.vi}` };
};

const company: Form = ({ thing }, roll) => {
  const c = roll.pick(COMPANIES);
  return {
    en: `${thing.en} ${c.en}`,
    zh: `${thing.zh}${c.zh}`,
    th: `${c.th}${thing.th}`,
    vi: `${c.vi} ${thing.vi}`,
  };
};

const qualifiedCompany: Form = ({ thing }, roll) => {
  const c = roll.pick(COMPANIES);
  const q = roll.pick(STILL_QUALITIES);
  return {
    en: `The ${q.en} ${thing.en} ${c.en}`,
    zh: `${q.zh}${thing.zh}${c.zh}`,
    th: `${c.th}${thing.th}${q.th}`,
    vi: `${c.vi} ${thing.vi} ${q.vi}`,
  };
};

const qualifiedPlace: Form = ({ places }, roll) => {
  const p = roll.pick(places);
  const q = roll.pick(STILL_QUALITIES);
  return { en: `${q.en} ${bare(p)}`, zh: `${q.zh}${p.zh}`, th: `${p.th}${q.th}`, vi: `${p.vi} ${q.vi}` };
};

const whereItSleeps: Form = ({ thing, places }, roll) => {
  const p = roll.pick(places);
  if (!thing.alive) {
    return {
      en: `A ${thing.en} for ${p.en}`.replace(/^A (?=[AEIO])/, 'An '),
      zh: `献给${p.zh}的${thing.zh}`,
      th: `${thing.th}เพื่อ${p.th}`,
      vi: `${thing.vi} Cho ${p.vi}`,
    };
  }
  return roll.odds(0.5)
    ? {
        en: `Where the ${thing.en} Sleeps`,
        zh: `${thing.zh}沉睡之地`,
        th: `ที่ซึ่ง${thing.th}หลับใหล`,
        vi: `Nơi ${thing.vi} Ngủ Yên`,
      }
    : {
        en: `The ${thing.en} Returns to ${p.en}`,
        zh: `${thing.zh}重返${p.zh}`,
        th: `${thing.th}คืนสู่${p.th}`,
        vi: `${thing.vi} Về ${p.vi}`,
      };
};

/** The weight of each form; short titles are the most frequent, as in real catalogues. */
const FORMS: readonly (readonly [Form, number])[] = [
  [qualified, 26],
  [theQualified, 5],
  [ordinal, 5],
  [counted, 8],
  [placed, 13],
  [local, 7],
  [hourly, 7],
  [hourAtPlace, 3],
  [pair, 4],
  [qualifiedPair, 2],
  [possession, 9],
  [prizeOfPlace, 3],
  [company, 9],
  [qualifiedCompany, 3],
  [qualifiedPlace, 3],
  [whereItSleeps, 4],
];
const TOTAL = FORMS.reduce((sum, [, weight]) => sum + weight, 0);

/** Returns a title for a picture of this theme and motif. It may repeat, so the caller checks for duplicates. */
export function composeTitle(theme: ThemeId, motif: MotifId, other: MotifId, roll: Chance): Names {
  let ticket = roll.range(0, TOTAL);
  const [form] = FORMS.find(([, weight]) => (ticket -= weight) < 0) ?? FORMS[0]!;
  return form({ thing: THINGS[motif], other: THINGS[other], places: PLACES[theme] }, roll);
}
