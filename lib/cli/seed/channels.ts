import type { Db } from '@/lib/db/client';

interface DemoChannel {
  kind: 'deposit' | 'withdraw';
  code: string;
  method: 'instant' | 'transfer';
  names: Record<string, string>;
  notes: Record<string, string> | null;
  /** In 1/10,000 of the currency's unit. */
  minimum: bigint;
  maximum: bigint;
  /** Not offered on a site without the demo, whatever the table says. */
  demoOnly: boolean;
  /** Where members transfer to; invented. */
  account: { bank: string; holder: string; number: string } | null;
  position: number;
}

const BANK_TRANSFER = {
  en: 'Bank transfer',
  th: 'โอนผ่านธนาคาร',
  zh: '银行转账',
  vi: 'Chuyển khoản ngân hàng',
  ar: 'تحويل مصرفي',
};

const CHANNELS: readonly DemoChannel[] = [
  {
    kind: 'deposit',
    code: 'sandbox',
    method: 'instant',
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
    minimum: 100_000n,
    maximum: 1_000_000_000n,
    demoOnly: true,
    account: null,
    position: 10,
  },
  {
    kind: 'deposit',
    code: 'bank',
    method: 'transfer',
    names: BANK_TRANSFER,
    notes: {
      en: 'Transfer the exact amount and write the reference on it.',
      th: 'โอนตามจำนวนให้ตรงและใส่รหัสอ้างอิง',
      zh: '请按准确金额转账并填写参考编号。',
      vi: 'Chuyển đúng số tiền và ghi mã tham chiếu.',
      ar: 'حوِّل المبلغ المحدد واكتب الرقم المرجعي عليه.',
    },
    minimum: 1_000_000n,
    maximum: 5_000_000_000n,
    demoOnly: false,
    account: { bank: 'Lantern Savings Bank', holder: 'Lantern House Ltd', number: '000-0-00000-0' },
    position: 20,
  },
  {
    kind: 'withdraw',
    code: 'bank',
    method: 'transfer',
    names: BANK_TRANSFER,
    notes: null,
    minimum: 1_000_000n,
    maximum: 5_000_000_000n,
    demoOnly: false,
    account: null,
    position: 10,
  },
];

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/**
 * Adds the demo's payment channels and keeps existing ones. A site without the demo has none until its operator adds
 * one.
 */
export async function seedPaymentChannels(db: Db): Promise<void> {
  await db
    .insertInto('cashier.channel')
    .values(
      CHANNELS.map(({ demoOnly, names, notes, account, ...channel }) => ({
        ...channel,
        names: JSON.stringify(names),
        notes: json(notes),
        account: json(account),
        demo_only: demoOnly,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'code']).doNothing())
    .execute();
}
