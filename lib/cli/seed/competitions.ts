import { inTransaction, type Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { createCompetition, publishCompetition } from '@/lib/rewards/competitions/commands';
import { runCompetitions } from '@/lib/rewards/competitions/jobs';
import { listCompetitions } from '@/lib/rewards/competitions/queries';
import type { CompetitionContent } from '@/lib/rewards/competitions/types';

const DAY = 86_400_000;

const money = (first: number, last: number, amount: number) => ({
  first,
  last,
  reward: 'money' as const,
  amount: units(amount),
});
const points = (first: number, last: number, amount: number) => ({
  first,
  last,
  reward: 'points' as const,
  amount: units(amount),
});

/** The demo's leaderboards: one of turnover that runs over its play, one of multiples, and one that members join and that begins soon. */
const demo = (at: number): (CompetitionContent & { made: Date })[] => [
  {
    title: {
      en: 'Lantern race',
      zh: '灯火竞赛',
      th: 'แข่งโคมไฟ',
      vi: 'Cuộc đua đèn lồng',
      ar: 'سباق الفوانيس',
    },
    summary: {
      en: 'Who bets the most until the race ends.',
      zh: '比赛结束前投注最多者胜。',
      th: 'ใครเดิมพันมากที่สุดก่อนจบการแข่ง',
      vi: 'Ai cược nhiều nhất đến khi kết thúc.',
      ar: 'من يراهن أكثر حتى نهاية السباق.',
    },
    figure: 'turnover',
    scope: 'all',
    code: '',
    minimum: units(1_000),
    optIn: false,
    startsAt: new Date(at - 6 * DAY),
    endsAt: new Date(at + 5 * DAY),
    waitMinutes: 60,
    claimDays: 30,
    wagering: '0',
    prizes: [money(1, 1, 3_000), money(2, 2, 1_500), money(3, 3, 800), points(4, 10, 200)],
    made: new Date(at - 7 * DAY),
  },
  {
    title: { en: 'Highest leap', zh: '最高飞跃', th: 'กระโดดสูงสุด', vi: 'Cú nhảy cao nhất', ar: 'أعلى قفزة' },
    summary: {
      en: 'One round of slots that pays the most for its stake.',
      zh: '单局老虎机赢得投注额倍数最高者胜。',
      th: 'สล็อตหนึ่งรอบที่จ่ายมากที่สุดเทียบกับเดิมพัน',
      vi: 'Một ván slot trả cao nhất so với tiền cược.',
      ar: 'جولة سلوت واحدة تدفع الأكثر مقارنة برهانها.',
    },
    figure: 'multiple',
    scope: 'category',
    code: 'RNG',
    minimum: units(5),
    optIn: false,
    startsAt: new Date(at - 6 * DAY),
    endsAt: new Date(at + 2 * DAY),
    waitMinutes: 30,
    claimDays: 30,
    wagering: '0',
    prizes: [points(1, 1, 1_000), points(2, 5, 300)],
    made: new Date(at - 7 * DAY),
  },
  {
    title: {
      en: 'River regatta',
      zh: '河上赛舟',
      th: 'แข่งเรือแม่น้ำ',
      vi: 'Đua thuyền sông',
      ar: 'سباق قوارب النهر',
    },
    summary: {
      en: 'Join first. Your largest net win over three days counts.',
      zh: '请先报名。三天内净赢最多者胜。',
      th: 'เข้าร่วมก่อน นับชนะสุทธิตลอดสามวัน',
      vi: 'Tham gia trước. Tính thắng ròng trong ba ngày.',
      ar: 'انضم أولًا. يُحتسب ربحك الصافي خلال ثلاثة أيام.',
    },
    figure: 'netWin',
    scope: 'all',
    code: '',
    minimum: 0n,
    optIn: true,
    startsAt: new Date(at + DAY),
    endsAt: new Date(at + 4 * DAY),
    waitMinutes: 60,
    claimDays: 30,
    wagering: '0',
    prizes: [money(1, 1, 1_000), money(2, 3, 400)],
    made: new Date(at),
  },
];

/** Makes the demo's leaderboards before its bets are played, so that these count. */
export async function seedCompetitions(db: Db): Promise<void> {
  if ((await listCompetitions(db)).length > 0) return;
  for (const { made, ...content } of demo(Date.now())) {
    setClock(made);
    try {
      await inTransaction(db, async (tx) => {
        const id = await createCompetition(tx, content);
        await publishCompetition(tx, id, 1, true);
      });
    } finally {
      setClock(undefined);
    }
  }
}

/** The standings of the demo's leaderboards. */
export const countDemoRounds = (db: Db): Promise<void> => runCompetitions(db);
