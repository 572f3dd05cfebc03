/** The texts of a bank transfer, as a new site offers it. */
export const BANK_TRANSFER = {
  code: 'bank',
  names: {
    en: 'Bank transfer',
    th: 'โอนผ่านธนาคาร',
    zh: '银行转账',
    vi: 'Chuyển khoản ngân hàng',
    ar: 'تحويل مصرفي',
  },
  notes: {
    en: 'Transfer the exact amount and write the reference on it.',
    th: 'โอนตามจำนวนให้ตรงและใส่รหัสอ้างอิง',
    zh: '请按准确金额转账并填写参考编号。',
    vi: 'Chuyển đúng số tiền và ghi mã tham chiếu.',
    ar: 'حوِّل المبلغ المحدد واكتب الرقم المرجعي عليه.',
  },
} as const;
