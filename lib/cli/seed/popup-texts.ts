import type { SeedAnnouncement } from './announcement-texts';

/** Announcements shown as popups once per session: PU for everybody, PL after a login. Each sentence is true of the demo. */
export const POPUPS: readonly SeedAnnouncement[] = [
  {
    type: 'PU',
    execution: ['A', 'B'],
    promotionType: 'newbie',
    daysAgo: 0,
    title: {
      en: 'What is on at the night market',
      zh: '夜市精彩活动',
      th: 'คืนนี้ที่ตลาดกลางคืนมีอะไร',
      vi: 'Chợ đêm hôm nay có gì',
      ar: 'ماذا يجري في السوق الليلي',
    },
    content: {
      en: '<p>Some offers are running, others are still to come. Each has its terms on one page: what it is, for whom and until when.</p>',
      zh: '<p>有些优惠正在进行，有些即将开始。每项优惠的条款都在一个页面上：内容、对象与截止时间。</p>',
      th: '<p>บางโปรโมชันกำลังจัดอยู่ บางรายการกำลังจะมา ทุกโปรโมชันมีเงื่อนไขครบในหน้าเดียว ทั้งคืออะไร สำหรับใคร และถึงเมื่อไร</p>',
      vi: '<p>Có ưu đãi đang chạy, có ưu đãi sắp tới. Điều khoản của mỗi ưu đãi nằm gọn trên một trang: là gì, cho ai và đến khi nào.</p>',
      ar: '<p>بعض العروض قائم وبعضها قادم. لكل عرض شروطه في صفحة واحدة: ما هو ولمن وحتى متى.</p>',
    },
  },
  {
    type: 'PU',
    execution: ['B'],
    daysAgo: 1,
    title: {
      en: 'Just looking? Play money is on the house',
      zh: '先随便看看？试玩金由我们提供',
      th: 'แค่แวะมาดู? เล่นด้วยเงินทดลองได้เลย',
      vi: 'Chỉ ghé xem? Tiền chơi thử do nhà cái mời',
      ar: 'تتفرج فقط؟ نقود اللعب على حسابنا',
    },
    content: {
      en: '<p>Choose free play in the login window: no registration, nothing to pay. Play money never mixes with real money.</p><p>Lantern House is for adults of 18 and over.</p>',
      zh: '<p>在登录窗口选择试玩：无需注册，无需付费。试玩金与真实资金完全分开。</p><p>灯笼阁仅面向年满 18 岁的成年人。</p>',
      th: '<p>เลือกเล่นฟรีในหน้าต่างเข้าสู่ระบบ ไม่ต้องสมัคร ไม่มีค่าใช้จ่าย เงินทดลองไม่ปะปนกับเงินจริง</p><p>Lantern House สำหรับผู้ที่มีอายุ 18 ปีขึ้นไปเท่านั้น</p>',
      vi: '<p>Chọn chơi thử trong cửa sổ đăng nhập: không cần đăng ký, không mất tiền. Tiền chơi thử không bao giờ lẫn với tiền thật.</p><p>Lantern House dành cho người từ đủ 18 tuổi.</p>',
      ar: '<p>اختر اللعب التجريبي في نافذة الدخول: بلا تسجيل وبلا دفع. نقود اللعب لا تختلط بالمال الحقيقي أبدًا.</p><p>بيت الفوانيس للبالغين من 18 عامًا فما فوق.</p>',
    },
  },
  {
    type: 'PL',
    execution: ['A'],
    daysAgo: 1,
    title: {
      en: 'Your rounds, seed by seed',
      zh: '您的每一局，逐粒种子可查',
      th: 'รอบของคุณ ตรวจได้ทุกซีด',
      vi: 'Từng vòng của bạn, từng hạt giống',
      ar: 'جولاتك، بذرةً بذرة',
    },
    content: {
      en: '<p>The betting record keeps every round you have played: stake, payout and what it was decided by. Open one to look inside.</p>',
      zh: '<p>投注记录保存了您玩过的每一局：投注、派彩以及判定依据。点开即可查看详情。</p>',
      th: '<p>ประวัติการเดิมพันเก็บทุกรอบที่คุณเล่น ทั้งเงินเดิมพัน เงินที่จ่าย และผลตัดสินจากอะไร เปิดดูรายละเอียดได้ทุกรอบ</p>',
      vi: '<p>Lịch sử cược giữ lại mọi vòng bạn đã chơi: tiền cược, tiền trả và căn cứ quyết định. Mở một vòng để xem bên trong.</p>',
      ar: '<p>يحفظ سجل الرهانات كل جولة لعبتها: الرهان والعائد وما حُسمت به. افتح أيًّا منها لترى ما فيها.</p>',
    },
  },
  {
    type: 'PL',
    execution: ['F'],
    daysAgo: 0,
    title: {
      en: 'Welcome to Lantern House',
      zh: '欢迎来到灯笼阁',
      th: 'ยินดีต้อนรับสู่ Lantern House',
      vi: 'Chào mừng bạn đến Lantern House',
      ar: 'أهلًا بك في بيت الفوانيس',
    },
    content: {
      en: '<p>Before your first withdrawal you will be asked for a payment password: six digits that only you know. You set it under <a href="/member">my account</a>.</p>',
      zh: '<p>首次提款前需要设置支付密码：只有您自己知道的六位数字。请在<a href="/zh/member">我的账户</a>中设置。</p>',
      th: '<p>ก่อนถอนครั้งแรก ระบบจะขอรหัสผ่านการเงินหกหลักที่มีเพียงคุณเท่านั้นที่รู้ ตั้งได้ที่<a href="/th/member">บัญชีของฉัน</a></p>',
      vi: '<p>Trước lần rút tiền đầu tiên, bạn cần mật khẩu thanh toán: sáu chữ số chỉ mình bạn biết. Đặt trong <a href="/vi/member">tài khoản của tôi</a>.</p>',
      ar: '<p>قبل أول سحب ستُطلب منك كلمة مرور الدفع: ستة أرقام لا يعرفها سواك. تعيّنها في <a href="/ar/member">حسابي</a>.</p>',
    },
  },
];
