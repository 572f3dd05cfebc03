import { inTransaction, sql, type Db } from '@/lib/db/client';
import { units, ZERO } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { checkIn } from '@/lib/rewards/check-in/commands';
import { addCodes, createGood, publishGood } from '@/lib/rewards/mall/commands';
import { redeemVerified } from '@/lib/rewards/mall/orders/commands';
import { listGoodDrafts } from '@/lib/rewards/mall/queries';
import { addSpins, adjustPoints, lockPoints } from '@/lib/rewards/points/commands';
import { earnPoints } from '@/lib/rewards/points/jobs';
import { readRules, setRules } from '@/lib/rewards/points/rule-sets';
import type { PointsRules, RuleKey } from '@/lib/rewards/points/types';
import { nextCommitment, publishWheel, spin } from '@/lib/rewards/wheel/commands';
import { readWheel } from '@/lib/rewards/wheel/queries';
import type { SeededMember } from './accounts';

const DAY = 86_400_000;

const RULES: PointsRules = {
  earning: {
    turnover: [
      { scope: 'all', code: '', groupId: '', points: '1', per: '20' },
      { scope: 'category', code: 'LIVE', groupId: '', points: '1', per: '50' },
    ],
    deposit: { points: '5', per: '1000', most: '200' },
    registration: '50',
  },
  ratio: {
    tiers: [
      { from: '500', points: '100', amount: '1' },
      { from: '2000', points: '100', amount: '1.2' },
      { from: '10000', points: '100', amount: '1.5' },
    ],
  },
  checkIn: {
    days: [10, 10, 15, 15, 20, 20, 50].map((points, index) => ({
      points: String(points),
      spins: index === 6 ? 1 : 0,
    })),
  },
  wheel: { turnover: '5000', deposit: '2000' },
};

/** Sets the rules of the demo's points before its bets are played, so that these earn points. */
export async function seedPointsRules(db: Db): Promise<void> {
  for (const key of Object.keys(RULES) as RuleKey[])
    await inTransaction(db, async (tx) => {
      if ((await readRules(tx)).versions[key] === 0) await setRules(tx, key, 0, RULES[key]);
    });
}

/** Points of the demo's bets, further goods, the wheel, two orders, check-ins and a spin of the first member. */
export async function seedPoints(db: Db, members: readonly SeededMember[]): Promise<void> {
  await earnPoints(db);
  if (await readWheel(db)) return;
  const goods = await listGoodDrafts(db);
  await seedMoneyAndCodes(db, goods.length);
  await seedWheel(db, goods[0]!.id);
  const [first, second] = members.filter(({ type }) => (type ?? 0) === 0);
  for (const [index, member] of [first, second].entries()) {
    if (!member) continue;
    const { memberId } = member;
    await inTransaction(db, async (tx) => {
      await lockPoints(tx, memberId);
      await adjustPoints(tx, {
        memberId,
        amount: units(6_000),
        requestId: `demo-points-${memberId}`,
        reason: 'Welcome to the points mall',
        operatorId: 1n,
      });
      await addSpins(tx, memberId, 3);
    });
    await inTransaction(db, (tx) =>
      redeemVerified(tx, memberId, {
        goodId: goods[index % goods.length]!.id,
        quantity: 1,
        requestId: `demo-order-${memberId}`,
        address: {
          name: member.nickname ?? member.account,
          phone: '+66 2 123 4567',
          street: '99 Lantern Road',
          city: 'Bangkok',
          region: '',
          postcode: '10110',
          country: 'TH',
        },
      }),
    );
    for (const ago of [2, 1]) {
      setClock(new Date(Date.now() - ago * DAY));
      try {
        await checkIn(db, memberId);
      } finally {
        setClock(undefined);
      }
    }
    await spin(db, memberId, {
      commitment: await nextCommitment(db, memberId),
      clientSeed: '1a2b3c4d',
      requestId: `demo-spin-${memberId}`,
    });
  }
}

const PLAIN = { price: ZERO, worth: ZERO, perMember: null, groupId: null } as const;

async function seedMoneyAndCodes(db: Db, position: number): Promise<void> {
  const cash = await createGood(db, {
    ...PLAIN,
    kind: 'money',
    picture: 'lantern.lantern',
    title: {
      en: 'Cash for your balance',
      zh: '现金红包',
      th: 'เงินสดเข้าบัญชี',
      vi: 'Tiền vào số dư',
      ar: 'نقد لرصيدك',
    },
    summary: {
      en: 'Added to your balance at once.',
      zh: '立即存入您的余额。',
      th: 'เพิ่มในยอดคงเหลือทันที',
      vi: 'Cộng ngay vào số dư của bạn.',
      ar: 'يُضاف إلى رصيدك فورًا.',
    },
    points: 1_500,
    quantity: 1_000,
    worth: units(15),
    perMember: 5,
    position,
  });
  await publishGood(db, cash, 1, true);
  const voucher = await createGood(db, {
    ...PLAIN,
    kind: 'code',
    picture: 'jade.teapot',
    title: {
      en: 'Tea house voucher',
      zh: '茶馆代金券',
      th: 'บัตรกำนัลร้านชา',
      vi: 'Phiếu quà quán trà',
      ar: 'قسيمة بيت الشاي',
    },
    summary: {
      en: 'A code for two pots of tea.',
      zh: '可兑换两壶茶的兑换码。',
      th: 'โค้ดสำหรับชาสองกา',
      vi: 'Mã đổi hai ấm trà.',
      ar: 'رمز لإبريقي شاي.',
    },
    points: 800,
    quantity: 0,
    perMember: 2,
    position: position + 1,
  });
  const codes = Array.from({ length: 20 }, (_, index) => `TEA-${String(index + 1).padStart(4, '0')}`);
  await inTransaction(db, (tx) => addCodes(tx, voucher, codes));
  await sql`UPDATE rewards.good SET published = true, version = version + 1 WHERE id = ${voucher}`.execute(
    db,
  );
}

async function seedWheel(db: Db, goodId: bigint): Promise<void> {
  const points = (count: number, weight: number) => ({
    title: {
      en: `${count} points`,
      zh: `${count} 积分`,
      th: `${count} แต้ม`,
      vi: `${count} điểm`,
      ar: `${count} نقطة`,
    },
    weight,
    prize: 'points' as const,
    amount: units(count),
    goodId: null,
    stock: null,
  });
  const money = (count: number, weight: number, stock: number) => ({
    title: {
      en: `Cash ${count}`,
      zh: `现金 ${count}`,
      th: `เงิน ${count}`,
      vi: `Tiền ${count}`,
      ar: `نقد ${count}`,
    },
    weight,
    prize: 'money' as const,
    amount: units(count),
    goodId: null,
    stock,
  });
  await inTransaction(db, (tx) =>
    publishWheel(tx, null, {
      open: true,
      consolation: units(5),
      sectors: [
        points(10, 400),
        money(5, 60, 500),
        points(25, 250),
        {
          title: { en: 'Try again', zh: '再试一次', th: 'ลองใหม่', vi: 'Thử lại', ar: 'حاول ثانية' },
          weight: 180,
          prize: 'none',
          amount: ZERO,
          goodId: null,
          stock: null,
        },
        points(100, 80),
        money(50, 9, 50),
        points(500, 20),
        {
          title: {
            en: 'Paper lantern',
            zh: '纸灯笼',
            th: 'โคมกระดาษ',
            vi: 'Đèn lồng giấy',
            ar: 'فانوس ورقي',
          },
          weight: 1,
          prize: 'good',
          amount: ZERO,
          goodId,
          stock: 5,
        },
      ],
    }),
  );
}
