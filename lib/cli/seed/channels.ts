import { NO_FEE } from '@/lib/cashier/fees';
import { USUAL_LIMITS } from '@/lib/cashier/constants';
import type { ChannelTerms, FeeRule, OpeningHours, PaymentKind, ReceivingAccount } from '@/lib/cashier/types';
import { BANK_TRANSFER } from '@/lib/cashier/payment-channels/constants';
import { createBatch } from '@/lib/cashier/codes/commands';
import { listBatches } from '@/lib/cashier/codes/queries';
import { listChannels } from '@/lib/cashier/payment-channels/queries';
import { inTransaction, type Db } from '@/lib/db/client';
import { amount, units } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';

type Account = Pick<ReceivingAccount, 'bank' | 'holder' | 'number' | 'branch'> & { ceiling?: number };

interface DemoChannel {
  kind: PaymentKind;
  code: string;
  adapter: 'instant' | 'transfer' | 'qr' | 'codes';
  names: Record<string, string>;
  notes: Record<string, string> | null;
  instructions?: Record<string, string>;
  /** Minimum and maximum as shares of the usual ones of the currency, in 1/100. */
  scale?: readonly [minimum: number, maximum: number];
  fee?: FeeRule | 'fixedAndShare';
  schedule?: readonly OpeningHours[];
  /** Only for members of the demo's group. */
  forGroup?: true;
  accounts?: readonly Account[];
  /** Only on a site with this currency. */
  currency?: string;
  settings?: Record<string, string>;
}

/** The demo's member group: two of its members may use the channel without limits by the hour. */
export const DEMO_GROUP = { name: 'Regulars', accounts: ['lanternplayer', 'saltmarket'] } as const;

/** Batches of the demo are printed by nobody. */
const DEMO_PRINTER = 0n;

const OFFICE_HOURS: readonly OpeningHours[] = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' }];

const CHANNELS: readonly DemoChannel[] = [
  {
    kind: 'deposit',
    code: 'sandbox',
    adapter: 'instant',
    names: {
      en: 'Sandbox',
      th: 'แซนด์บ็อกซ์',
      zh: '演示通道',
      vi: 'Kênh thử nghiệm',
      ar: 'قناة تجريبية',
    },
    notes: {
      en: 'Demo only: settles at once, no real money moves.',
      th: 'สำหรับสาธิตเท่านั้น: เข้าทันที ไม่มีเงินจริงเคลื่อนไหว',
      zh: '仅供演示：即时到账，不涉及真实资金。',
      vi: 'Chỉ để dùng thử: vào tiền ngay, không có tiền thật.',
      ar: 'للعرض فقط: تُقيَّد فورًا ولا تتحرك أموال حقيقية.',
    },
    scale: [10, 20],
  },
  {
    kind: 'deposit',
    code: 'bank',
    adapter: 'transfer',
    names: BANK_TRANSFER.names,
    notes: BANK_TRANSFER.notes,
    accounts: [
      {
        bank: 'Lantern Savings Bank',
        holder: 'Lantern House Ltd',
        number: '000-0-00000-0',
        branch: 'River Street',
      },
      { bank: 'Nine Piers Bank', holder: 'Lantern House Ltd', number: '000-0-00001-9', branch: null },
    ],
  },
  {
    kind: 'deposit',
    code: 'counter',
    adapter: 'transfer',
    names: {
      en: 'Bank counter',
      th: 'เคาน์เตอร์ธนาคาร',
      zh: '银行柜台',
      vi: 'Quầy ngân hàng',
      ar: 'شباك البنك',
    },
    notes: {
      en: 'Pay in cash at a counter, on working days.',
      th: 'ฝากเงินสดที่เคาน์เตอร์ในวันทำการ',
      zh: '工作日到柜台以现金存入。',
      vi: 'Nộp tiền mặt tại quầy vào ngày làm việc.',
      ar: 'ادفع نقدًا عند الشباك في أيام العمل.',
    },
    instructions: {
      en: 'Tell the clerk the reference and keep the slip: we need a picture of it.',
      th: 'แจ้งรหัสอ้างอิงแก่เจ้าหน้าที่และเก็บสลิปไว้ เราต้องใช้ภาพของสลิป',
      zh: '请将参考编号告知柜员并保留凭条，我们需要凭条的照片。',
      vi: 'Hãy đọc mã tham chiếu cho giao dịch viên và giữ biên lai: chúng tôi cần ảnh của biên lai.',
      ar: 'أخبر الموظف بالرقم المرجعي واحتفظ بالإيصال: نحتاج إلى صورة منه.',
    },
    fee: 'fixedAndShare',
    schedule: OFFICE_HOURS,
    accounts: [
      {
        bank: 'Lantern Savings Bank',
        holder: 'Lantern House Ltd',
        number: '000-0-00002-8',
        branch: 'Old Market',
        ceiling: 4,
      },
    ],
  },
  {
    kind: 'deposit',
    code: 'promptpay',
    adapter: 'qr',
    names: {
      en: 'PromptPay QR',
      th: 'พร้อมเพย์คิวอาร์',
      zh: 'PromptPay 二维码',
      vi: 'QR PromptPay',
      ar: 'رمز PromptPay',
    },
    notes: {
      en: 'Scan the code in your bank’s app.',
      th: 'สแกนโค้ดในแอปธนาคารของคุณ',
      zh: '用银行应用扫描二维码。',
      vi: 'Quét mã trong ứng dụng ngân hàng.',
      ar: 'امسح الرمز في تطبيق مصرفك.',
    },
    currency: 'THB',
    // Nobody has this number: the demo takes no money.
    settings: {
      profile: 'promptpay',
      proxyKind: 'mobile',
      proxy: '0000000000',
      payeeName: 'Lantern House (demo)',
    },
  },
  {
    kind: 'deposit',
    code: 'codes',
    adapter: 'codes',
    names: {
      en: 'Cash code',
      th: 'โค้ดเงินสด',
      zh: '现金代码',
      vi: 'Mã nạp tiền',
      ar: 'رمز نقدي',
    },
    notes: {
      en: 'Redeem a printed voucher, credited at once.',
      th: 'ใช้บัตรเติมเงินที่พิมพ์ไว้ เข้าทันที',
      zh: '兑换印刷代金券，即时到账。',
      vi: 'Dùng phiếu in sẵn, vào tiền ngay.',
      ar: 'استبدل قسيمة مطبوعة وتُقيَّد فورًا.',
    },
  },
  {
    kind: 'withdraw',
    code: 'bank',
    adapter: 'transfer',
    names: BANK_TRANSFER.names,
    notes: null,
  },
  {
    kind: 'withdraw',
    code: 'express',
    adapter: 'transfer',
    names: {
      en: 'Express transfer',
      th: 'โอนด่วน',
      zh: '快速转账',
      vi: 'Chuyển khoản nhanh',
      ar: 'تحويل سريع',
    },
    notes: {
      en: 'For regulars: paid first.',
      th: 'สำหรับสมาชิกประจำ: จ่ายก่อน',
      zh: '供常客使用：优先付款。',
      vi: 'Dành cho khách quen: được trả trước.',
      ar: 'للأعضاء الدائمين: يُدفع أولًا.',
    },
    fee: 'fixedAndShare',
    forGroup: true,
  },
];

