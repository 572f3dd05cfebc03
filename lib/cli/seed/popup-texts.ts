import type { SeedAnnouncement } from './announcement-texts';

/** Announcements shown as popups once per session: PU for everybody, PL after a login. Each sentence is true of the demo. */
export const POPUPS: readonly SeedAnnouncement[] = [
  {
    type: 'PU',
    execution: ['A', 'B'],
    promotionType: 'newbie',
    daysAgo: 0,
    title: {
      en: 'Promotions',
      zh: '优惠活动',
      th: 'โปรโมชัน',
      vi: 'Khuyến mãi',
      ar: 'العروض',
    },
    content: {
      en: '<p>See current and upcoming promotions. The terms of each one are on its page.</p>',
      zh: '<p>查看当前和即将开始的优惠。每项优惠的条款都在其页面上。</p>',
      th: '<p>ดูโปรโมชันปัจจุบันและที่กำลังจะมา เงื่อนไขอยู่ในหน้าของแต่ละรายการ</p>',
      vi: '<p>Xem các khuyến mãi hiện tại và sắp tới. Điều khoản của mỗi khuyến mãi nằm trên trang của nó.</p>',
      ar: '<p>شاهد العروض الحالية والقادمة. شروط كل عرض في صفحته.</p>',
    },
  },
  {
    type: 'PU',
    execution: ['B'],
    daysAgo: 1,
    title: {
      en: 'Try the games with play money',
      zh: '用试玩金体验游戏',
      th: 'ทดลองเล่นเกมด้วยเงินทดลอง',
      vi: 'Thử trò chơi bằng tiền chơi thử',
      ar: 'جرّب الألعاب برصيد تجريبي',
    },
    content: {
      en: '<p>Press <strong>Play for free</strong> in the login window. You need no registration and pay nothing. Play money is never mixed with real money.</p><p>Lantern House is for adults of 18 and over.</p>',
      zh: '<p>在登录窗口点击<strong>免费试玩</strong>。无需注册，无需付费。试玩金绝不与真实资金混合。</p><p>灯笼坊仅面向年满 18 岁的成年人。</p>',
      th: '<p>กด<strong>ทดลองเล่นฟรี</strong>ในหน้าต่างเข้าสู่ระบบ ไม่ต้องสมัครและไม่มีค่าใช้จ่าย เงินทดลองไม่ปะปนกับเงินจริง</p><p>แลนเทิร์น เฮาส์สำหรับผู้ที่มีอายุ 18 ปีขึ้นไปเท่านั้น</p>',
      vi: '<p>Nhấn <strong>Chơi thử miễn phí</strong> trong cửa sổ đăng nhập: không cần đăng ký, không mất tiền. Tiền chơi thử không bao giờ lẫn với tiền thật.</p><p>Lantern House dành cho người từ đủ 18 tuổi.</p>',
      ar: '<p>اضغط <strong>العب مجانًا</strong> في نافذة تسجيل الدخول: بلا تسجيل وبلا دفع. الرصيد التجريبي لا يختلط بالأموال الحقيقية أبدًا.</p><p>بيت الفوانيس للبالغين من 18 عامًا فما فوق.</p>',
    },
  },
  {
    type: 'PL',
    execution: ['A'],
    daysAgo: 1,
    title: {
      en: 'See every round that you have played',
      zh: '查看您玩过的每一局',
      th: 'ดูทุกรอบที่คุณเล่น',
      vi: 'Xem mọi ván bạn đã chơi',
      ar: 'شاهد كل جولة لعبتها',
    },
    content: {
      en: '<p>Your <a href="/member/bets">betting record</a> shows stake, payout and profit of every round. Open a round to see its details and to verify it.</p>',
      zh: '<p><a href="/zh/member/bets">投注记录</a>显示每一局的投注、派彩和盈亏。打开一局即可查看详情并验证。</p>',
      th: '<p><a href="/th/member/bets">ประวัติการเดิมพัน</a>แสดงเดิมพัน เงินที่จ่าย และกำไรขาดทุนของทุกรอบ เปิดรอบเพื่อดูรายละเอียดและตรวจสอบ</p>',
      vi: '<p><a href="/vi/member/bets">Lịch sử cược</a> hiển thị tiền cược, tiền trả và lãi lỗ của mọi ván. Mở một ván để xem chi tiết và kiểm chứng.</p>',
      ar: '<p>يعرض <a href="/ar/member/bets">سجل الرهانات</a> الرهان والمبلغ المدفوع والربح أو الخسارة لكل جولة. افتح جولة لترى تفاصيلها وتتحقق منها.</p>',
    },
  },
  {
    type: 'PL',
    execution: ['F'],
    daysAgo: 0,
    title: {
      en: 'Welcome to Lantern House',
      zh: '欢迎来到灯笼坊',
      th: 'ยินดีต้อนรับสู่แลนเทิร์น เฮาส์',
      vi: 'Chào mừng bạn đến Lantern House',
      ar: 'أهلًا بك في بيت الفوانيس',
    },
    content: {
      en: '<p>To withdraw, you need a payment password of six digits. You can set it in <a href="/member">My account</a>.</p>',
      zh: '<p>提款需要六位数字的资金密码。请在<a href="/zh/member">我的账户</a>中设置。</p>',
      th: '<p>การถอนเงินต้องใช้รหัสผ่านการเงินหกหลัก ตั้งได้ที่<a href="/th/member">บัญชีของฉัน</a></p>',
      vi: '<p>Để rút tiền, bạn cần mật khẩu giao dịch gồm sáu chữ số. Hãy đặt trong <a href="/vi/member">tài khoản của tôi</a>.</p>',
      ar: '<p>للسحب تحتاج إلى كلمة مرور الدفع من ستة أرقام. يمكنك تعيينها في <a href="/ar/member">حسابي</a>.</p>',
    },
  },
];
