import { REWARD_TOPICS } from './help-rewards';
import type { StandardTopic } from './types';

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
    slug: 'transfers',
    title: {
      en: 'Transfers between agents and members',
      zh: '上下级转账',
      th: 'การโอนเงินภายในสาย',
      vi: 'Chuyển tiền trong tuyến',
      ar: 'التحويل ضمن الشبكة',
    },
    content: {
      en: '<p>If the site offers it, <strong>Transfer</strong> in the member centre sends money to the agent directly above you, and agents send money to members of their own downline. Players cannot send money to each other.</p><p>Enter the amount and your payment password. The money arrives at once, and a transfer cannot be undone. There is a smallest and a largest amount, and a limit for each day. Bonus money cannot be transferred, and nothing can while you have a bonus. To the agent above you can send only what you could withdraw; money from an agent counts for your deposit limits and must be staked like a deposit.</p>',
      zh: '<p>若本站开放此功能，可在会员中心的<strong>转账</strong>中把资金转给您的直属上级代理；代理可以转给自己线下的会员。玩家之间不能转账。</p><p>输入金额和资金密码，资金立即到账，转账不能撤销。每笔有最低和最高金额，每日有限额。红利不能转账；有红利期间不能转账。转给上级的金额须符合提款条件；来自代理的资金计入您的存款限额，并与存款一样须先投注。</p>',
      th: '<p>หากเว็บไซต์เปิดให้บริการ หน้า<strong>โอนเงิน</strong>ในศูนย์สมาชิกใช้โอนเงินให้ตัวแทนที่อยู่เหนือคุณโดยตรง และตัวแทนโอนให้สมาชิกในสายของตนได้ ผู้เล่นโอนเงินให้กันไม่ได้</p><p>ใส่จำนวนเงินและรหัสผ่านการเงิน เงินเข้าทันทีและยกเลิกการโอนไม่ได้ มีจำนวนต่ำสุด สูงสุด และวงเงินต่อวัน เงินโบนัสโอนไม่ได้ และระหว่างที่มีโบนัสจะโอนเงินไม่ได้ เงินที่โอนขึ้นต้องเป็นเงินที่ถอนได้ ส่วนเงินจากตัวแทนนับในวงเงินฝากของคุณและต้องเดิมพันเหมือนเงินฝาก</p>',
      vi: '<p>Nếu trang cung cấp, mục <strong>Chuyển tiền</strong> trong trung tâm thành viên gửi tiền cho đại lý ngay trên bạn, và đại lý gửi tiền cho thành viên trong tuyến của mình. Người chơi không thể gửi tiền cho nhau.</p><p>Nhập số tiền và mật khẩu giao dịch. Tiền đến ngay và không thể hoàn tác. Có mức tối thiểu, tối đa và giới hạn mỗi ngày. Tiền thưởng không thể chuyển, và không thể chuyển gì khi bạn còn khoản thưởng. Bạn chỉ gửi lên đại lý được số tiền có thể rút; tiền từ đại lý được tính vào giới hạn nạp và phải được cược như tiền nạp.</p>',
      ar: '<p>إذا أتاح الموقع ذلك، تُرسل صفحة <strong>تحويل</strong> في مركز الأعضاء المال إلى الوكيل الذي فوقك مباشرة، ويرسل الوكلاء المال إلى أعضاء شبكتهم. لا يمكن للاعبين تحويل المال بعضهم إلى بعض.</p><p>أدخل المبلغ وكلمة مرور الدفع. يصل المال فورًا ولا يمكن التراجع عن التحويل. هناك حد أدنى وحد أقصى للمبلغ وحد لكل يوم. لا يمكن تحويل مال المكافأة، ولا يمكن التحويل ما دامت لديك مكافأة. لا ترسل إلى الوكيل إلا ما يمكنك سحبه؛ والمال الوارد من وكيل يُحتسب ضمن حدود إيداعك ويجب الرهان به كالإيداع.</p>',
    },
  },
  {
    slug: 'wallets',
    title: {
      en: 'Wallets of providers',
      zh: '供应商钱包',
      th: 'กระเป๋าเงินของผู้ให้บริการ',
      vi: 'Ví của nhà cung cấp',
      ar: 'محافظ المزوّدين',
    },
    content: {
      en: '<p>Most games are played from your main wallet. Some providers keep a wallet of their own: their games lead you to <strong>Wallet transfer</strong> in the member centre, where you move money there first.</p><p><strong>Bring all home</strong> returns everything to the main wallet at one tap. Money at a provider cannot be withdrawn until it is back.</p><p>If a provider does not answer, the transfer waits. It is asked until the outcome is known, you get a message, and nothing is moved twice. Bonus money cannot be moved, and nothing can be sent to a provider while you have a bonus. Money at providers counts towards your limits.</p>',
      zh: '<p>大多数游戏使用主钱包。部分供应商有自己的钱包：打开其游戏时会引导您到会员中心的<strong>钱包转账</strong>，请先转入资金。</p><p>点击<strong>一键转回</strong>，可一键把全部资金转回主钱包。资金转回之前不能提款。</p><p>若供应商没有回应，转账会等待，系统会持续查询直到结果明确，并给您发送消息，资金不会重复转移。红利不能转移；有红利期间不能向供应商转账。存放在供应商处的资金计入您的限额。</p>',
      th: '<p>เกมส่วนใหญ่เล่นจากกระเป๋าเงินหลัก ผู้ให้บริการบางรายมีกระเป๋าเงินของตนเอง เกมจะพาคุณไปที่<strong>โอนระหว่างกระเป๋าเงิน</strong>ในศูนย์สมาชิกเพื่อโอนเงินเข้าไปก่อน</p><p><strong>โอนกลับทั้งหมด</strong>นำเงินทั้งหมดกลับเข้ากระเป๋าเงินหลักในครั้งเดียว เงินที่อยู่กับผู้ให้บริการถอนไม่ได้จนกว่าจะโอนกลับ</p><p>หากผู้ให้บริการไม่ตอบ การโอนจะรอ ระบบถามซ้ำจนทราบผลและส่งข้อความถึงคุณ เงินจะไม่ถูกโอนซ้ำ เงินโบนัสโอนไม่ได้ และระหว่างที่มีโบนัสจะโอนไปยังผู้ให้บริการไม่ได้ เงินที่อยู่กับผู้ให้บริการนับรวมในขีดจำกัดของคุณ</p>',
      vi: '<p>Hầu hết trò chơi dùng ví chính. Một số nhà cung cấp có ví riêng: trò chơi của họ dẫn bạn đến <strong>Chuyển ví</strong> trong trung tâm thành viên để chuyển tiền vào trước.</p><p><strong>Chuyển hết về</strong> đưa toàn bộ tiền về ví chính chỉ với một lần nhấn. Tiền ở nhà cung cấp chưa thể rút cho đến khi được chuyển về.</p><p>Nếu nhà cung cấp không trả lời, khoản chuyển sẽ chờ. Hệ thống hỏi lại cho đến khi biết kết quả và gửi tin nhắn cho bạn; không khoản nào bị chuyển hai lần. Tiền thưởng không thể chuyển, và không thể chuyển đến nhà cung cấp khi bạn còn khoản thưởng. Tiền ở nhà cung cấp được tính vào giới hạn của bạn.</p>',
      ar: '<p>تُلعب معظم الألعاب من محفظتك الرئيسية. لبعض المزوّدين محفظة خاصة: تقودك ألعابهم إلى <strong>تحويل المحافظ</strong> في مركز الأعضاء لتنقل المال إليها أولًا.</p><p>يعيد <strong>إعادة الكل</strong> كل شيء إلى المحفظة الرئيسية بضغطة واحدة. لا يمكن سحب المال الموجود لدى مزوّد قبل عودته.</p><p>إذا لم يُجب المزوّد فإن التحويل ينتظر، ويُسأل حتى تُعرف النتيجة وتصلك رسالة، ولا يُنقل شيء مرتين. لا يمكن نقل مال المكافأة، ولا التحويل إلى مزوّد ما دامت لديك مكافأة. ويُحتسب المال لدى المزوّدين ضمن حدودك.</p>',
    },
  },
  {
    slug: 'agents',
    title: {
      en: 'Agents: team, contracts and reports',
      zh: '代理：团队、合约与报表',
      th: 'ตัวแทน: ทีม สัญญา และรายงาน',
      vi: 'Đại lý: đội, hợp đồng và báo cáo',
      ar: 'الوكلاء: الفريق والعقود والتقارير',
    },
    content: {
      en: '<p>Players apply on the <a href="/agent">agents’ page</a> to become an agent. An operator decides on each application. Agents log in on that page.</p><p>In the agent centre, <strong>Team</strong>, <strong>Team betting</strong> and <strong>User loss</strong> show what your team played. A bet is counted within minutes after it was settled. If a member is moved into your team, you see the member’s figures from the next day on. Each of these pages, your bills and your income can be downloaded as a CSV file.</p><p>If the site offers contracts, you sign them with the agents above and below you. Each bill shows how its amount was computed. Under <strong>My income</strong> you download a statement of each month as a PDF file.</p><p>Under <strong>Messages</strong> you write to your team or to the agent directly above. Every member can turn off messages from the line.</p>',
      zh: '<p>玩家可在<a href="/zh/agent">代理页面</a>申请成为代理，每份申请由运营人员决定。代理在该页面登录。</p><p>代理中心的<strong>团队管理</strong>、<strong>团队投注</strong>和<strong>用户盈亏</strong>显示团队的投注情况，投注结算后几分钟内计入。会员调入您的团队后，您从次日起看到其数据。这些页面以及账单和收入都可下载为 CSV 文件。</p><p>若本站提供合约，您可与上级和下级代理签订合约，每张账单都会说明金额如何算出。在<strong>我的收入</strong>中可下载每月的 PDF 结单。</p><p>在<strong>消息</strong>中，您可以写给团队或直属上级代理。每位会员都可以关闭线路消息。</p>',
      th: '<p>ผู้เล่นสมัครเป็นตัวแทนได้ที่<a href="/th/agent">หน้าของตัวแทน</a> เจ้าหน้าที่เป็นผู้ตัดสินใบสมัครแต่ละใบ ตัวแทนเข้าสู่ระบบที่หน้านี้</p><p>ในศูนย์ตัวแทน หน้า<strong>ทีม</strong> <strong>การเดิมพันของทีม</strong> และ<strong>ผลแพ้ชนะของผู้ใช้</strong>แสดงสิ่งที่ทีมเล่น เดิมพันจะถูกนับภายในไม่กี่นาทีหลังจบ หากสมาชิกถูกย้ายเข้าทีมของคุณ คุณเห็นตัวเลขของสมาชิกตั้งแต่วันถัดไป หน้าเหล่านี้รวมทั้งบิลและรายได้ดาวน์โหลดเป็นไฟล์ CSV ได้</p><p>หากเว็บไซต์มีสัญญา คุณทำสัญญากับตัวแทนที่อยู่เหนือและใต้คุณ บิลแต่ละใบแสดงวิธีคำนวณยอดเงิน ที่<strong>รายได้ของฉัน</strong>คุณดาวน์โหลดรายงานของแต่ละเดือนเป็นไฟล์ PDF</p><p>ที่<strong>ข้อความ</strong>คุณเขียนถึงทีมหรือถึงตัวแทนที่อยู่เหนือคุณโดยตรงได้ สมาชิกทุกคนปิดข้อความในสายงานได้</p>',
      vi: '<p>Người chơi đăng ký làm đại lý tại <a href="/vi/agent">trang đại lý</a>; nhân viên quyết định từng đơn. Đại lý đăng nhập tại trang đó.</p><p>Trong trung tâm đại lý, các trang <strong>Đội nhóm</strong>, <strong>Cược của đội</strong> và <strong>Lãi lỗ thành viên</strong> cho thấy đội của bạn đã chơi gì. Một lượt cược được tính trong vài phút sau khi kết toán. Nếu một thành viên được chuyển vào đội, bạn thấy số liệu của người đó từ ngày hôm sau. Các trang này, hóa đơn và thu nhập có thể tải về dưới dạng tệp CSV.</p><p>Nếu trang có hợp đồng, bạn ký với đại lý ở trên và ở dưới mình. Mỗi hóa đơn cho biết số tiền được tính thế nào. Tại <strong>Thu nhập của tôi</strong>, bạn tải bản tổng kết của từng tháng dưới dạng tệp PDF.</p><p>Tại <strong>Tin nhắn</strong>, bạn viết cho đội hoặc cho đại lý ngay trên mình. Mọi thành viên đều có thể tắt tin nhắn trong tuyến.</p>',
      ar: '<p>يتقدم اللاعبون في <a href="/ar/agent">صفحة الوكلاء</a> ليصبحوا وكلاء، ويبتّ أحد المشغّلين في كل طلب. يسجّل الوكلاء دخولهم في تلك الصفحة.</p><p>في مركز الوكلاء تعرض صفحات <strong>الفريق</strong> و<strong>رهانات الفريق</strong> و<strong>خسائر الأعضاء</strong> ما لعبه فريقك. يُحتسب الرهان خلال دقائق من تسويته. إذا نُقل عضو إلى فريقك فترى أرقامه من اليوم التالي. يمكن تنزيل هذه الصفحات والفواتير والدخل ملفات CSV.</p><p>إذا قدّم الموقع عقودًا فإنك توقّعها مع الوكيل الذي فوقك والوكلاء تحتك. تبيّن كل فاتورة كيف حُسب مبلغها. وفي <strong>دخلي</strong> تنزّل كشف كل شهر ملف PDF.</p><p>في <strong>الرسائل</strong> تكتب إلى فريقك أو إلى الوكيل الذي فوقك مباشرة. ويستطيع كل عضو إيقاف رسائل الخط.</p>',
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
    slug: 'lottery',
    title: { en: 'The lottery', zh: '彩票', th: 'หวย', vi: 'Xổ số', ar: 'اليانصيب' },
    content: {
      en: '<p>Choose a game and a play type, mark your numbers and add them to the slip. A combination is staked with the unit and the multiple that you choose. Where a game offers it, a higher series pays more, and a lower one gives you a rebate on each bet.</p><p>Sales of a draw close by the clock of the site. Until then you can withdraw a bet. A chase bets on several draws; it can stop after a win. Its stakes are taken at once, and those of draws that are left out are returned.</p><p>All draws are on the page <a href="/results">Lottery results</a>. For our own draws we publish a hash before sales open and the seed after the draw: <a href="/fairness/lottery">recompute a draw</a> in your browser. Other results come from the organiser of the lottery and are confirmed by two operators. If a result is corrected, you get the difference and a message. If a draw is voided, your stake is returned.</p>',
      zh: '<p>选择彩种和玩法，选号后加入注单。每注金额由您选择的单位和倍数决定。若彩种提供奖金组，较高的奖金组奖金较高，较低的奖金组每笔投注有返点。</p><p>截止以本站时钟为准，截止前可以撤单。追号可投多期，也可中奖后停止；投注额一次扣除，未投的期数会退还。</p><p>所有开奖见<a href="/zh/results">开奖结果</a>。自主开奖的彩种在开售前公布哈希，开奖后公布种子，可在浏览器<a href="/zh/fairness/lottery">重新计算</a>。其他结果来自官方，由两名运营人员确认。结果更正时，差额会结算并通知您；本期作废时退还投注额。</p>',
      th: '<p>เลือกหวยและวิธีเล่น เลือกเลขแล้วเพิ่มลงในโพย เดิมพันต่อชุดคือหน่วยคูณด้วยตัวคูณที่คุณเลือก หากหวยมีซีรีส์ให้เลือก ซีรีส์สูงจ่ายมากกว่า ซีรีส์ต่ำได้เงินคืนในทุกเดิมพัน</p><p>ปิดรับตามนาฬิกาของเว็บไซต์ ก่อนปิดรับคุณยกเลิกเดิมพันได้ การเดิมพันต่อเนื่องคือเดิมพันหลายงวด และหยุดเมื่อถูกรางวัลได้ ระบบหักเดิมพันทั้งหมดทันที และคืนเดิมพันของงวดที่ไม่ได้เล่น</p><p>ดูผลทั้งหมดได้ที่<a href="/th/results">ผลหวย</a> งวดที่เราออกเองเผยแพร่แฮชก่อนเปิดขายและซีดหลังออกรางวัล <a href="/th/fairness/lottery">คำนวณงวดซ้ำ</a>ได้ในเบราว์เซอร์ ผลอื่นมาจากผู้จัดหวยและเจ้าหน้าที่สองคนยืนยัน หากแก้ไขผล คุณได้รับส่วนต่างและข้อความแจ้ง หากยกเลิกงวด เดิมพันจะคืนให้</p>',
      vi: '<p>Chọn loại xổ số và kiểu chơi, chọn số rồi thêm vào phiếu. Tiền cược của một bộ là đơn vị nhân với bội số bạn chọn. Nếu có nhiều mức thưởng, mức cao trả nhiều hơn, mức thấp hoàn lại một phần cho từng lần cược.</p><p>Giờ đóng bán theo đồng hồ của trang. Trước đó bạn có thể rút lại cược. Nuôi số là cược vào nhiều kỳ và có thể dừng khi trúng. Tiền cược được trừ ngay, phần của các kỳ không đặt được hoàn lại.</p><p>Mọi kỳ quay có ở trang <a href="/vi/results">Kết quả xổ số</a>. Với kỳ do chúng tôi quay, mã băm được công bố trước khi mở bán và hạt giống sau khi quay: hãy <a href="/vi/fairness/lottery">tính lại kỳ quay</a> trên trình duyệt. Kết quả khác đến từ đơn vị tổ chức và được hai nhân viên xác nhận. Nếu kết quả được sửa, bạn nhận phần chênh lệch và một tin nhắn. Nếu kỳ bị hủy, tiền cược được hoàn lại.</p>',
      ar: '<p>اختر لعبة ونوع لعب، وحدد أرقامك وأضفها إلى القسيمة. رهان التركيبة هو الوحدة مضروبة في المضاعف الذي تختاره. حيث تتاح السلاسل، تدفع السلسلة الأعلى أكثر، وتعيد الأدنى إليك نسبة من كل رهان.</p><p>يُغلق البيع بساعة الموقع، ويمكنك قبل ذلك سحب الرهان. تراهن المتابعة على عدة سحوبات، ويمكن أن تتوقف بعد الفوز. تُخصم رهاناتها فورًا، ويُعاد ما يخص السحوبات المتروكة.</p><p>كل السحوبات في صفحة <a href="/ar/results">نتائج اليانصيب</a>. في سحوباتنا ننشر هاشًا قبل فتح البيع والبذرة بعد السحب: <a href="/ar/fairness/lottery">أعد حساب السحب</a> في متصفحك. النتائج الأخرى من الجهة المنظمة ويؤكدها مشغّلان. إذا صُححت نتيجة حصلت على الفرق ورسالة. وإذا أُلغي سحب أُعيد رهانك.</p>',
    },
  },
  ...REWARD_TOPICS,
  {
    slug: 'push',
    title: {
      en: 'Push notifications',
      zh: '推送通知',
      th: 'การแจ้งเตือนแบบพุช',
      vi: 'Thông báo đẩy',
      ar: 'الإشعارات الفورية',
    },
    content: {
      en: '<p>Under <strong>Messages</strong>, press <strong>Turn on for this device</strong>; your browser asks you once. New messages then appear on the device with their title and text, also while the site is closed, so that others who see the screen can read them. On an iPhone, add the site to the home screen first.</p><p>Turn it on for each device, ten at most. Logging out turns it off for the device; you can also remove a device in the list.</p>',
      zh: '<p>在<strong>消息</strong>中点击<strong>在此设备上开启</strong>，浏览器会询问您一次。之后即使网站已关闭，新消息的标题和内容也会显示在此设备上，能看到屏幕的人都可以读到。在 iPhone 上请先将本站添加到主屏幕。</p><p>每台设备需分别开启，最多十台。退出登录后，该设备的推送会关闭；您也可以在列表中移除设备。</p>',
      th: '<p>ใน<strong>ข้อความ</strong> กด<strong>เปิดสำหรับอุปกรณ์นี้</strong> เบราว์เซอร์จะถามคุณหนึ่งครั้ง จากนั้นข้อความใหม่จะแสดงหัวข้อและเนื้อหาบนอุปกรณ์แม้ปิดเว็บไซต์อยู่ ผู้ที่เห็นหน้าจอจึงอ่านได้ บน iPhone ให้เพิ่มเว็บไซต์ไปที่หน้าจอโฮมก่อน</p><p>เปิดแยกสำหรับแต่ละอุปกรณ์ ไม่เกินสิบเครื่อง เมื่อออกจากระบบ การแจ้งเตือนของอุปกรณ์นั้นจะปิด และคุณนำอุปกรณ์ออกจากรายการได้</p>',
      vi: '<p>Trong <strong>Tin nhắn</strong>, nhấn <strong>Bật cho thiết bị này</strong>; trình duyệt sẽ hỏi bạn một lần. Từ đó tin nhắn mới hiển thị tiêu đề và nội dung trên thiết bị cả khi trang đã đóng, nên người nhìn thấy màn hình có thể đọc. Trên iPhone, hãy thêm trang vào màn hình chính trước.</p><p>Bật riêng cho từng thiết bị, tối đa mười thiết bị. Khi đăng xuất, thông báo trên thiết bị đó tắt; bạn cũng có thể gỡ thiết bị trong danh sách.</p>',
      ar: '<p>في <strong>الرسائل</strong> اضغط <strong>تفعيل على هذا الجهاز</strong>، ويسألك المتصفح مرة واحدة. بعدها تظهر الرسائل الجديدة على الجهاز بعنوانها ونصها حتى عند إغلاق الموقع، فيستطيع من يرى الشاشة قراءتها. على iPhone أضف الموقع إلى الشاشة الرئيسية أولًا.</p><p>فعّلها على كل جهاز على حدة، بعشرة أجهزة على الأكثر. تسجيل الخروج يوقفها على ذلك الجهاز، ويمكنك أيضًا إزالة جهاز من القائمة.</p>',
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
      en: '<p>Over time, playing costs money. The return to player in the rules of a game shows how much: at 96%, a stake of 100 costs 4 on average. You can lose your whole stake in each round. Only play with money that you can afford to lose, and never to win back a loss.</p><ul><li>Before you begin, decide how much you can lose and when you stop.</li><li>Do not play when you are tired, sad or have been drinking.</li><li>If playing is no longer fun, stop and talk to somebody you trust.</li><li>Under <strong>Play limits</strong> in the member centre you set limits, take a break or exclude yourself. <a href="/responsible">More about responsible gaming</a></li></ul>',
      zh: '<p>长期来看游戏会花钱。规则中的返还率说明了比例：96% 时，投注 100 平均花费 4。每一局都可能输掉全部投注。只用输得起的钱，不要为了翻本而玩。</p><ul><li>开始前先定好金额和时间。</li><li>疲惫、低落或饮酒后不要玩。</li><li>不再有乐趣时请停下，并与信任的人谈谈。</li><li>在会员中心的<strong>游戏限额</strong>中，您可以设定限额、暂停游戏或自我排除。<a href="/zh/responsible">了解理性博彩</a></li></ul>',
      th: '<p>ในระยะยาวการเล่นมีค่าใช้จ่าย อัตราจ่ายคืนในกติกาบอกว่าเท่าใด ที่ 96% เดิมพัน 100 มีค่าใช้จ่ายเฉลี่ย 4 ในแต่ละรอบคุณเสียเดิมพันทั้งหมดได้ เล่นด้วยเงินที่เสียได้เท่านั้น และอย่าเล่นเพื่อเอาคืน</p><ul><li>กำหนดวงเงินและเวลาก่อนเริ่มเล่น</li><li>อย่าเล่นเมื่อเหนื่อย เศร้า หรือดื่มแอลกอฮอล์</li><li>หากไม่สนุกแล้วให้หยุด และคุยกับคนที่ไว้ใจ</li><li>ที่<strong>ขีดจำกัดการเล่น</strong>ในศูนย์สมาชิก คุณตั้งขีดจำกัด พักการเล่น หรือกันตนเองได้ <a href="/th/responsible">อ่านเพิ่มเติม</a></li></ul>',
      vi: '<p>Về lâu dài, chơi là tốn tiền. Tỷ lệ trả thưởng trong luật cho biết bao nhiêu: ở mức 96%, cược 100 tốn trung bình 4. Mỗi ván bạn có thể mất toàn bộ tiền cược. Chỉ chơi với số tiền bạn có thể mất, đừng chơi để gỡ.</p><ul><li>Định trước số tiền và thời gian.</li><li>Đừng chơi khi mệt, buồn hoặc đã uống rượu.</li><li>Khi hết vui, hãy dừng lại và nói chuyện với người bạn tin tưởng.</li><li>Tại <strong>Giới hạn chơi</strong> trong trung tâm thành viên, bạn đặt giới hạn, tạm nghỉ hoặc tự loại trừ. <a href="/vi/responsible">Xem thêm</a></li></ul>',
      ar: '<p>اللعب يكلّف مالًا على المدى الطويل. يبيّن العائد للاعب في القواعد كم: عند 96% يكلّف رهان قدره 100 نحو 4 في المتوسط. قد تخسر رهانك كله في كل جولة. العب بما تحتمل خسارته فقط، ولا تلعب لتسترد ما خسرت.</p><ul><li>حدّد مبلغًا ووقتًا قبل أن تبدأ.</li><li>لا تلعب وأنت متعب أو حزين أو بعد الشرب.</li><li>إن لم يعد اللعب ممتعًا فتوقّف وتحدّث إلى من تثق به.</li><li>في <strong>حدود اللعب</strong> في مركز الأعضاء تضبط الحدود أو تأخذ استراحة أو تستبعد نفسك. <a href="/ar/responsible">المزيد عن اللعب المسؤول</a></li></ul>',
    },
  },
];
