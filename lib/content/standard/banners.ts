import type { Text } from '../types';

export interface StandardBanner {
  picture: string;
  url: string;
  title: Text;
  subtitle: Text;
  action: Text;
}

/** The banners of a new demo's home page; pictures by their names in lib/catalogue/artwork. */
export const HOME_BANNERS: readonly StandardBanner[] = [
  {
    picture: 'welcome',
    url: '/register',
    title: {
      en: 'Open an account in a minute',
      zh: '一分钟开户',
      th: 'เปิดบัญชีในหนึ่งนาที',
      vi: 'Mở tài khoản trong một phút',
      ar: 'افتح حسابًا في دقيقة',
    },
    subtitle: {
      en: 'Choose a username and a password. You can try our slots with play money first.',
      zh: '设置用户名和密码即可。也可先用试玩金体验老虎机。',
      th: 'ตั้งชื่อผู้ใช้และรหัสผ่าน หรือทดลองเล่นสล็อตด้วยเงินทดลองก่อนได้',
      vi: 'Chọn tên đăng nhập và mật khẩu. Bạn có thể thử các trò nổ hũ bằng tiền chơi thử trước.',
      ar: 'اختر اسم مستخدم وكلمة مرور. يمكنك أولًا تجربة ألعاب السلوت برصيد تجريبي.',
    },
    action: {
      en: 'Open an account',
      zh: '立即注册',
      th: 'เปิดบัญชี',
      vi: 'Mở tài khoản',
      ar: 'افتح حسابًا',
    },
  },
  {
    picture: 'slots',
    url: '/rng',
    title: {
      en: 'See the return before you play',
      zh: '游戏前先看返还率',
      th: 'ดูอัตราจ่ายคืนก่อนเล่น',
      vi: 'Xem tỷ lệ trả thưởng trước khi chơi',
      ar: 'اعرف العائد للاعب قبل أن تلعب',
    },
    subtitle: {
      en: 'The rules of each open slot show its return to player, its payouts and its volatility.',
      zh: '每款已开放老虎机的规则都写明返还率、派彩和波动性。',
      th: 'กติกาของสล็อตที่เปิดแล้วทุกเกมแสดงอัตราจ่ายคืน อัตราจ่าย และความผันผวน',
      vi: 'Luật của mỗi trò nổ hũ đang mở đều ghi tỷ lệ trả thưởng, mức trả và độ biến động.',
      ar: 'تعرض قواعد كل لعبة سلوت مفتوحة العائد للاعب والمدفوعات والتقلب.',
    },
    action: {
      en: 'Play slots',
      zh: '玩老虎机',
      th: 'เล่นสล็อต',
      vi: 'Chơi nổ hũ',
      ar: 'العب السلوت',
    },
  },
  {
    picture: 'vip',
    url: '/fairness',
    title: {
      en: 'Check that a round was fair',
      zh: '验证牌局是否公平',
      th: 'ตรวจสอบว่ารอบเกมยุติธรรม',
      vi: 'Kiểm tra ván chơi có công bằng không',
      ar: 'تحقّق من عدالة الجولة',
    },
    subtitle: {
      en: 'Your browser can recompute any round of our own games.',
      zh: '您的浏览器可以重新计算自有游戏的任意一局。',
      th: 'เบราว์เซอร์ของคุณคำนวณรอบใดก็ได้ของเกมของเราเองซ้ำได้',
      vi: 'Trình duyệt của bạn có thể tính lại bất kỳ ván nào trong trò chơi của chúng tôi.',
      ar: 'يمكن لمتصفحك إعادة حساب أي جولة من ألعابنا الخاصة.',
    },
    action: {
      en: 'Verify a round',
      zh: '验证牌局',
      th: 'ตรวจสอบรอบเกม',
      vi: 'Kiểm chứng ván chơi',
      ar: 'تحقّق من جولة',
    },
  },
  {
    picture: 'deposit',
    url: '/member/deposit',
    title: {
      en: 'Every amount is on record',
      zh: '每一笔都有记录',
      th: 'บันทึกทุกยอดเงิน',
      vi: 'Mọi khoản tiền đều được ghi lại',
      ar: 'كل مبلغ مسجّل',
    },
    subtitle: {
      en: 'Your account record shows every deposit, stake, win and withdrawal to the cent.',
      zh: '账户记录逐笔列出存款、投注、派彩和提款，精确到分。',
      th: 'ประวัติธุรกรรมแสดงการฝาก เดิมพัน เงินรางวัล และการถอนทุกรายการถึงสตางค์',
      vi: 'Lịch sử giao dịch hiển thị mọi khoản nạp, cược, thắng và rút, chính xác từng xu.',
      ar: 'يعرض سجل المعاملات كل إيداع ورهان وفوز وسحب حتى آخر سنت.',
    },
    action: {
      en: 'Make a deposit',
      zh: '去存款',
      th: 'ฝากเงิน',
      vi: 'Nạp tiền',
      ar: 'أودِع الآن',
    },
  },
];
