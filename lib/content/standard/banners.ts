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
      en: 'The lanterns are lit',
      zh: '灯笼已亮',
      th: 'โคมสว่างแล้ว',
      vi: 'Đèn lồng đã thắp',
      ar: 'أُضيئت الفوانيس',
    },
    subtitle: {
      en: 'Nearly ten thousand games under one roof, two taps from here. Most can be tried with play money first.',
      zh: '近万款游戏汇聚一堂，轻点两下即可开玩。大多可先用试玩币体验。',
      th: 'เกมเกือบหมื่นเกมในที่เดียว แตะสองครั้งก็ถึง ส่วนใหญ่ลองเล่นด้วยเงินทดลองก่อนได้',
      vi: 'Gần mười nghìn trò chơi dưới một mái nhà, chỉ cách hai lần chạm. Phần lớn có thể chơi thử trước.',
      ar: 'نحو عشرة آلاف لعبة تحت سقف واحد، على بُعد نقرتين. معظمها يُجرَّب أولًا بنقود تجريبية.',
    },
    action: { en: 'Open an account', zh: '立即注册', th: 'เปิดบัญชี', vi: 'Mở tài khoản', ar: 'افتح حسابًا' },
  },
  {
    picture: 'slots',
    url: '/rng',
    title: {
      en: 'Every reel shows its odds',
      zh: '每个转轴都公开赔率',
      th: 'ทุกวงล้อเปิดเผยอัตราจ่าย',
      vi: 'Mỗi cuộn quay đều công khai tỷ lệ',
      ar: 'كل بكرة تُظهر احتمالاتها',
    },
    subtitle: {
      en: 'From calm to wild: the return to player is computed and printed in every game’s rules.',
      zh: '从平稳到狂野：返还率经计算并写入每款规则。',
      th: 'ตั้งแต่นิ่งจนถึงหวือหวา อัตราจ่ายคืนคำนวณจริงและระบุไว้ในกติกาทุกเกม',
      vi: 'Từ êm đềm đến bùng nổ: tỷ lệ hoàn trả được tính và ghi trong luật từng trò.',
      ar: 'من الهادئة إلى الجامحة: نسبة العائد محسوبة ومكتوبة في قواعد كل لعبة.',
    },
    action: { en: 'Play slots', zh: '玩电子游戏', th: 'เล่นสล็อต', vi: 'Chơi slots', ar: 'العب السلوتس' },
  },
  {
    picture: 'vip',
    url: '/fairness',
    title: {
      en: 'Do not trust us: check',
      zh: '不必信任，请验证',
      th: 'ไม่ต้องเชื่อเรา ตรวจสอบได้',
      vi: 'Đừng tin chúng tôi: hãy kiểm chứng',
      ar: 'لا تثق بنا: تحقّق',
    },
    subtitle: {
      en: 'Any round of our studio can be recomputed in your own browser.',
      zh: '工作室的任何一局都能在您的浏览器中重新计算。',
      th: 'ทุกรอบของสตูดิโอเราคำนวณซ้ำได้ในเบราว์เซอร์ของคุณ',
      vi: 'Bất kỳ ván nào của xưởng cũng có thể tính lại trên trình duyệt của bạn.',
      ar: 'يمكن إعادة حساب أي جولة من استوديونا في متصفحك.',
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
      en: 'In and out, to the cent',
      zh: '出入分毫不差',
      th: 'เข้าออกถูกต้องทุกสตางค์',
      vi: 'Nạp rút chính xác từng xu',
      ar: 'إيداع وسحب بدقة القرش',
    },
    subtitle: {
      en: 'Every deposit, stake, win and withdrawal stands on one double-entry ledger.',
      zh: '每笔存款、投注、派彩和提款都记在同一本复式账上。',
      th: 'ทุกการฝาก เดิมพัน รางวัล และการถอน อยู่ในบัญชีคู่เล่มเดียว',
      vi: 'Mọi khoản nạp, cược, thắng và rút đều nằm trong một sổ kép.',
      ar: 'كل إيداع ورهان وربح وسحب مقيّد في دفتر مزدوج واحد.',
    },
    action: { en: 'Make a deposit', zh: '去存款', th: 'ฝากเงิน', vi: 'Nạp tiền', ar: 'أودِع الآن' },
  },
];
