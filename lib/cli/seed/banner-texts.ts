import type { BannerGroup, LinkageType } from '@/lib/content/banners/constants';
import type { Text } from '@/lib/content/types';

export interface SeedBanner {
  group: BannerGroup;
  /** A drawing of lib/catalogue/artwork. */
  picture: string;
  linkageType: LinkageType;
  /** Null for the window for customer service. */
  url: string | null;
  title: Text;
  subtitle: Text;
  action: Text;
}

/** Shown in the lobbies of games that are listed and not open. */
const MEANWHILE = {
  linkageType: 'PAGE',
  url: '/rng',
  subtitle: {
    en: 'The lobby lists these games. You can play slots now.',
    zh: '大厅已列出这些游戏。您现在可以玩老虎机。',
    th: 'ล็อบบี้แสดงเกมเหล่านี้แล้ว ตอนนี้คุณเล่นสล็อตได้',
    vi: 'Sảnh đã liệt kê các trò chơi này. Hiện bạn có thể chơi nổ hũ.',
    ar: 'تعرض الصالة هذه الألعاب. يمكنك الآن لعب السلوت.',
  },
  action: { en: 'Play slots', zh: '玩老虎机', th: 'เล่นสล็อต', vi: 'Chơi nổ hũ', ar: 'العب السلوت' },
} as const satisfies Partial<SeedBanner>;

