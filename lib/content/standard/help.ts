import type { Text } from '../types';

export interface StandardTopic {
  slug: string;
  title: Text;
  content: Text;
}

/** The help centre of a new site, which operators update. It names no brand. Terms and privacy policy are pages of the site. */
export const HELP_TOPICS: readonly StandardTopic[] = [
  {
    slug: 'start',
    title: { en: 'Getting started', zh: '快速入门', th: 'เริ่มต้นใช้งาน', vi: 'Bắt đầu', ar: 'البداية' },
    content: {
      en: '<p>Press <strong>Register</strong>, choose a username and a password, and confirm that you are at least 18 and agree to the terms. You are logged in at once.</p><p>To try the games first, press <strong>Play for free</strong> in the login window. A trial account gets play money, which is never mixed with real money.</p><p>To find a game, enter part of its name in any language in the search.</p>',
      zh: '<p>点击<strong>注册</strong>，选择用户名和密码，确认年满 18 岁并同意条款，即可立即登录。</p><p>想先试试，可在登录窗口点击<strong>免费试玩</strong>：试玩账户使用试玩金，与真实资金完全分开。</p><p>查找游戏时，可用任何语言输入部分名称。</p>',
      th: '<p>กด<strong>สมัครสมาชิก</strong> เลือกชื่อผู้ใช้และรหัสผ่าน ยืนยันว่าอายุอย่างน้อย 18 ปีและยอมรับข้อกำหนด แล้วระบบจะเข้าสู่ระบบให้ทันที</p><p>หากต้องการลองก่อน กด<strong>ทดลองเล่นฟรี</strong>ในหน้าต่างเข้าสู่ระบบ บัญชีทดลองใช้เงินทดลองซึ่งไม่ปะปนกับเงินจริง</p><p>ค้นหาเกมด้วยบางส่วนของชื่อในภาษาใดก็ได้</p>',
      vi: '<p>Nhấn <strong>Đăng ký</strong>, chọn tên đăng nhập và mật khẩu, xác nhận bạn đủ 18 tuổi và đồng ý điều khoản. Bạn được đăng nhập ngay.</p><p>Muốn thử trước, nhấn <strong>Chơi thử miễn phí</strong> trong cửa sổ đăng nhập: tài khoản thử dùng tiền chơi thử, không bao giờ lẫn với tiền thật.</p><p>Có thể tìm trò chơi bằng một phần tên, bất kỳ ngôn ngữ nào.</p>',
      ar: '<p>اضغط <strong>إنشاء حساب</strong> واختر اسم مستخدم وكلمة مرور، وأكّد أنك بلغت 18 عامًا وتوافق على الشروط. يُسجَّل دخولك فورًا.</p><p>لتجرب الألعاب أولًا اضغط <strong>العب مجانًا</strong> في نافذة تسجيل الدخول: يحصل الحساب التجريبي على رصيد تجريبي لا يختلط بالأموال الحقيقية أبدًا.</p><p>للعثور على لعبة أدخل جزءًا من اسمها بأي لغة في البحث.</p>',
    },
  },
  {
    slug: 'deposit',
    title: { en: 'Deposits', zh: '存款', th: 'การฝากเงิน', vi: 'Nạp tiền', ar: 'الإيداع' },
    content: {
      en: '<p>Open <strong>Deposit</strong>, choose a payment method and enter an amount. For a bank transfer, enter the reference that we show you and upload a picture of the receipt. An operator then confirms the deposit.</p><p>Your balance is updated as soon as the deposit is credited.</p>',
      zh: '<p>打开<strong>存款</strong>，选择支付方式并输入金额。银行转账请填写给出的附言编号并上传凭证，由运营人员确认。</p><p>存款到账后，余额会立即更新。</p>',
      th: '<p>เปิด<strong>ฝากเงิน</strong> เลือกวิธีชำระเงินและใส่จำนวนเงิน หากโอนผ่านธนาคาร ให้ใส่รหัสอ้างอิงที่แสดงและแนบภาพสลิป แล้วเจ้าหน้าที่จะยืนยัน</p><p>ยอดเงินจะปรับทันทีที่เงินฝากเข้าบัญชี</p>',
      vi: '<p>Mở <strong>Nạp tiền</strong>, chọn phương thức thanh toán và nhập số tiền. Khi chuyển khoản ngân hàng, hãy ghi mã tham chiếu được hiển thị và tải lên ảnh biên lai; nhân viên sẽ xác nhận.</p><p>Số dư được cập nhật ngay khi khoản nạp được ghi có.</p>',
      ar: '<p>افتح <strong>الإيداع</strong> واختر طريقة الدفع وأدخل المبلغ. عند التحويل البنكي اكتب الرقم المرجعي الظاهر وحمّل صورة الإيصال، ثم يؤكد أحد المشغّلين الإيداع.</p><p>يُحدَّث رصيدك فور إضافة الإيداع.</p>',
    },
  },
  {
    slug: 'withdraw',
    title: { en: 'Withdrawals', zh: '提款', th: 'การถอนเงิน', vi: 'Rút tiền', ar: 'السحب' },
    content: {
      en: '<p>Open <strong>Withdraw</strong>, enter an amount and your payment password. The amount is reserved at once, so that it cannot be used twice. An operator then approves or rejects the request.</p><p>If the withdrawal is rejected, the full amount returns to your balance. You can see both in your account record.</p>',
      zh: '<p>打开<strong>提款</strong>，输入金额和资金密码。金额会立即冻结，避免重复使用，随后由运营人员批准或拒绝。</p><p>被拒绝的金额会全额退回余额，两种结果都会显示在账户记录中。</p>',
      th: '<p>เปิด<strong>ถอนเงิน</strong> ใส่จำนวนเงินและรหัสผ่านการเงิน เงินจะถูกกันไว้ทันทีเพื่อไม่ให้ใช้ซ้ำ แล้วเจ้าหน้าที่จะอนุมัติหรือปฏิเสธ</p><p>หากปฏิเสธ เงินจะคืนเข้ายอดเต็มจำนวน ทั้งสองกรณีแสดงในประวัติธุรกรรมของคุณ</p>',
      vi: '<p>Mở <strong>Rút tiền</strong>, nhập số tiền và mật khẩu giao dịch. Số tiền được giữ lại ngay để không thể dùng hai lần, rồi nhân viên duyệt hoặc từ chối.</p><p>Khoản bị từ chối được hoàn đủ vào số dư. Cả hai đều có trong lịch sử giao dịch của bạn.</p>',
      ar: '<p>افتح <strong>السحب</strong> وأدخل المبلغ وكلمة مرور الدفع. يُحجز المبلغ فورًا كي لا يُراهَن به مرتين، ثم يوافق المشغّل أو يرفض.</p><p>المبلغ المرفوض يعود كاملًا إلى رصيدك، وكلاهما ظاهر في سجل المعاملات.</p>',
    },
  },
  {
    slug: 'fairness',
    title: {
      en: 'How a round is verified',
      zh: '如何验证牌局',
      th: 'ตรวจสอบรอบเกมอย่างไร',
      vi: 'Kiểm chứng ván chơi thế nào',
      ar: 'كيف تتحقق من جولة',
    },
    content: {
      en: '<p>Before you play, the site shows the hash of a secret server seed. Your browser chooses a client seed, which you can change. Both seeds and the round number decide each round, so neither side can choose the result.</p><p>When you change seeds, the server seed is revealed. The page <a href="/fairness">Verify a round</a> recomputes any round in your browser and compares it with the record.</p>',
      zh: '<p>游戏前，本站公布服务器种子的哈希，您的浏览器选择客户端种子，您可以更改。每一局由两个种子和局号共同决定，任何一方都无法挑选结果。</p><p>更换种子后，服务器种子会公开。在<a href="/zh/fairness">验证页面</a>，浏览器会重新计算任意一局并比对。</p>',
      th: '<p>ก่อนเล่น ระบบจะแสดงแฮชของซีดลับฝั่งเซิร์ฟเวอร์ และเบราว์เซอร์ของคุณเลือกซีดไคลเอนต์ซึ่งคุณเปลี่ยนได้ แต่ละรอบตัดสินจากซีดทั้งสองและเลขรอบ จึงไม่มีฝ่ายใดเลือกผลได้</p><p>เมื่อเปลี่ยนซีด ซีดของเซิร์ฟเวอร์จะถูกเปิดเผย หน้า<a href="/th/fairness">ตรวจสอบรอบเกม</a>จะคำนวณซ้ำในเบราว์เซอร์และเปรียบเทียบให้</p>',
      vi: '<p>Trước khi chơi, hệ thống cho xem mã băm của hạt giống máy chủ. Trình duyệt chọn hạt giống của bạn và bạn có thể đổi. Mỗi ván do cả hai hạt giống và số thứ tự ván quyết định, nên không bên nào chọn được kết quả.</p><p>Khi bạn đổi hạt giống, hạt giống máy chủ được công bố. Trang <a href="/vi/fairness">Kiểm chứng</a> tính lại bất kỳ ván nào trên trình duyệt và so sánh.</p>',
      ar: '<p>قبل اللعب يعرض الموقع هاش بذرة سرية للخادم، ويختار متصفحك بذرة العميل ويمكنك تغييرها. تحسم البذرتان ورقم الجولة كل جولة، فلا يختار أي طرف النتيجة.</p><p>عند تغيير البذور تُكشف بذرة الخادم، وتعيد صفحة <a href="/ar/fairness">التحقق</a> حساب أي جولة في متصفحك وتقارن.</p>',
    },
  },
  {
    slug: 'rewards',
    title: {
      en: 'Reward centre',
      zh: '奖励中心',
      th: 'ศูนย์รางวัล',
      vi: 'Trung tâm phần thưởng',
      ar: 'مركز المكافآت',
    },
    content: {
      en: '<p>Open <strong>Reward centre</strong> in the member centre. What you can claim is at the top, with the time that is left. Money goes to your balance at once; bonus money must be staked as often as it says before you can withdraw it. What you do not claim in time expires.</p><p>Below are the bonuses that you can have, with their terms, and a field for a <strong>bonus code</strong>. Bonuses of deposits arrive within some minutes.</p>',
      zh: '<p>在会员中心打开<strong>奖励中心</strong>。可领取的奖励在最上方，并显示剩余时间。现金会立即进入余额；红利须按说明的倍数投注后方可提款。未按时领取的奖励会过期。</p><p>下方是您可获得的红利及其条款，以及<strong>红利代码</strong>输入框。存款红利会在几分钟内到达。</p>',
      th: '<p>เปิด<strong>ศูนย์รางวัล</strong>ในศูนย์สมาชิก สิ่งที่รับได้อยู่ด้านบนพร้อมเวลาที่เหลือ เงินเข้ายอดเงินทันที เงินโบนัสต้องเดิมพันตามจำนวนเท่าที่ระบุก่อนถอน สิ่งที่ไม่ได้รับภายในเวลาจะหมดอายุ</p><p>ด้านล่างคือโบนัสที่คุณรับได้พร้อมเงื่อนไข และช่องสำหรับ<strong>โค้ดโบนัส</strong> โบนัสของการฝากมาถึงภายในไม่กี่นาที</p>',
      vi: '<p>Mở <strong>Trung tâm phần thưởng</strong> trong trung tâm thành viên. Những gì bạn có thể nhận ở trên cùng, kèm thời gian còn lại. Tiền vào số dư ngay; tiền thưởng phải được cược đủ số lần ghi rõ trước khi rút. Những gì không nhận kịp sẽ hết hạn.</p><p>Bên dưới là các tiền thưởng bạn có thể có với điều khoản, và ô nhập <strong>mã tiền thưởng</strong>. Tiền thưởng nạp tiền đến trong vài phút.</p>',
      ar: '<p>افتح <strong>مركز المكافآت</strong> في مركز الأعضاء. ما يمكنك المطالبة به في الأعلى مع الوقت المتبقي. تُضاف الأموال إلى رصيدك فورًا؛ أما أموال البونص فيجب الرهان بها بعدد المرات المذكور قبل السحب. ما لا تطالب به في وقته تنتهي صلاحيته.</p><p>في الأسفل البونص الذي يمكنك الحصول عليه مع شروطه، وحقل <strong>رمز البونص</strong>. يصل بونص الإيداعات خلال دقائق.</p>',
    },
  },
  {
    slug: 'missions',
    title: { en: 'Missions', zh: '任务', th: 'ภารกิจ', vi: 'Nhiệm vụ', ar: 'المهمات' },
    content: {
      en: '<p>Open <strong>Missions</strong> in the member centre. Each mission has a goal, a period and a reward. Only settled rounds with real money, approved deposits and check-ins count, each once; days, weeks and months begin in the time zone of the site.</p><p>When a goal is reached, press <strong>Claim</strong>. A reward that you did not claim in its period waits for some days under <strong>Still to claim</strong>. A mission that follows another one counts from the moment in which the former is done.</p>',
      zh: '<p>在会员中心打开<strong>任务</strong>。每个任务都有目标、周期和奖励。只计入真钱已结算的游戏局、已批准的存款和签到，每项只计一次；日、周、月以本站时区为准。</p><p>达成目标后点击<strong>领取</strong>。周期内未领取的奖励会在<strong>待领取</strong>中保留几天。后续任务从前一任务完成时起计算。</p>',
      th: '<p>เปิด<strong>ภารกิจ</strong>ในศูนย์สมาชิก แต่ละภารกิจมีเป้าหมาย รอบ และรางวัล นับเฉพาะรอบเงินจริงที่ตัดสินแล้ว เงินฝากที่อนุมัติ และการเช็กอิน อย่างละหนึ่งครั้ง วัน สัปดาห์ และเดือนเริ่มตามเขตเวลาของเว็บไซต์</p><p>เมื่อทำครบให้กด<strong>รับรางวัล</strong> รางวัลที่ยังไม่ได้รับในรอบจะรออยู่ใน<strong>รอรับ</strong>อีกหลายวัน ภารกิจต่อเนื่องนับจากเวลาที่ภารกิจก่อนหน้าครบ</p>',
      vi: '<p>Mở <strong>Nhiệm vụ</strong> trong trung tâm thành viên. Mỗi nhiệm vụ có mục tiêu, kỳ và phần thưởng. Chỉ tính ván tiền thật đã kết toán, khoản nạp đã duyệt và điểm danh, mỗi thứ một lần; ngày, tuần và tháng theo múi giờ của trang.</p><p>Khi đạt mục tiêu, nhấn <strong>Nhận thưởng</strong>. Phần thưởng chưa nhận trong kỳ được giữ vài ngày ở mục <strong>Chưa nhận</strong>. Nhiệm vụ nối tiếp tính từ lúc nhiệm vụ trước hoàn thành.</p>',
      ar: '<p>افتح <strong>المهمات</strong> في مركز الأعضاء. لكل مهمة هدف وفترة ومكافأة. تُحتسب فقط الجولات المسوّاة بمال حقيقي والإيداعات الموافق عليها وتسجيلات الحضور، كل منها مرة واحدة؛ وتبدأ الأيام والأسابيع والأشهر بتوقيت الموقع.</p><p>عند تحقيق الهدف اضغط <strong>طالب بها</strong>. المكافأة التي لم تطالب بها في فترتها تبقى بضعة أيام ضمن <strong>بانتظار المطالبة</strong>. المهمة التي تتبع أخرى تُحتسب من لحظة إتمام الأولى.</p>',
    },
  },
  {
    slug: 'invite',
    title: { en: 'Invite friends', zh: '邀请好友', th: 'ชวนเพื่อน', vi: 'Mời bạn bè', ar: 'ادعُ أصدقاءك' },
    content: {
      en: '<p>Open <strong>Invite friends</strong> in the member centre. Send your link, your code or the QR code. A person who registers with it becomes your friend on this site; nobody becomes part of an agent’s line by it.</p><p>The page states what friends bring you. Earnings of a day are offered on the next one, and you claim them in the reward centre. Accounts of your own are not counted.</p>',
      zh: '<p>在会员中心打开<strong>邀请好友</strong>，发送链接、邀请码或二维码。用它注册的人会成为您在本站的好友，不会进入代理线。</p><p>页面会说明好友带来的收益。当日收益次日发放，请在奖励中心领取。您自己的账号不计入。</p>',
      th: '<p>เปิด<strong>ชวนเพื่อน</strong>ในศูนย์สมาชิก แล้วส่งลิงก์ รหัส หรือคิวอาร์โค้ด ผู้ที่สมัครด้วยรหัสนั้นจะเป็นเพื่อนของคุณในเว็บไซต์นี้ และไม่เข้าไปอยู่ในสายของเอเย่นต์</p><p>หน้านั้นบอกสิ่งที่เพื่อนนำมาให้ รายได้ของแต่ละวันจะเสนอในวันถัดไป รับได้ที่ศูนย์รางวัล บัญชีของตนเองไม่นับ</p>',
      vi: '<p>Mở <strong>Mời bạn bè</strong> trong trung tâm thành viên. Gửi liên kết, mã hoặc mã QR. Người đăng ký bằng mã đó trở thành bạn của bạn trên trang này và không thuộc tuyến đại lý nào.</p><p>Trang nêu rõ bạn bè mang lại gì. Thu nhập của một ngày được trao vào ngày hôm sau và nhận tại trung tâm phần thưởng. Tài khoản của chính bạn không được tính.</p>',
      ar: '<p>افتح <strong>ادعُ أصدقاءك</strong> في مركز الأعضاء وأرسل رابطك أو رمزك أو رمز QR. من يسجّل به يصبح صديقك على هذا الموقع، ولا يدخل أحد بذلك ضمن خط وكيل.</p><p>تذكر الصفحة ما يجلبه الأصدقاء لك. تُعرض مكاسب اليوم في اليوم التالي وتطالب بها في مركز المكافآت. لا تُحتسب حساباتك الخاصة.</p>',
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
      en: '<p>Over time, playing costs money. The return to player in the rules of a game shows how much: at 96%, a stake of 100 costs 4 on average. You can lose your whole stake in each round. Only play with money that you can afford to lose, and never to win back a loss.</p><ul><li>Before you begin, decide how much you can lose and when you stop.</li><li>Do not play when you are tired, sad or have been drinking.</li><li>If playing is no longer fun, stop and talk to somebody you trust.</li><li>To stop for good, ask customer service to close your account. <a href="/responsible">More about responsible gaming</a></li></ul>',
      zh: '<p>长期来看游戏会花钱。规则中的返还率说明了比例：96% 时，投注 100 平均花费 4。每一局都可能输掉全部投注。只用输得起的钱，不要为了翻本而玩。</p><ul><li>开始前先定好金额和时间。</li><li>疲惫、低落或饮酒后不要玩。</li><li>不再有乐趣时请停下，并与信任的人谈谈。</li><li>若要彻底停止，请客服关闭您的账户。<a href="/zh/responsible">了解理性博彩</a></li></ul>',
      th: '<p>ในระยะยาวการเล่นมีค่าใช้จ่าย อัตราจ่ายคืนในกติกาบอกว่าเท่าใด ที่ 96% เดิมพัน 100 มีค่าใช้จ่ายเฉลี่ย 4 ในแต่ละรอบคุณเสียเดิมพันทั้งหมดได้ เล่นด้วยเงินที่เสียได้เท่านั้น และอย่าเล่นเพื่อเอาคืน</p><ul><li>กำหนดวงเงินและเวลาก่อนเริ่มเล่น</li><li>อย่าเล่นเมื่อเหนื่อย เศร้า หรือดื่มแอลกอฮอล์</li><li>หากไม่สนุกแล้วให้หยุด และคุยกับคนที่ไว้ใจ</li><li>หากต้องการเลิกเล่น ขอให้ฝ่ายบริการลูกค้าปิดบัญชี <a href="/th/responsible">อ่านเพิ่มเติม</a></li></ul>',
      vi: '<p>Về lâu dài, chơi là tốn tiền. Tỷ lệ trả thưởng trong luật cho biết bao nhiêu: ở mức 96%, cược 100 tốn trung bình 4. Mỗi ván bạn có thể mất toàn bộ tiền cược. Chỉ chơi với số tiền bạn có thể mất, đừng chơi để gỡ.</p><ul><li>Định trước số tiền và thời gian.</li><li>Đừng chơi khi mệt, buồn hoặc đã uống rượu.</li><li>Khi hết vui, hãy dừng lại và nói chuyện với người bạn tin tưởng.</li><li>Để dừng hẳn, yêu cầu chăm sóc khách hàng đóng tài khoản. <a href="/vi/responsible">Xem thêm</a></li></ul>',
      ar: '<p>اللعب يكلّف مالًا على المدى الطويل. يبيّن العائد للاعب في القواعد كم: عند 96% يكلّف رهان قدره 100 نحو 4 في المتوسط. قد تخسر رهانك كله في كل جولة. العب بما تحتمل خسارته فقط، ولا تلعب لتسترد ما خسرت.</p><ul><li>حدّد مبلغًا ووقتًا قبل أن تبدأ.</li><li>لا تلعب وأنت متعب أو حزين أو بعد الشرب.</li><li>إن لم يعد اللعب ممتعًا فتوقّف وتحدّث إلى من تثق به.</li><li>للتوقف نهائيًا اطلب من خدمة العملاء إغلاق حسابك. <a href="/ar/responsible">المزيد عن اللعب المسؤول</a></li></ul>',
    },
  },
];
