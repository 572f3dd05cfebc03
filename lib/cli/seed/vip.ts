import { setSetting } from '@/lib/content/settings/commands';
import type { Text } from '@/lib/content/types';
import { inTransaction, type Db } from '@/lib/db/client';
import { units, ZERO } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { saveLadder } from '@/lib/rewards/vip/commands';
import { raiseRanks, updateVip } from '@/lib/rewards/vip/jobs';
import { readLadder } from '@/lib/rewards/vip/queries';
import type { LadderInput } from '@/lib/rewards/vip/schema';
import type { Emblem } from '@/lib/rewards/vip/types';

const DAY = 86_400_000;

type DemoRank = LadderInput['ranks'][number];

const rank = (name: Text, colour: string, emblem: Emblem, more: Partial<DemoRank>): DemoRank => ({
  name,
  colour,
  emblem,
  turnover: ZERO,
  deposits: ZERO,
  keepTurnover: ZERO,
  keepDeposits: ZERO,
  levelUp: ZERO,
  birthday: ZERO,
  weekly: ZERO,
  monthly: ZERO,
  cashbackRate: 0,
  cashbackMost: ZERO,
  dailyCount: null,
  dailyAmount: null,
  hostName: '',
  hostContact: '',
  ...more,
});

/** Five ranks: everybody has the first, and the demo's members have played enough for the next ones. */
const LADDER: Omit<LadderInput, 'version'> = {
  grace: 1,
  cashbackPeriod: 'week',
  claimDays: 14,
  wagering: '0',
  ranks: [
    rank({ en: 'Bronze', zh: '青铜', th: 'บรอนซ์', vi: 'Đồng', ar: 'برونزي' }, '#b87333', 'lantern', {
      dailyCount: 5,
      dailyAmount: units(200_000),
      birthday: units(50),
    }),
    rank({ en: 'Silver', zh: '白银', th: 'ซิลเวอร์', vi: 'Bạc', ar: 'فضي' }, '#9aa7b4', 'leaf', {
      turnover: units(500),
      deposits: units(200),
      keepTurnover: units(200),
      levelUp: units(38),
      weekly: units(20),
      birthday: units(100),
      cashbackRate: 2_000,
      cashbackMost: units(2_000),
      dailyCount: 8,
      dailyAmount: units(400_000),
    }),
    rank({ en: 'Gold', zh: '黄金', th: 'โกลด์', vi: 'Vàng', ar: 'ذهبي' }, '#d4a017', 'star', {
      turnover: units(2_500),
      deposits: units(1_000),
      keepTurnover: units(1_000),
      levelUp: units(188),
      weekly: units(58),
      monthly: units(188),
      birthday: units(288),
      cashbackRate: 3_000,
      cashbackMost: units(5_000),
      dailyCount: 10,
      dailyAmount: units(1_000_000),
    }),
    rank({ en: 'Jade', zh: '翡翠', th: 'หยก', vi: 'Ngọc', ar: 'يشم' }, '#2e9e6b', 'gem', {
      turnover: units(50_000),
      deposits: units(10_000),
      keepTurnover: units(20_000),
      levelUp: units(888),
      weekly: units(188),
      monthly: units(588),
      birthday: units(888),
      cashbackRate: 5_000,
      cashbackMost: units(20_000),
      dailyCount: 15,
      dailyAmount: units(3_000_000),
      hostName: 'Mali',
      hostContact: 'mailto:mali@example.com',
    }),
    rank(
      { en: 'Lantern Crown', zh: '灯冠', th: 'มงกุฎโคม', vi: 'Vương miện đèn', ar: 'تاج الفانوس' },
      '#c0392b',
      'crown',
      {
        turnover: units(500_000),
        deposits: units(100_000),
        keepTurnover: units(150_000),
        levelUp: units(8_888),
        weekly: units(888),
        monthly: units(2_888),
        birthday: units(3_888),
        cashbackRate: 8_000,
        cashbackMost: units(100_000),
        hostName: 'Mali',
        hostContact: 'mailto:mali@example.com',
      },
    ),
  ],
};

/** Makes the demo's ladder before its members play, a week before now, so that the bonuses of a week that has ended are due. */
export async function seedVipLadder(db: Db): Promise<void> {
  setClock(new Date(Date.now() - 8 * DAY));
  try {
    await inTransaction(db, async (tx) => {
      if ((await readLadder(tx)).settings.version === 0) await saveLadder(tx, { version: 0, ...LADDER });
    });
    await raiseRanks(db, await readLadder(db));
  } finally {
    setClock(undefined);
  }
  await setSetting(db, 'hasVip', true);
}

/** Ranks the demo's members by what they have played and deposited, and offers them their bonuses. */
export const seedVip = (db: Db): Promise<void> => updateVip(db);