/** The banners of the demo, at least one for each group. Each sentence is true of the demo. */
export const DEMO_BANNERS: readonly SeedBanner[] = [
  {
    group: 'w_home',
    linkageType: 'PAGE',
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
    group: 'w_home',
    linkageType: 'PAGE',
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
    group: 'w_home',
    linkageType: 'PAGE',
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
    group: 'w_home',
    linkageType: 'PAGE',
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
  {
    group: 'home',
    picture: 'peaks.dusk.compass',
    linkageType: 'PAGE',
    url: '/down',
    title: {
      en: 'Add the site to your home screen',
      zh: '把本站添加到主屏幕',
      th: 'เพิ่มเว็บไซต์บนหน้าจอหลัก',
      vi: 'Thêm trang vào màn hình chính',
      ar: 'أضف الموقع إلى شاشتك الرئيسية',
    },
    subtitle: {
      en: 'It opens like an app and is always up to date.',
      zh: '像应用一样打开，并始终为最新。',
      th: 'เปิดเหมือนแอปและเป็นปัจจุบันเสมอ',
      vi: 'Trang mở như ứng dụng và luôn mới nhất.',
      ar: 'يُفتح كتطبيق وهو محدَّث دائمًا.',
    },
    action: { en: 'How to install', zh: '安装方法', th: 'วิธีติดตั้ง', vi: 'Cách cài đặt', ar: 'طريقة التثبيت' },
  },
  {
    group: 'w_leftmenu',
    picture: 'winter',
    linkageType: 'SERVICE',
    url: null,
    title: {
      en: 'Do you need help?',
      zh: '需要帮助？',
      th: 'ต้องการความช่วยเหลือ?',
      vi: 'Bạn cần trợ giúp?',
      ar: 'هل تحتاج إلى مساعدة؟',
    },
    subtitle: {
      en: 'All ways to reach us, in one window.',
      zh: '所有联系方式都在一个窗口中。',
      th: 'ช่องทางติดต่อทั้งหมดในหน้าต่างเดียว',
      vi: 'Mọi cách liên hệ trong một cửa sổ.',
      ar: 'كل طرق التواصل معنا في نافذة واحدة.',
    },
    action: {
      en: 'Customer service',
      zh: '联系客服',
      th: 'ฝ่ายบริการลูกค้า',
      vi: 'Chăm sóc khách hàng',
      ar: 'خدمة العملاء',
    },
  },
  {
    group: 'promo',
    picture: 'missions',
    linkageType: 'PAGE',
    url: '/activity',
    title: {
      en: 'All promotions on one page',
      zh: '所有优惠尽在一页',
      th: 'โปรโมชันทั้งหมดในหน้าเดียว',
      vi: 'Mọi khuyến mãi trên một trang',
      ar: 'كل العروض في صفحة واحدة',
    },
    subtitle: {
      en: 'The activity centre lists every promotion with its times.',
      zh: '活动中心列出每项优惠及其时间。',
      th: 'ศูนย์กิจกรรมแสดงทุกโปรโมชันพร้อมช่วงเวลา',
      vi: 'Trung tâm hoạt động liệt kê mọi khuyến mãi cùng thời gian.',
      ar: 'يعرض مركز الأنشطة كل عرض ومواعيده.',
    },
    action: {
      en: 'Open the activity centre',
      zh: '打开活动中心',
      th: 'เปิดศูนย์กิจกรรม',
      vi: 'Mở trung tâm hoạt động',
      ar: 'افتح مركز الأنشطة',
    },
  },
  {
    group: 'rng',
    picture: 'slots',
    linkageType: 'PAGE',
    url: '/fairness',
    title: {
      en: 'Verify your last round',
      zh: '验证您的上一局',
      th: 'ตรวจสอบรอบล่าสุดของคุณ',
      vi: 'Kiểm chứng ván vừa rồi của bạn',
      ar: 'تحقّق من جولتك الأخيرة',
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
    ...MEANWHILE,
    group: 'live',
    picture: 'live',
    title: {
      en: 'Live games are not open yet',
      zh: '真人游戏尚未开放',
      th: 'เกมสดยังไม่เปิด',
      vi: 'Trò chơi trực tiếp chưa mở',
      ar: 'الألعاب المباشرة لم تُفتح بعد',
    },
  },
  {
    ...MEANWHILE,
    group: 'fish',
    picture: 'fishing',
    title: {
      en: 'Fishing games are not open yet',
      zh: '捕鱼游戏尚未开放',
      th: 'เกมยิงปลายังไม่เปิด',
      vi: 'Trò bắn cá chưa mở',
      ar: 'ألعاب الصيد لم تُفتح بعد',
    },
  },
  {
    ...MEANWHILE,
    group: 'pvp',
    picture: 'market.jade.cards',
    title: {
      en: 'Card games are not open yet',
      zh: '棋牌游戏尚未开放',
      th: 'เกมไพ่ยังไม่เปิด',
      vi: 'Trò chơi bài chưa mở',
      ar: 'ألعاب الورق لم تُفتح بعد',
    },
  },
  {
    ...MEANWHILE,
    group: 'sports',
    picture: 'sports',
    title: {
      en: 'Sports betting is not open yet',
      zh: '体育投注尚未开放',
      th: 'เดิมพันกีฬายังไม่เปิด',
      vi: 'Cá cược thể thao chưa mở',
      ar: 'المراهنات الرياضية لم تُفتح بعد',
    },
  },
  {
    ...MEANWHILE,
    group: 'esports',
    picture: 'stage.indigo.trophy',
    title: {
      en: 'Esports betting is not open yet',
      zh: '电竞投注尚未开放',
      th: 'เดิมพันอีสปอร์ตยังไม่เปิด',
      vi: 'Cá cược thể thao điện tử chưa mở',
      ar: 'مراهنات الرياضات الإلكترونية لم تُفتح بعد',
    },
  },
  {
    group: 'elott',
    picture: 'lottery',
    linkageType: 'PAGE',
    url: '/lottery',
    title: {
      en: 'A draw every minute',
      zh: '每分钟开奖',
      th: 'ออกรางวัลทุกนาที',
      vi: 'Mỗi phút một kỳ quay',
      ar: 'سحب كل دقيقة',
    },
    subtitle: {
      en: 'Each draw is sealed before sales open. Your browser can recompute its result.',
      zh: '每期结果在开售前已封存，您的浏览器可以重新计算。',
      th: 'ทุกงวดถูกปิดผนึกก่อนเปิดขาย เบราว์เซอร์ของคุณคำนวณผลซ้ำได้',
      vi: 'Mỗi kỳ được niêm phong trước khi mở bán. Trình duyệt của bạn có thể tính lại kết quả.',
      ar: 'يُختم كل سحب قبل فتح البيع، ويمكن لمتصفحك إعادة حساب نتيجته.',
    },
    action: {
      en: 'Play the lottery',
      zh: '玩彩票',
      th: 'เล่นหวย',
      vi: 'Chơi xổ số',
      ar: 'العب اليانصيب',
    },
  },
  {
    group: 'lott',
    picture: 'drawhall.dawn.balls',
    linkageType: 'PAGE',
    url: '/results',
    title: {
      en: 'Look up the results of any day',
      zh: '查询任意一天的开奖结果',
      th: 'ดูผลรางวัลของวันใดก็ได้',
      vi: 'Tra kết quả của bất kỳ ngày nào',
      ar: 'اطّلع على نتائج أي يوم',
    },
    subtitle: {
      en: 'Each game keeps a page of results for each date.',
      zh: '每个游戏的每个日期都有一页开奖结果。',
      th: 'แต่ละเกมมีหน้าผลรางวัลของแต่ละวัน',
      vi: 'Mỗi trò có một trang kết quả cho mỗi ngày.',
      ar: 'لكل لعبة صفحة نتائج لكل تاريخ.',
    },
    action: {
      en: 'See the results',
      zh: '查看开奖结果',
      th: 'ดูผลรางวัล',
      vi: 'Xem kết quả',
      ar: 'عرض النتائج',
    },
  },
  {
    group: 'forget',
    picture: 'vip',
    linkageType: 'PAGE',
    url: '/feedback',
    title: {
      en: 'Have you received no code?',
      zh: '没有收到验证码？',
      th: 'ยังไม่ได้รับรหัสใช่ไหม?',
      vi: 'Bạn chưa nhận được mã?',
      ar: 'ألم يصلك الرمز؟',
    },
    subtitle: {
      en: 'Write to us and tell us how to reach you.',
      zh: '请给我们留言，并留下联系方式。',
      th: 'เขียนถึงเราและบอกวิธีติดต่อคุณ',
      vi: 'Hãy viết cho chúng tôi và cho biết cách liên hệ.',
      ar: 'اكتب لنا واذكر كيف نتواصل معك.',
    },
    action: {
      en: 'Write to us',
      zh: '给我们留言',
      th: 'เขียนถึงเรา',
      vi: 'Viết cho chúng tôi',
      ar: 'اكتب لنا',
    },
  },
];
