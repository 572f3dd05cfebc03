import type { Text } from '../types';

export interface StandardTopic {
  slug: string;
  title: Text;
  content: Text;
}

/**
 * The help centre of a new site, which operators update. It names no brand. The registration form links to #term and #privacy.
 */
export const HELP_TOPICS: readonly StandardTopic[] = [
  {
    slug: 'start',
    title: { en: 'Getting started', zh: '快速入门', th: 'เริ่มต้นใช้งาน', vi: 'Bắt đầu', ar: 'البداية' },
    content: {
      en: '<p>Press <strong>Register</strong>, choose a username and a password, and confirm that you are at least 18 and agree to the terms. You are logged in at once.</p><p>To look around first, choose free play in the login window: a trial account gets play money that never mixes with real money.</p><p>Every game is two taps from home. Search takes part of a title in any language.</p>',
      zh: '<p>点击<strong>注册</strong>，选择用户名和密码，确认年满 18 岁并同意条款，即可立即登录。</p><p>想先看看，可在登录窗口选择试玩：试玩账户使用试玩币，与真实资金完全分开。</p><p>从首页两步即可进入任何游戏，搜索支持任何语言的部分名称。</p>',
      th: '<p>กด<strong>สมัครสมาชิก</strong> เลือกชื่อผู้ใช้และรหัสผ่าน ยืนยันว่าอายุอย่างน้อย 18 ปีและยอมรับข้อกำหนด แล้วระบบจะเข้าสู่ระบบให้ทันที</p><p>หากต้องการดูก่อน เลือกเล่นฟรีในหน้าต่างเข้าสู่ระบบ บัญชีทดลองใช้เงินทดลองซึ่งไม่ปะปนกับเงินจริง</p><p>ทุกเกมอยู่ห่างจากหน้าแรกสองแตะ ค้นหาด้วยบางส่วนของชื่อในภาษาใดก็ได้</p>',
      vi: '<p>Nhấn <strong>Đăng ký</strong>, chọn tên đăng nhập và mật khẩu, xác nhận bạn đủ 18 tuổi và đồng ý điều khoản. Bạn được đăng nhập ngay.</p><p>Muốn xem trước, hãy chọn chơi thử trong cửa sổ đăng nhập: tài khoản thử dùng tiền ảo, không bao giờ lẫn với tiền thật.</p><p>Mọi trò chơi chỉ cách trang chủ hai lần chạm. Có thể tìm bằng một phần tên, bất kỳ ngôn ngữ nào.</p>',
      ar: '<p>اضغط <strong>إنشاء حساب</strong> واختر اسم مستخدم وكلمة مرور، وأكّد أنك بلغت 18 عامًا وتوافق على الشروط. تدخل فورًا.</p><p>لتلقي نظرة أولًا اختر اللعب التجريبي في نافذة الدخول: يحصل الحساب التجريبي على نقود لعب لا تختلط بالمال الحقيقي أبدًا.</p><p>كل لعبة على بُعد نقرتين من الرئيسية، والبحث يقبل جزءًا من العنوان بأي لغة.</p>',
    },
  },
  {
    slug: 'deposit',
    title: { en: 'Deposits', zh: '存款', th: 'การฝากเงิน', vi: 'Nạp tiền', ar: 'الإيداع' },
    content: {
      en: '<p>Open <strong>Deposit</strong>, choose a channel and an amount. A bank transfer shows a reference to quote and takes a picture of the receipt; an operator confirms it.</p><p>Your balance changes in every open window as soon as the deposit is posted.</p>',
      zh: '<p>打开<strong>存款</strong>，选择渠道和金额。银行转账会给出附言编号并可上传凭证，由运营人员确认。</p><p>入账后，所有打开的窗口余额都会立即更新。</p>',
      th: '<p>เปิด<strong>ฝากเงิน</strong> เลือกช่องทางและจำนวนเงิน การโอนผ่านธนาคารจะแสดงรหัสอ้างอิงและให้แนบภาพสลิป แล้วเจ้าหน้าที่จะยืนยัน</p><p>ยอดเงินจะเปลี่ยนในทุกหน้าต่างที่เปิดอยู่ทันทีที่บันทึกรายการฝาก</p>',
      vi: '<p>Mở <strong>Nạp tiền</strong>, chọn kênh và số tiền. Chuyển khoản ngân hàng hiện mã tham chiếu và nhận ảnh biên lai; nhân viên sẽ xác nhận.</p><p>Số dư thay đổi trên mọi cửa sổ đang mở ngay khi khoản nạp được ghi sổ.</p>',
      ar: '<p>افتح <strong>الإيداع</strong> واختر القناة والمبلغ. التحويل البنكي يعرض رقمًا مرجعيًا ويقبل صورة الإيصال ويؤكده أحد المشغّلين.</p><p>يتغير رصيدك في كل نافذة مفتوحة فور قيد الإيداع.</p>',
    },
  },
  {
    slug: 'withdraw',
    title: { en: 'Withdrawals', zh: '提款', th: 'การถอนเงิน', vi: 'Rút tiền', ar: 'السحب' },
    content: {
      en: '<p>Open <strong>Withdraw</strong>, enter an amount and your payment password. The amount is held at once, so that it cannot be staked twice, and an operator approves or rejects the request.</p><p>A rejected amount returns to your balance in full. Both are entries in your account record.</p>',
      zh: '<p>打开<strong>提款</strong>，输入金额和支付密码。金额会立即冻结，避免重复使用，随后由运营人员批准或拒绝。</p><p>被拒绝的金额会全额退回余额，两种结果都会记录在账目中。</p>',
      th: '<p>เปิด<strong>ถอนเงิน</strong> ใส่จำนวนเงินและรหัสผ่านการชำระเงิน เงินจะถูกกันไว้ทันทีเพื่อไม่ให้ใช้ซ้ำ แล้วเจ้าหน้าที่จะอนุมัติหรือปฏิเสธ</p><p>หากปฏิเสธ เงินจะคืนเข้ายอดเต็มจำนวน ทั้งสองกรณีบันทึกในรายการบัญชีของคุณ</p>',
      vi: '<p>Mở <strong>Rút tiền</strong>, nhập số tiền và mật khẩu thanh toán. Số tiền được giữ lại ngay để không thể dùng hai lần, rồi nhân viên duyệt hoặc từ chối.</p><p>Khoản bị từ chối được hoàn đủ vào số dư. Cả hai đều có trong sao kê của bạn.</p>',
      ar: '<p>افتح <strong>السحب</strong> وأدخل المبلغ وكلمة مرور الدفع. يُحجز المبلغ فورًا كي لا يُراهَن به مرتين، ثم يوافق المشغّل أو يرفض.</p><p>المبلغ المرفوض يعود كاملًا إلى رصيدك، وكلاهما مقيّد في كشف حسابك.</p>',
    },
  },
  {
    slug: 'fairness',
    title: {
      en: 'How a round is verified',
      zh: '如何验证牌局',
      th: 'ตรวจสอบรอบเกมอย่างไร',
      vi: 'Kiểm chứng ván chơi thế nào',
      ar: 'كيف تُتحقق الجولة',
    },
    content: {
      en: '<p>Before you play, the site shows the hash of a secret server seed. You set a seed of your own. Each round is decided by both seeds and a counter, so that neither side can choose the outcome.</p><p>When you change seeds, the server seed is revealed. The page <a href="/fairness">Verify a round</a> recomputes any round in your browser and compares.</p>',
      zh: '<p>游戏前，本站公布服务器种子的哈希，您可设置自己的种子。每一局由两个种子和计数器共同决定，任何一方都无法挑选结果。</p><p>更换种子后，服务器种子会公开。在<a href="/zh/fairness">验证页面</a>，浏览器会重新计算任意一局并比对。</p>',
      th: '<p>ก่อนเล่น ระบบจะแสดงค่าแฮชของซีดลับฝั่งเซิร์ฟเวอร์ และคุณตั้งซีดของตนเอง แต่ละรอบตัดสินจากซีดทั้งสองและตัวนับ จึงไม่มีฝ่ายใดเลือกผลได้</p><p>เมื่อเปลี่ยนซีด ซีดของเซิร์ฟเวอร์จะถูกเปิดเผย หน้า<a href="/th/fairness">ตรวจสอบรอบเกม</a>จะคำนวณซ้ำในเบราว์เซอร์และเปรียบเทียบให้</p>',
      vi: '<p>Trước khi chơi, hệ thống cho xem mã băm của hạt giống máy chủ. Bạn đặt hạt giống của mình. Mỗi ván do cả hai hạt giống và một bộ đếm quyết định, nên không bên nào chọn được kết quả.</p><p>Khi bạn đổi hạt giống, hạt giống máy chủ được công bố. Trang <a href="/vi/fairness">Kiểm chứng</a> tính lại bất kỳ ván nào trên trình duyệt và so sánh.</p>',
      ar: '<p>قبل اللعب نعرض بصمة بذرة سرية للخادم، وتضع أنت بذرتك. تُحسم كل جولة بالبذرتين وعدّاد، فلا يختار أي طرف النتيجة.</p><p>عند تغيير البذور تُكشف بذرة الخادم، وتعيد صفحة <a href="/ar/fairness">التحقق</a> حساب أي جولة في متصفحك وتقارن.</p>',
    },
  },
  {
    slug: 'term',
    title: { en: 'Terms', zh: '服务条款', th: 'ข้อกำหนด', vi: 'Điều khoản', ar: 'الشروط' },
    content: {
      en: '<p>Members are at least 18 years old and of the legal age where they live. One person holds one account, keeps the password secret, and plays for oneself.</p><p>A bet that was accepted stands. A round that was interrupted is resumed, or refunded where it cannot be. A fault of a game voids the rounds it touched, and their stakes return.</p><p>Play money has no value and cannot be withdrawn.</p>',
      zh: '<p>会员须年满 18 岁并达到所在地法定年龄。每人仅限一个账户，须妥善保管密码，并仅为本人游戏。</p><p>已接受的投注有效。中断的牌局将继续，无法继续则退款。游戏故障会使受影响的牌局作废并退还投注。</p><p>试玩币没有价值，不能提取。</p>',
      th: '<p>สมาชิกต้องมีอายุอย่างน้อย 18 ปีและถึงเกณฑ์ตามกฎหมายในพื้นที่ของตน หนึ่งคนมีได้หนึ่งบัญชี เก็บรหัสผ่านเป็นความลับ และเล่นเพื่อตนเอง</p><p>เดิมพันที่รับแล้วถือว่ามีผล รอบที่ถูกขัดจังหวะจะเล่นต่อ หรือคืนเงินหากเล่นต่อไม่ได้ หากเกมขัดข้อง รอบที่ได้รับผลจะเป็นโมฆะและคืนเดิมพัน</p><p>เงินทดลองไม่มีมูลค่าและถอนไม่ได้</p>',
      vi: '<p>Thành viên phải đủ 18 tuổi và đủ tuổi theo luật nơi cư trú. Mỗi người một tài khoản, giữ kín mật khẩu và tự chơi cho mình.</p><p>Cược đã được nhận là có hiệu lực. Ván bị gián đoạn được chơi tiếp, hoặc hoàn tiền nếu không thể. Lỗi trò chơi làm vô hiệu các ván liên quan và hoàn lại tiền cược.</p><p>Tiền chơi thử không có giá trị và không thể rút.</p>',
      ar: '<p>الأعضاء بلغوا 18 عامًا والسن القانونية حيث يقيمون. لكل شخص حساب واحد، يحفظ كلمة مروره ويلعب لنفسه.</p><p>الرهان المقبول نافذ. والجولة المنقطعة تُستأنف أو يُردّ مالها إن تعذّر ذلك. وعطل اللعبة يُبطل الجولات التي مسّها وتُعاد رهاناتها.</p><p>نقود اللعب بلا قيمة ولا تُسحب.</p>',
    },
  },
  {
    slug: 'privacy',
    title: { en: 'Privacy', zh: '隐私', th: 'ความเป็นส่วนตัว', vi: 'Quyền riêng tư', ar: 'الخصوصية' },
    content: {
      en: '<p>We keep what is needed to run your account: what you registered with, your logins, and your entries in the ledger. Passwords are kept only as hashes.</p><p>Names on the winner board are masked on the server. No advertising network sees your visit.</p>',
      zh: '<p>本站只保存运行账户所需的信息：注册资料、登录记录和账目。密码仅以哈希形式保存。</p><p>赢家榜上的名字在服务器端已做遮蔽。没有广告网络会看到您的访问。</p>',
      th: '<p>เราเก็บเฉพาะข้อมูลที่จำเป็นต่อบัญชีของคุณ ได้แก่ข้อมูลสมัคร การเข้าสู่ระบบ และรายการบัญชี รหัสผ่านเก็บเป็นค่าแฮชเท่านั้น</p><p>ชื่อบนกระดานผู้ชนะถูกปิดบังที่เซิร์ฟเวอร์ ไม่มีเครือข่ายโฆษณาใดเห็นการเข้าชมของคุณ</p>',
      vi: '<p>Chúng tôi chỉ giữ những gì cần cho tài khoản: thông tin đăng ký, lịch sử đăng nhập và các bút toán. Mật khẩu chỉ được lưu dạng băm.</p><p>Tên trên bảng người thắng được che ngay tại máy chủ. Không mạng quảng cáo nào thấy lượt truy cập của bạn.</p>',
      ar: '<p>نحتفظ بما يلزم لتشغيل حسابك: بيانات التسجيل وعمليات الدخول وقيودك في الدفتر. ولا تُحفظ كلمات المرور إلا بصمات.</p><p>الأسماء في لوحة الفائزين محجوبة على الخادم، ولا ترى أي شبكة إعلانات زيارتك.</p>',
    },
  },
  {
    slug: 'responsible',
    title: {
      en: 'Responsible gaming',
      zh: '理性博彩',
      th: 'การเล่นอย่างมีความรับผิดชอบ',
      vi: 'Chơi có trách nhiệm',
      ar: 'اللعب المسؤول',
    },
    content: {
      en: '<p>Games cost money over time: the return to player in the rules says how much. Play with what you can lose, and never to win back what is lost.</p><ul><li>Decide on a sum and a time before you begin.</li><li>Do not play when you are tired, sad or have been drinking.</li><li>If playing is no longer fun, stop, and talk to somebody you trust.</li></ul>',
      zh: '<p>长期来看游戏会花钱：规则中的返还率说明了比例。只用输得起的钱，不要为了翻本而玩。</p><ul><li>开始前先定好金额和时间。</li><li>疲惫、低落或饮酒后不要玩。</li><li>不再有乐趣时请停下，并与信任的人谈谈。</li></ul>',
      th: '<p>ในระยะยาวการเล่นมีค่าใช้จ่าย อัตราจ่ายคืนในกติกาบอกไว้ว่าเท่าใด เล่นด้วยเงินที่เสียได้ และอย่าเล่นเพื่อเอาคืน</p><ul><li>กำหนดวงเงินและเวลาก่อนเริ่มเล่น</li><li>อย่าเล่นเมื่อเหนื่อย เศร้า หรือดื่มแอลกอฮอล์</li><li>หากไม่สนุกแล้วให้หยุด และคุยกับคนที่ไว้ใจ</li></ul>',
      vi: '<p>Về lâu dài chơi là tốn tiền: tỷ lệ hoàn trả trong luật cho biết bao nhiêu. Chỉ chơi với số tiền bạn có thể mất, đừng chơi để gỡ.</p><ul><li>Định trước số tiền và thời gian.</li><li>Đừng chơi khi mệt, buồn hoặc đã uống rượu.</li><li>Khi hết vui, hãy dừng lại và nói chuyện với người bạn tin tưởng.</li></ul>',
      ar: '<p>اللعب يكلّف مالًا على المدى الطويل، ونسبة العائد في القواعد تقول كم. العب بما تحتمل خسارته ولا تلعب لتسترد ما خسرت.</p><ul><li>حدّد مبلغًا ووقتًا قبل أن تبدأ.</li><li>لا تلعب وأنت متعب أو حزين أو بعد الشرب.</li><li>إن زالت المتعة فتوقّف وتحدّث إلى من تثق به.</li></ul>',
    },
  },
];
