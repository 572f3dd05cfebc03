import { inTransaction, type Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { createBonus, enterCode, publishBonus } from '@/lib/rewards/bonuses/commands';
import { listBonuses } from '@/lib/rewards/bonuses/queries';
import type { BonusContent, BonusRule } from '@/lib/rewards/bonuses/types';
import { freeRoundGames } from '@/lib/rewards/free-rounds/games';
import type { SeededMember } from './accounts';

const RULE: BonusRule = {
  minimum: '',
  ordinal: 0,
  period: 'week',
  event: 'vip',
  payout: 'money',
  amount: { kind: 'fixed', amount: '50' },
  wagering: { multiple: '0', stakeCap: '', days: 30, weights: { LIVE: 20, LOTT: 50, ELOTT: 50 } },
  freeRounds: null,
  claimDays: 7,
  groupId: '',
  segmentId: '',
  minLevel: 0,
  countries: [],
  languages: [],
  newWithinDays: 0,
  perMember: 0,
  onePer: [],
  exclusive: false,
};
const OPEN = { code: null, startsAt: null, endsAt: null, mostGrants: null };

export const DEMO_CODE = 'LANTERN-50';

export const DEMO_BONUSES: readonly BonusContent[] = [
  {
    ...OPEN,
    trigger: 'deposit',
    budget: units(500_000),
    title: {
      en: '100% bonus on your first deposit',
      zh: '首存 100% 奖金',
      th: 'โบนัส 100% สำหรับการฝากครั้งแรก',
      vi: 'Thưởng 100% cho lần nạp đầu tiên',
      ar: 'مكافأة 100% على أول إيداع',
    },
    terms: {
      en: 'First deposit of at least 100, bonus of at most 1,000. Stake it 24 times within 30 days.',
      zh: '首次存款不少于 100，奖金最高 1,000。须在 30 天内投注 24 倍。',
      th: 'ฝากครั้งแรกอย่างน้อย 100 โบนัสสูงสุด 1,000 เดิมพัน 24 เท่าภายใน 30 วัน',
      vi: 'Nạp lần đầu ít nhất 100, thưởng tối đa 1.000. Cược 24 lần trong 30 ngày.',
      ar: 'أول إيداع لا يقل عن 100، والمكافأة حتى 1,000. راهن بها 24 مرة خلال 30 يومًا.',
    },
    rule: {
      ...RULE,
      ordinal: 1,
      minimum: '100',
      amount: { kind: 'percent', percent: '100', most: '1000' },
      wagering: { ...RULE.wagering, multiple: '24' },
      perMember: 1,
      onePer: ['device'],
    },
  },
  {
    ...OPEN,
    trigger: 'deposit',
    budget: units(200_000),
    title: {
      en: 'Bonus for larger deposits',
      zh: '大额存款奖金',
      th: 'โบนัสสำหรับการฝากจำนวนมาก',
      vi: 'Thưởng cho khoản nạp lớn',
      ar: 'مكافأة للإيداعات الكبيرة',
    },
    terms: {
      en: 'A deposit of 2,000 gives 50, of 5,000 gives 150, of 10,000 gives 400. Stake it 5 times.',
      zh: '存款 2,000 送 50，5,000 送 150，10,000 送 400。须投注 5 倍。',
      th: 'ฝาก 2,000 ได้ 50 ฝาก 5,000 ได้ 150 ฝาก 10,000 ได้ 400 เดิมพัน 5 เท่า',
      vi: 'Nạp 2.000 được 50, 5.000 được 150, 10.000 được 400. Cược 5 lần.',
      ar: 'إيداع 2,000 يمنح 50، و5,000 يمنح 150، و10,000 يمنح 400. راهن به 5 مرات.',
    },
    rule: {
      ...RULE,
      amount: {
        kind: 'ladder',
        steps: [
          { from: '2000', amount: '50' },
          { from: '5000', amount: '150' },
          { from: '10000', amount: '400' },
        ],
      },
      wagering: { ...RULE.wagering, multiple: '5' },
      exclusive: true,
    },
  },
  {
    ...OPEN,
    trigger: 'loss',
    budget: units(300_000),
    title: {
      en: 'A part of a lost week back',
      zh: '返还每周部分亏损',
      th: 'คืนบางส่วนของสัปดาห์ที่เสีย',
      vi: 'Hoàn lại một phần tuần thua',
      ar: 'استرداد جزء من خسارة الأسبوع',
    },
    terms: {
      en: 'Each Monday 5% of a net loss of at least 200 in the week before, at most 2,000, as real money.',
      zh: '每周一返还上周净亏损（不少于 200）的 5%，最高 2,000，为真实资金。',
      th: 'ทุกวันจันทร์คืน 5% ของยอดเสียสุทธิอย่างน้อย 200 ในสัปดาห์ก่อน สูงสุด 2,000 เป็นเงินจริง',
      vi: 'Mỗi thứ Hai hoàn 5% khoản lỗ ròng từ 200 của tuần trước, tối đa 2.000, bằng tiền thật.',
      ar: 'كل يوم اثنين 5% من صافي خسارة لا تقل عن 200 في الأسبوع السابق، حتى 2,000، كأموال حقيقية.',
    },
    rule: { ...RULE, minimum: '200', amount: { kind: 'percent', percent: '5', most: '2000' } },
  },
  {
    ...OPEN,
    trigger: 'code',
    code: DEMO_CODE,
    budget: units(20_000),
    title: { en: 'Lantern code', zh: '灯笼代码', th: 'โค้ดโคมไฟ', vi: 'Mã đèn lồng', ar: 'رمز الفانوس' },
    terms: {
      en: 'The code LANTERN-50 gives 50 once. Stake it 10 times within 30 days, at most 20 a round.',
      zh: '代码 LANTERN-50 可获 50 一次。须在 30 天内投注 10 倍，每局最多 20。',
      th: 'โค้ด LANTERN-50 ให้ 50 หนึ่งครั้ง เดิมพัน 10 เท่าภายใน 30 วัน รอบละไม่เกิน 20',
      vi: 'Mã LANTERN-50 cho 50 một lần. Cược 10 lần trong 30 ngày, tối đa 20 mỗi ván.',
      ar: 'الرمز LANTERN-50 يمنح 50 مرة واحدة. راهن به 10 مرات خلال 30 يومًا، وبحد أقصى 20 للجولة.',
    },
    rule: { ...RULE, wagering: { ...RULE.wagering, multiple: '10', stakeCap: '20' }, perMember: 1 },
  },
];

/** Ten free rounds with the second deposit, in up to three slots of one vendor; undefined if the site has no game of the studio. */
async function freeRoundsBonus(db: Db): Promise<BonusContent | undefined> {
  const games = (await freeRoundGames(db, 'en')).filter(({ stakes }) => stakes.includes('2.00'));
  const chosen = games.filter(({ vendor }) => vendor === games[0]?.vendor).slice(0, 3);
  if (chosen.length === 0) return undefined;
  const freeRounds = {
    games: chosen.map(({ nodeId }) => nodeId),
    rounds: 10,
    stake: '2.00',
    days: 7,
    most: '500',
  };
  return {
    ...OPEN,
    trigger: 'deposit',
    budget: units(50_000),
    title: {
      en: 'Ten free rounds on your second deposit',
      zh: '第二次存款送 10 局免费局',
      th: 'รอบฟรี 10 รอบเมื่อฝากครั้งที่สอง',
      vi: '10 ván miễn phí cho lần nạp thứ hai',
      ar: 'عشر جولات مجانية على إيداعك الثاني',
    },
    terms: {
      en: 'Second deposit of at least 200. Each round is played at 2; at most 500 of the wins is paid. Stake it 5 times.',
      zh: '第二次存款不少于 200。每局按 2 进行；赢额最多支付 500。须投注 5 倍。',
      th: 'ฝากครั้งที่สองอย่างน้อย 200 แต่ละรอบเล่นที่ 2 จ่ายเงินชนะสูงสุด 500 เดิมพัน 5 เท่า',
      vi: 'Nạp lần thứ hai ít nhất 200. Mỗi ván chơi mức 2; trả tối đa 500 tiền thắng. Cược 5 lần.',
      ar: 'إيداع ثانٍ لا يقل عن 200. تُلعب كل جولة برهان 2، ويُدفع من الأرباح 500 كحد أقصى. راهن بها 5 مرات.',
    },
    rule: {
      ...RULE,
      ordinal: 2,
      minimum: '200',
      payout: 'freeRounds',
      amount: { kind: 'fixed', amount: '20' },
      wagering: { ...RULE.wagering, multiple: '5' },
      freeRounds,
      perMember: 1,
    },
  };
}

/** Publishes the demo's bonuses if there are none. Deposits of earlier days do not count for them. */
export async function seedBonuses(db: Db): Promise<void> {
  if ((await listBonuses(db)).length > 0) return;
  await inTransaction(db, async (tx) => {
    const rounds = await freeRoundsBonus(tx);
    for (const content of [...DEMO_BONUSES, ...(rounds ? [rounds] : [])])
      await publishBonus(tx, await createBonus(tx, content), 1, true);
  });
}

/** What the first member has got by the demo's code and not claimed yet. */
export async function seedCode(db: Db, members: readonly SeededMember[]): Promise<void> {
  const known = await db.selectFrom('rewards.bonus_decision').select('event').limit(1).executeTakeFirst();
  if (known) return;
  const first = members.find(({ type }) => (type ?? 0) === 0);
  if (first) await enterCode(db, first.memberId, DEMO_CODE);
}
