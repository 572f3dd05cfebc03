import { inTransaction, type Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { settlementZone } from '@/lib/reporting/settlement';
import {
  claimMission,
  completeMissions,
  createMission,
  publishMission,
} from '@/lib/rewards/missions/commands';
import { listMissions } from '@/lib/rewards/missions/queries';
import type { MissionContent } from '@/lib/rewards/missions/types';
import type { SeededMember } from './accounts';

type Demo = Pick<MissionContent, 'title' | 'summary' | 'period' | 'figure' | 'target' | 'reward' | 'amount'> &
  Partial<MissionContent> & {
    /** The place of the mission before it in the list. */
    after?: number;
  };

export const DEMO_MISSIONS: readonly Demo[] = [
  {
    title: {
      en: 'Evening lanterns',
      zh: '晚间灯火',
      th: 'โคมไฟยามเย็น',
      vi: 'Đèn lồng buổi tối',
      ar: 'فوانيس المساء',
    },
    summary: {
      en: 'A few rounds of anything you like.',
      zh: '随意玩几局。',
      th: 'เล่นเกมใดก็ได้สักสองสามรอบ',
      vi: 'Vài ván trò chơi bất kỳ.',
      ar: 'بضع جولات من أي لعبة تحبها.',
    },
    period: 'daily',
    figure: 'validBet',
    target: units(500),
    reward: 'points',
    amount: units(25),
  },
  {
    title: {
      en: 'Ten turns of the reels',
      zh: '转轮十局',
      th: 'หมุนวงล้อสิบรอบ',
      vi: 'Mười lượt quay',
      ar: 'عشر دورات للبكرات',
    },
    summary: {
      en: 'Play slots today.',
      zh: '今天玩老虎机。',
      th: 'เล่นสล็อตวันนี้',
      vi: 'Chơi nổ hũ hôm nay.',
      ar: 'العب السلوت اليوم.',
    },
    period: 'daily',
    figure: 'rounds',
    scope: 'category',
    code: 'RNG',
    target: 10n,
    reward: 'spins',
    amount: 1n,
  },
  {
    title: { en: 'Week of the market', zh: '市集周', th: 'สัปดาห์ตลาด', vi: 'Tuần lễ chợ', ar: 'أسبوع السوق' },
    summary: {
      en: 'Play on four days of this week.',
      zh: '本周玩满四天。',
      th: 'เล่นสี่วันในสัปดาห์นี้',
      vi: 'Chơi bốn ngày trong tuần này.',
      ar: 'العب في أربعة أيام من هذا الأسبوع.',
    },
    period: 'weekly',
    figure: 'daysPlayed',
    target: 4n,
    reward: 'money',
    amount: units(50),
  },
  {
    title: { en: 'Bright find', zh: '闪亮发现', th: 'ของดีที่เจอ', vi: 'Phát hiện sáng giá', ar: 'لقية لامعة' },
    summary: {
      en: 'One round that pays many times its stake.',
      zh: '单局赢得数倍投注额。',
      th: 'หนึ่งรอบที่จ่ายหลายเท่าของเดิมพัน',
      vi: 'Một ván trả gấp nhiều lần tiền cược.',
      ar: 'جولة واحدة تدفع أضعاف رهانها.',
    },
    period: 'weekly',
    figure: 'multiple',
    target: units(20),
    reward: 'points',
    amount: units(150),
  },
  {
    title: { en: 'Steady visitor', zh: '常来的客人', th: 'แขกประจำ', vi: 'Khách quen', ar: 'زائر مواظب' },
    summary: {
      en: 'Check in on ten days of the month.',
      zh: '当月签到十天。',
      th: 'เช็กอินสิบวันในเดือน',
      vi: 'Điểm danh mười ngày trong tháng.',
      ar: 'سجّل حضورك في عشرة أيام من الشهر.',
    },
    period: 'monthly',
    figure: 'checkIns',
    target: 10n,
    reward: 'money',
    amount: units(100),
  },
  {
    title: { en: 'First deposit', zh: '首次存款', th: 'ฝากครั้งแรก', vi: 'Lần nạp đầu', ar: 'الإيداع الأول' },
    summary: {
      en: 'Make one deposit of any amount.',
      zh: '完成一笔任意金额的存款。',
      th: 'ฝากเงินหนึ่งครั้ง จำนวนเท่าใดก็ได้',
      vi: 'Nạp tiền một lần, số tiền bất kỳ.',
      ar: 'قم بإيداع واحد بأي مبلغ.',
    },
    period: 'newcomer',
    newcomerDays: 30,
    figure: 'depositCount',
    target: 1n,
    reward: 'points',
    amount: units(50),
    claimDays: 30,
  },
  {
    title: { en: 'First steps', zh: '第一步', th: 'ก้าวแรก', vi: 'Những bước đầu', ar: 'الخطوات الأولى' },
    summary: {
      en: 'Bet one thousand after your first deposit.',
      zh: '首次存款后投注一千。',
      th: 'เดิมพันหนึ่งพันหลังฝากครั้งแรก',
      vi: 'Cược một nghìn sau lần nạp đầu.',
      ar: 'راهن بألف بعد إيداعك الأول.',
    },
    period: 'newcomer',
    newcomerDays: 30,
    figure: 'validBet',
    target: units(1_000),
    reward: 'spins',
    amount: 2n,
    claimDays: 30,
    after: 5,
  },
  {
    title: { en: 'At home here', zh: '宾至如归', th: 'คุ้นเคยแล้ว', vi: 'Như ở nhà', ar: 'كأنك في بيتك' },
    summary: {
      en: 'Bet another five thousand.',
      zh: '再投注五千。',
      th: 'เดิมพันอีกห้าพัน',
      vi: 'Cược thêm năm nghìn.',
      ar: 'راهن بخمسة آلاف أخرى.',
    },
    period: 'newcomer',
    newcomerDays: 30,
    figure: 'validBet',
    target: units(5_000),
    reward: 'money',
    amount: units(80),
    claimDays: 30,
    after: 6,
  },
];

/** The demo's missions, those that its members have done, and one claim of the first member. */
export async function seedMissions(db: Db, members: readonly SeededMember[]): Promise<void> {
  if ((await listMissions(db)).length > 0) return;
  const startsOn = dayAfter(dayOf(now(), settlementZone()), -30);
  const ids: bigint[] = [];
  for (const [position, { after, ...demo }] of DEMO_MISSIONS.entries())
    await inTransaction(db, async (tx) => {
      const id = await createMission(tx, {
        newcomerDays: null,
        scope: 'all',
        code: '',
        groupId: null,
        segmentId: null,
        wagering: '0',
        claimDays: 7,
        startsOn,
        endsOn: null,
        ...demo,
        afterId: after === undefined ? null : ids[after]!,
        position,
      });
      await publishMission(tx, id, 1, true);
      ids.push(id);
    });
  const players = members.filter(({ type }) => (type ?? 0) === 0);
  for (const { memberId } of players) {
    // One of the demo's members has excluded themselves: they get no offer.
    if (!(await activeExclusion(db, memberId))) await completeMissions(db, memberId);
  }
  if (players[0]) await claimMission(db, players[0].memberId, ids[5]!);
}
