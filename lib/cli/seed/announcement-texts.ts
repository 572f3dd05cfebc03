import type { Text } from '@/lib/content/types';

export interface SeedAnnouncement {
  type: 'B' | 'PU' | 'PL' | 'PR' | 'H';
  execution: ('A' | 'B' | 'F')[];
  /** A promotion's type, where the way to the promotions belongs under it. */
  promotionType?: string;
  daysAgo: number;
  title: Text;
  content: Text;
}

/** Announcements of the demo; each sentence is true of the demo. */
export const ANNOUNCEMENTS: readonly SeedAnnouncement[] = [
  {
    type: 'PR',
    execution: ['A', 'B'],
    promotionType: 'other',
    daysAgo: 3,
    title: {
      en: 'These promotions are planned and have not begun',
      zh: '这些优惠仍在筹备，尚未开始',
      th: 'โปรโมชันเหล่านี้อยู่ในแผนและยังไม่เริ่ม',
      vi: 'Các khuyến mãi này đang được lên kế hoạch và chưa bắt đầu',
      ar: 'هذه العروض مخطّط لها ولم تبدأ بعد',
    },
    content: {
      en: '<p>Each of them says so on its page. Nothing is counted or paid before it begins.</p>',
      zh: '<p>每项优惠的页面都有说明。开始之前不计入也不派发任何奖励。</p>',
      th: '<p>หน้าของแต่ละรายการระบุไว้ จะไม่มีการนับหรือจ่ายก่อนเริ่ม</p>',
      vi: '<p>Trang của từng khuyến mãi đều ghi rõ. Không có gì được tính hay trả trước khi bắt đầu.</p>',
      ar: '<p>تذكر صفحة كل عرض ذلك. لا يُحتسب شيء ولا يُدفع قبل بدايته.</p>',
    },
  },
  {
    type: 'B',
    execution: ['A', 'B'],
    daysAgo: 0,
    title: {
      en: 'You can verify every slot round',
      zh: '每一局老虎机您都能验证',
      th: 'คุณตรวจสอบสล็อตทุกรอบได้',
      vi: 'Bạn có thể kiểm chứng từng ván nổ hũ',
      ar: 'يمكنك التحقق من كل جولة سلوت',
    },
    content: {
      en: '<p>Before you spin, we show the hash of the server seed. When you change seeds, we reveal the old seed, and the page <a href="/fairness">Verify a round</a> recomputes any round in your own browser.</p>',
      zh: '<p>旋转前，我们公布服务器种子的哈希。更换种子时，旧种子会公开，<a href="/zh/fairness">验证页面</a>会在您自己的浏览器中重新计算任意一局。</p>',
      th: '<p>ก่อนหมุน เราแสดงแฮชของซีดเซิร์ฟเวอร์ เมื่อคุณเปลี่ยนซีด เราเปิดเผยซีดเดิม และหน้า<a href="/th/fairness">ตรวจสอบรอบเกม</a>จะคำนวณรอบใดก็ได้ใหม่ในเบราว์เซอร์ของคุณเอง</p>',
      vi: '<p>Trước khi quay, chúng tôi hiển thị mã băm của hạt giống máy chủ. Khi bạn đổi hạt giống, hạt giống cũ được công bố và trang <a href="/vi/fairness">Kiểm chứng ván chơi</a> tính lại bất kỳ ván nào trên trình duyệt của bạn.</p>',
      ar: '<p>قبل أن تدير البكرات نعرض هاش بذرة الخادم. وعندما تغيّر البذور نكشف البذرة القديمة، وتعيد صفحة <a href="/ar/fairness">تحقّق من جولة</a> حساب أي جولة في متصفحك.</p>',
    },
  },
  {
    type: 'B',
    execution: ['A', 'B'],
    daysAgo: 1,
    title: {
      en: 'Find slots by name, provider or type',
      zh: '按名称、供应商或类型查找老虎机',
      th: 'ค้นหาสล็อตตามชื่อ ค่าย หรือประเภท',
      vi: 'Tìm nổ hũ theo tên, nhà cung cấp hoặc thể loại',
      ar: 'ابحث عن السلوت بالاسم أو المزوّد أو النوع',
    },
    content: {
      en: '<p>The <a href="/rng">slots lobby</a> has a search and filters. The rules of each open game show its return to player and its payouts, and you choose the stake in the game.</p>',
      zh: '<p><a href="/zh/rng">老虎机大厅</a>提供搜索和筛选。每款已开放游戏的规则都写明返还率和派彩，投注额在游戏中选择。</p>',
      th: '<p><a href="/th/rng">ล็อบบี้สล็อต</a>มีช่องค้นหาและตัวกรอง กติกาของเกมที่เปิดแล้วทุกเกมแสดงอัตราจ่ายคืนและอัตราจ่าย และคุณเลือกเดิมพันในเกม</p>',
      vi: '<p><a href="/vi/rng">Sảnh nổ hũ</a> có ô tìm kiếm và bộ lọc. Luật của mỗi trò đang mở ghi tỷ lệ trả thưởng và mức trả; bạn chọn mức cược trong trò chơi.</p>',
      ar: '<p>في <a href="/ar/rng">قائمة السلوت</a> بحث ومرشّحات. تعرض قواعد كل لعبة مفتوحة العائد للاعب والمدفوعات، وتختار الرهان داخل اللعبة.</p>',
    },
  },
  {
    type: 'B',
    execution: ['A', 'B'],
    daysAgo: 2,
    title: {
      en: 'Try any open slot with play money',
      zh: '用试玩金体验任意已开放的老虎机',
      th: 'ทดลองเล่นสล็อตที่เปิดแล้วด้วยเงินทดลอง',
      vi: 'Thử mọi trò nổ hũ đang mở bằng tiền chơi thử',
      ar: 'جرّب أي لعبة سلوت مفتوحة برصيد تجريبي',
    },
    content: {
      en: '<p>A trial account needs no registration. Play money is separate from real money: it cannot be deposited or withdrawn.</p>',
      zh: '<p>试玩账户无需注册。试玩金与真实资金完全分开，既不能存入也不能提取。</p>',
      th: '<p>บัญชีทดลองไม่ต้องสมัครสมาชิก เงินทดลองแยกจากเงินจริง ฝากหรือถอนไม่ได้</p>',
      vi: '<p>Tài khoản chơi thử không cần đăng ký. Tiền chơi thử tách khỏi tiền thật: không nạp và không rút được.</p>',
      ar: '<p>الحساب التجريبي لا يحتاج إلى تسجيل. الرصيد التجريبي منفصل عن الأموال الحقيقية: لا يُودَع ولا يُسحَب.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 3,
    title: {
      en: 'How withdrawals work',
      zh: '提款流程',
      th: 'ขั้นตอนการถอนเงิน',
      vi: 'Quy trình rút tiền',
      ar: 'كيف يتم السحب',
    },
    content: {
      en: '<p>The amount is reserved when you request a withdrawal. An operator checks the request; large amounts need a second operator. You receive a message about each decision.</p>',
      zh: '<p>提交提款申请后，款项即被预留。由运营人员审核，大额提款需第二人复核。每一步结果都会以消息通知您。</p>',
      th: '<p>เมื่อขอถอน ระบบกันเงินไว้ทันที เจ้าหน้าที่ตรวจสอบคำขอ และยอดสูงต้องมีเจ้าหน้าที่คนที่สอง คุณจะได้รับข้อความทุกครั้งที่มีผล</p>',
      vi: '<p>Số tiền được giữ lại khi bạn yêu cầu rút. Nhân viên kiểm tra yêu cầu; số tiền lớn cần nhân viên thứ hai. Bạn nhận tin nhắn về mỗi quyết định.</p>',
      ar: '<p>يُحجز المبلغ عند طلب السحب. يراجع مشغّل الطلب، وتحتاج المبالغ الكبيرة إلى مشغّل ثانٍ. تصلك رسالة بكل قرار.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 5,
    title: {
      en: 'Live casino, fishing and sports are not open yet',
      zh: '真人、捕鱼与体育尚未开放',
      th: 'คาสิโนสด ยิงปลา และกีฬายังไม่เปิด',
      vi: 'Casino trực tiếp, bắn cá và thể thao chưa mở',
      ar: 'الكازينو المباشر والصيد والرياضة لم تُفتح بعد',
    },
    content: {
      en: '<p>You can see their games, but you cannot bet on them yet. The slots are open.</p>',
      zh: '<p>您可以浏览这些游戏，但还不能投注。老虎机已开放。</p>',
      th: '<p>ดูรายชื่อเกมได้ แต่ยังเดิมพันไม่ได้ ส่วนสล็อตเปิดแล้ว</p>',
      vi: '<p>Bạn có thể xem các trò này nhưng chưa thể cược. Nổ hũ đang mở.</p>',
      ar: '<p>يمكنك مشاهدة ألعابها، لكن لا يمكنك المراهنة عليها بعد. السلوت مفتوح.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 8,
    title: {
      en: 'Keep your payment password secret',
      zh: '请妥善保管您的资金密码',
      th: 'เก็บรหัสผ่านการเงินเป็นความลับ',
      vi: 'Giữ kín mật khẩu giao dịch của bạn',
      ar: 'حافظ على سرية كلمة مرور الدفع',
    },
    content: {
      en: '<p>You enter it only to withdraw or to add a bank account. Our staff never ask for it. If somebody does, tell customer service.</p>',
      zh: '<p>仅在提款或添加银行账户时需要输入。我们的员工绝不会索取。若有人向您索要，请告知客服。</p>',
      th: '<p>ใช้เฉพาะตอนถอนเงินหรือเพิ่มบัญชีธนาคาร พนักงานของเราไม่ถามรหัสนี้เด็ดขาด หากมีใครถาม โปรดแจ้งฝ่ายบริการลูกค้า</p>',
      vi: '<p>Bạn chỉ nhập khi rút tiền hoặc thêm tài khoản ngân hàng. Nhân viên của chúng tôi không bao giờ hỏi. Nếu có ai hỏi, hãy báo cho chăm sóc khách hàng.</p>',
      ar: '<p>تُدخلها عند السحب أو إضافة حساب بنكي فقط. لا يطلبها موظفونا أبدًا. إن طلبها أحد فأخبر خدمة العملاء.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 12,
    title: {
      en: 'An interrupted round continues',
      zh: '中断的牌局会继续',
      th: 'รอบที่หลุดกลางคันเล่นต่อได้',
      vi: 'Ván bị gián đoạn sẽ được chơi tiếp',
      ar: 'الجولة المنقطعة تُستأنف',
    },
    content: {
      en: '<p>If your connection breaks, open the game again. The round continues with the same number of free spins left.</p>',
      zh: '<p>如果连接中断，请重新打开游戏。牌局会继续，剩余免费旋转次数不变。</p>',
      th: '<p>หากการเชื่อมต่อหลุด ให้เปิดเกมอีกครั้ง รอบจะเล่นต่อด้วยจำนวนฟรีสปินที่เหลือเท่าเดิม</p>',
      vi: '<p>Nếu mất kết nối, hãy mở lại trò chơi. Ván chơi tiếp tục với số lượt quay miễn phí còn lại như cũ.</p>',
      ar: '<p>إذا انقطع اتصالك فافتح اللعبة من جديد. تُستأنف الجولة بعدد اللفات المجانية المتبقية نفسه.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 16,
    title: {
      en: 'The site in five languages',
      zh: '本站支持五种语言',
      th: 'เว็บไซต์มีห้าภาษา',
      vi: 'Trang có năm ngôn ngữ',
      ar: 'الموقع بخمس لغات',
    },
    content: {
      en: '<p>English, Chinese, Thai, Vietnamese and Arabic. Choose your language in the header; the site remembers it.</p>',
      zh: '<p>英语、中文、泰语、越南语和阿拉伯语。在页眉选择语言，本站会记住。</p>',
      th: '<p>อังกฤษ จีน ไทย เวียดนาม และอาหรับ เลือกภาษาที่ส่วนหัว เว็บไซต์จะจำไว้ให้</p>',
      vi: '<p>Tiếng Anh, Trung, Thái, Việt và Ả Rập. Chọn ngôn ngữ ở đầu trang; trang sẽ ghi nhớ.</p>',
      ar: '<p>الإنجليزية والصينية والتايلاندية والفيتنامية والعربية. اختر لغتك من أعلى الصفحة وسيتذكرها الموقع.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 20,
    title: {
      en: 'For adults of 18 and over',
      zh: '须年满 18 岁',
      th: 'สำหรับผู้ที่มีอายุ 18 ปีขึ้นไป',
      vi: 'Dành cho người từ 18 tuổi',
      ar: 'للبالغين من 18 عامًا فما فوق',
    },
    content: {
      en: '<p>Only bet what you can afford to lose. If playing is no longer fun, stop: see <a href="/responsible">Responsible gaming</a>.</p>',
      zh: '<p>只用输得起的钱投注。若不再有趣，请停下来：见<a href="/zh/responsible">理性博彩</a>。</p>',
      th: '<p>เดิมพันเฉพาะเงินที่เสียได้ หากไม่สนุกแล้วให้หยุด ดู<a href="/th/responsible">การเล่นอย่างมีความรับผิดชอบ</a></p>',
      vi: '<p>Chỉ cược số tiền bạn có thể mất. Nếu không còn vui, hãy dừng lại: xem <a href="/vi/responsible">Chơi có trách nhiệm</a>.</p>',
      ar: '<p>راهن فقط بما تستطيع تحمّل خسارته. إن لم يعد اللعب ممتعًا فتوقّف: انظر <a href="/ar/responsible">اللعب المسؤول</a>.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 27,
    title: {
      en: 'Lantern House is open',
      zh: '灯笼坊现已开放',
      th: 'แลนเทิร์น เฮาส์เปิดแล้ว',
      vi: 'Lantern House đã mở',
      ar: 'بيت الفوانيس مفتوح',
    },
    content: {
      en: '<p>Welcome. You can register, deposit, play slots and withdraw. The <a href="/help">help centre</a> explains each step.</p>',
      zh: '<p>欢迎光临。您可以注册、存款、玩老虎机和提款。<a href="/zh/help">帮助中心</a>说明每一步。</p>',
      th: '<p>ยินดีต้อนรับ คุณสมัครสมาชิก ฝากเงิน เล่นสล็อต และถอนเงินได้ <a href="/th/help">ศูนย์ช่วยเหลือ</a>อธิบายทุกขั้นตอน</p>',
      vi: '<p>Chào mừng bạn. Bạn có thể đăng ký, nạp tiền, chơi nổ hũ và rút tiền. <a href="/vi/help">Trung tâm trợ giúp</a> giải thích từng bước.</p>',
      ar: '<p>أهلًا بك. يمكنك التسجيل والإيداع ولعب السلوت والسحب. يشرح <a href="/ar/help">مركز المساعدة</a> كل خطوة.</p>',
    },
  },
];