/** The usual limits and fees of a currency, which a channel may scale. */
function termsOf({ scale = [100, 100], fee = NO_FEE }: DemoChannel, currency: string): ChannelTerms {
  const [least, most] = USUAL_LIMITS[currency] ?? [100, 100_000];
  const coin = smallestCoin(currency);
  const tenth = units(least) / 10n;
  return {
    currency,
    minimum: amount((units(least) * BigInt(scale[0])) / 100n),
    maximum: amount((units(most) * BigInt(scale[1])) / 100n),
    // A tenth of the usual minimum, in whole coins, and 1.5%.
    fee: fee === 'fixedAndShare' ? { fixed: amount(tenth - (tenth % coin)), rate: 150 } : fee,
    dailyAmount: null,
    dailyCount: null,
  };
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

/**
 * Adds the demo's payment channels and its member group, in one currency; keeps existing ones. A site without the demo
 * has none until its operator makes one.
 */
export async function seedPaymentChannels(db: Db, currency: string): Promise<void> {
  const groupId = await seedGroup(db);
  const channels = CHANNELS.filter((channel) => (channel.currency ?? currency) === currency);
  for (const [index, channel] of channels.entries()) {
    const row = await db
      .insertInto('cashier.channel')
      .values({
        kind: channel.kind,
        code: channel.code,
        adapter: channel.adapter,
        names: JSON.stringify(channel.names),
        notes: json(channel.notes),
        instructions: json(channel.instructions),
        schedule: JSON.stringify(channel.schedule ?? []),
        settings: JSON.stringify(channel.settings ?? {}),
        enabled: true,
        position: index + 1,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) continue;
    const { minimum, maximum, fee } = termsOf(channel, currency);
    await db
      .insertInto('cashier.channel_currency')
      .values({ channel_id: row.id, currency, minimum, maximum, fee_fixed: fee.fixed, fee_rate: fee.rate })
      .execute();
    for (const { ceiling, ...account } of channel.accounts ?? [])
      await db
        .insertInto('cashier.receiving_account')
        .values({
          channel_id: row.id,
          currency,
          ...account,
          daily_ceiling: ceiling ? maximum * BigInt(ceiling) : null,
        })
        .execute();
    if (channel.forGroup)
      await db
        .insertInto('cashier.channel_group')
        .values({ channel_id: row.id, group_id: groupId })
        .execute();
  }
}

/** One batch of cash codes, which an operator of the demo can download once; keeps an existing one. */
export async function seedCashCodes(db: Db, currency: string): Promise<void> {
  const channel = (await listChannels(db, false)).find(({ adapter }) => adapter === 'codes');
  const terms = channel?.terms.find((each) => each.currency === currency);
  if (!terms || (await listBatches(db, undefined, 1)).list.length > 0) return;
  const batch = {
    channelId: channel!.id,
    currency,
    amount: amount(terms.minimum * 5n),
    count: 20,
    expiresAt: new Date(now().getTime() + 180 * 86_400_000),
    note: 'Demo',
    requestId: 'demo-batch',
  };
  await inTransaction(db, (tx) => createBatch(tx, batch, DEMO_PRINTER));
}

async function seedGroup(db: Db): Promise<bigint> {
  const { name } = DEMO_GROUP;
  const known = () =>
    db.selectFrom('cashier.member_group').select('id').where('name', '=', name).executeTakeFirst();
  const found = await known();
  if (found) return found.id;
  const made = await db
    .insertInto('cashier.member_group')
    .values({ name, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Puts the demo's members into its group. */
export async function seedGroupMembers(
  db: Db,
  members: readonly { account: string; memberId: bigint }[],
): Promise<void> {
  const groupId = await seedGroup(db);
  const chosen = members.filter(({ account }) =>
    (DEMO_GROUP.accounts as readonly string[]).includes(account),
  );
  if (chosen.length === 0) return;
  await db
    .insertInto('cashier.group_member')
    .values(chosen.map(({ memberId }) => ({ group_id: groupId, member_id: memberId, added_at: now() })))
    .onConflict((on) => on.doNothing())
    .execute();
}
