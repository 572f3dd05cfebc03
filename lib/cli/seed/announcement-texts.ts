import type { Text } from '@/lib/content/types';

export interface SeedAnnouncement {
  type: 'B' | 'PU' | 'PL' | 'H';
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
    type: 'B',
    execution: ['A', 'B'],
    daysAgo: 0,
    title: {
      en: 'Every slot round can be checked by you',
      zh: '每一局老虎机都可由您亲自验证',
      th: 'ตรวจสอบสล็อตทุกรอบได้ด้วยตัวคุณเอง',
      vi: 'Bạn có thể tự kiểm tra từng vòng quay',
      ar: 'يمكنك التحقق بنفسك من كل جولة',
    },
    content: {
      en: '<p>Before you spin, we show the fingerprint of the server seed. When you change seeds we reveal it, and the <a href="/fairness">fairness page</a> recomputes any round in your own browser.</p>',
      zh: '<p>每次旋转前，我们先公布服务器种子的指纹。更换种子时我们会公开种子，<a href="/zh/fairness">公平验证页</a>会在您自己的浏览器中重新计算任意一局。</p>',
      th: '<p>ก่อนหมุน เราแสดงลายนิ้วมือของซีดเซิร์ฟเวอร์ให้คุณเห็น เมื่อเปลี่ยนซีดเราจะเปิดเผยซีดเดิม และ<a href="/th/fairness">หน้าตรวจสอบความยุติธรรม</a>จะคำนวณรอบใดก็ได้ใหม่ในเบราว์เซอร์ของคุณเอง</p>',
      vi: '<p>Trước khi quay, chúng tôi cho bạn xem dấu vân tay của hạt giống máy chủ. Khi bạn đổi hạt giống, chúng tôi công bố nó, và <a href="/vi/fairness">trang kiểm chứng</a> tính lại bất kỳ vòng nào ngay trong trình duyệt của bạn.</p>',
      ar: '<p>قبل أن تدور البكرات نعرض بصمة بذرة الخادم. وعندما تغيّر البذور نكشفها، وتعيد <a href="/ar/fairness">صفحة النزاهة</a> حساب أي جولة في متصفحك.</p>',
    },
  },
  {
    type: 'B',
    execution: ['A', 'B'],
    daysAgo: 1,
    title: {
      en: 'Nearly ten thousand games are open tonight',
      zh: '今晚近一万款游戏开放',
      th: 'คืนนี้เปิดให้เล่นเกือบหนึ่งหมื่นเกม',
      vi: 'Tối nay gần mười nghìn trò chơi đang mở',
      ar: 'ما يقرب من عشرة آلاف لعبة مفتوحة الليلة',
    },
    content: {
      en: '<p>Find one by name, by vendor or by kind in the <a href="/rng">slots lobby</a>. Each game shows its return to player and its limits before you stake.</p>',
      zh: '<p>在<a href="/zh/rng">电子大厅</a>按名称、厂商或类别查找。每款游戏在下注前都会显示返还率与限额。</p>',
      th: '<p>ค้นหาตามชื่อ ค่าย หรือประเภทได้ใน<a href="/th/rng">ล็อบบี้สล็อต</a> ทุกเกมแสดงอัตราคืนผู้เล่นและวงเงินก่อนวางเดิมพัน</p>',
      vi: '<p>Tìm theo tên, nhà phát hành hoặc thể loại trong <a href="/vi/rng">sảnh slot</a>. Mỗi trò chơi đều cho biết tỷ lệ hoàn trả và giới hạn trước khi bạn đặt cược.</p>',
      ar: '<p>ابحث بالاسم أو المزوّد أو النوع في <a href="/ar/rng">صالة السلوتس</a>. تعرض كل لعبة نسبة العائد وحدودها قبل أن تراهن.</p>',
    },
  },
  {
    type: 'B',
    execution: ['A', 'B'],
    daysAgo: 2,
    title: {
      en: 'Try any slot with play money first',
      zh: '先用试玩金体验任意老虎机',
      th: 'ลองสล็อตเกมใดก็ได้ด้วยเงินทดลองก่อน',
      vi: 'Thử mọi trò slot bằng tiền chơi thử trước',
      ar: 'جرّب أي لعبة سلوتس بأموال اللعب أولًا',
    },
    content: {
      en: '<p>A trial account plays at once, without registration. Play money is kept apart from real money: it can be neither deposited nor withdrawn.</p>',
      zh: '<p>试玩账号无需注册即可开始。试玩金与真实资金完全分开，既不能存入也不能提取。</p>',
      th: '<p>บัญชีทดลองเล่นได้ทันทีโดยไม่ต้องสมัคร เงินทดลองแยกจากเงินจริงโดยสิ้นเชิง ฝากหรือถอนไม่ได้</p>',
      vi: '<p>Tài khoản chơi thử vào chơi ngay, không cần đăng ký. Tiền chơi thử tách hẳn khỏi tiền thật: không nạp và không rút được.</p>',
      ar: '<p>يلعب الحساب التجريبي فورًا دون تسجيل. أموال اللعب منفصلة عن الأموال الحقيقية: لا تُودَع ولا تُسحَب.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 3,
    title: {
      en: 'How withdrawals are looked after',
      zh: '提款如何处理',
      th: 'เราดูแลการถอนเงินอย่างไร',
      vi: 'Chúng tôi xử lý rút tiền như thế nào',
      ar: 'كيف نتعامل مع طلبات السحب',
    },
    content: {
      en: '<p>Your money is set aside the moment you ask. A person checks the request, and above a threshold a second person does. You are told of each step under messages.</p>',
      zh: '<p>提出申请的那一刻，款项即被单独冻结。由专人审核，超过一定金额还需第二人复核。每一步都会在消息中通知您。</p>',
      th: '<p>เงินของคุณจะถูกกันไว้ทันทีที่ส่งคำขอ เจ้าหน้าที่ตรวจสอบทุกคำขอ และถ้าเกินเกณฑ์จะมีคนที่สองตรวจซ้ำ คุณจะได้รับแจ้งทุกขั้นตอนในข้อความ</p>',
      vi: '<p>Tiền của bạn được giữ riêng ngay khi bạn gửi yêu cầu. Một nhân viên kiểm tra, và trên một ngưỡng nhất định sẽ có người thứ hai kiểm tra lại. Mỗi bước đều được báo trong mục tin nhắn.</p>',
      ar: '<p>تُحجز أموالك لحظة تقديم الطلب. يراجعه موظف، وفوق حدّ معيّن يراجعه موظف ثانٍ. نُعلمك بكل خطوة في الرسائل.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 5,
    title: {
      en: 'Live tables, fishing and sport are being prepared',
      zh: '真人、捕鱼与体育正在准备中',
      th: 'คาสิโนสด เกมยิงปลา และกีฬากำลังเตรียมเปิด',
      vi: 'Bàn trực tiếp, bắn cá và thể thao đang được chuẩn bị',
      ar: 'الطاولات المباشرة والصيد والرياضة قيد التحضير',
    },
    content: {
      en: '<p>Their titles are listed and marked as under maintenance. They open when their engines are finished and tested, not before.</p>',
      zh: '<p>这些游戏已列出并标记为维护中。待引擎完成并通过测试后才会开放。</p>',
      th: '<p>รายชื่อเกมแสดงไว้แล้วและทำเครื่องหมายว่าอยู่ระหว่างปรับปรุง จะเปิดเมื่อระบบเสร็จและผ่านการทดสอบเท่านั้น</p>',
      vi: '<p>Các trò chơi đã được liệt kê và đánh dấu bảo trì. Chúng chỉ mở khi hệ thống hoàn thiện và được kiểm thử.</p>',
      ar: '<p>عناوينها مدرجة ومعلّمة بأنها قيد الصيانة. تُفتح عندما تكتمل محركاتها وتُختبر، لا قبل ذلك.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 8,
    title: {
      en: 'Keep your payment password to yourself',
      zh: '请妥善保管您的支付密码',
      th: 'เก็บรหัสผ่านการเงินไว้กับตัวคุณเท่านั้น',
      vi: 'Giữ kín mật khẩu thanh toán của bạn',
      ar: 'احتفظ بكلمة مرور الدفع لنفسك',
    },
    content: {
      en: '<p>Withdrawals ask for it, and our staff never do. If somebody asks you for it, tell customer service.</p>',
      zh: '<p>提款时需要输入它，而我们的员工绝不会索取。若有人向您索要，请告知客服。</p>',
      th: '<p>การถอนเงินต้องใช้รหัสนี้ แต่พนักงานของเราจะไม่ถามเด็ดขาด ถ้ามีใครถาม โปรดแจ้งฝ่ายบริการลูกค้า</p>',
      vi: '<p>Khi rút tiền hệ thống sẽ hỏi, còn nhân viên thì không bao giờ. Nếu có ai hỏi bạn, hãy báo cho chăm sóc khách hàng.</p>',
      ar: '<p>يُطلب عند السحب، ولا يطلبه موظفونا أبدًا. إن طلبه أحد منك فأخبر خدمة العملاء.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 12,
    title: {
      en: 'A free-spin round never gets lost',
      zh: '免费旋转绝不会丢失',
      th: 'รอบฟรีสปินไม่มีวันหาย',
      vi: 'Vòng quay miễn phí không bao giờ mất',
      ar: 'جولة الدورات المجانية لا تضيع أبدًا',
    },
    content: {
      en: '<p>If your connection breaks, open the game again: it goes on where it stopped, with the same spins left.</p>',
      zh: '<p>如果连接中断，重新打开游戏即可从中断处继续，剩余次数不变。</p>',
      th: '<p>ถ้าการเชื่อมต่อหลุด ให้เปิดเกมอีกครั้ง เกมจะเล่นต่อจากจุดเดิมด้วยจำนวนสปินที่เหลือเท่าเดิม</p>',
      vi: '<p>Nếu mất kết nối, hãy mở lại trò chơi: vòng quay tiếp tục đúng chỗ dừng, với số lượt còn lại như cũ.</p>',
      ar: '<p>إذا انقطع اتصالك فافتح اللعبة من جديد: تُكمل من حيث توقفت بعدد الدورات المتبقية نفسه.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 16,
    title: {
      en: 'Five languages at the door',
      zh: '支持五种语言',
      th: 'รองรับห้าภาษา',
      vi: 'Năm ngôn ngữ chào đón bạn',
      ar: 'خمس لغات عند الباب',
    },
    content: {
      en: '<p>English, Chinese, Thai, Vietnamese and Arabic, each with its own address. Choose in the header; we remember it.</p>',
      zh: '<p>英语、中文、泰语、越南语和阿拉伯语，各有独立网址。在页眉选择后我们会记住。</p>',
      th: '<p>อังกฤษ จีน ไทย เวียดนาม และอาหรับ แต่ละภาษามีที่อยู่ของตัวเอง เลือกได้ที่ส่วนหัว เราจะจำไว้ให้</p>',
      vi: '<p>Tiếng Anh, Trung, Thái, Việt và Ả Rập, mỗi ngôn ngữ có địa chỉ riêng. Chọn ở đầu trang; chúng tôi sẽ ghi nhớ.</p>',
      ar: '<p>الإنجليزية والصينية والتايلاندية والفيتنامية والعربية، ولكل منها عنوانها. اختر من أعلى الصفحة وسنتذكر اختيارك.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 20,
    title: {
      en: 'Eighteen and over',
      zh: '须年满十八岁',
      th: 'สำหรับผู้ที่มีอายุสิบแปดปีขึ้นไป',
      vi: 'Dành cho người từ mười tám tuổi',
      ar: 'لمن بلغ الثامنة عشرة فما فوق',
    },
    content: {
      en: '<p>Play is for adults, and for money you can do without. If it stops being a pleasure, stop.</p>',
      zh: '<p>游戏仅限成年人，且只应使用闲钱。当它不再有趣时，请停下来。</p>',
      th: '<p>การเล่นมีไว้สำหรับผู้ใหญ่ และสำหรับเงินที่คุณไม่เดือดร้อนหากเสียไป เมื่อไม่สนุกแล้ว จงหยุด</p>',
      vi: '<p>Trò chơi dành cho người lớn và cho số tiền bạn có thể không cần đến. Khi không còn vui nữa, hãy dừng lại.</p>',
      ar: '<p>اللعب للبالغين وبمال يمكنك الاستغناء عنه. وحين يتوقف عن كونه متعة، فتوقّف.</p>',
    },
  },
  {
    type: 'H',
    execution: ['A', 'B'],
    daysAgo: 27,
    title: {
      en: 'The lanterns are lit',
      zh: '灯笼已点亮',
      th: 'โคมไฟถูกจุดแล้ว',
      vi: 'Đèn lồng đã thắp sáng',
      ar: 'أُضيئت الفوانيس',
    },
    content: {
      en: '<p>Lantern House has opened its doors. Walk around, look at the stalls, and sit down where you like the light.</p>',
      zh: '<p>灯笼阁现已开门迎客。四处走走，看看摊位，在喜欢的灯光下坐下来。</p>',
      th: '<p>Lantern House เปิดประตูแล้ว เดินชมแผงต่าง ๆ แล้วนั่งลงตรงที่คุณชอบแสงไฟ</p>',
      vi: '<p>Lantern House đã mở cửa. Hãy dạo quanh, ngắm các gian hàng và ngồi xuống nơi bạn thích ánh đèn.</p>',
      ar: '<p>فتح بيت الفوانيس أبوابه. تجوّل وانظر إلى الأكشاك واجلس حيث يعجبك الضوء.</p>',
    },
  },
];
