import type { StandardArticle } from '@/lib/content/articles/standard/types';

/** The demo's articles about what its site offers. */
export const DEMO_ARTICLES: readonly StandardArticle[] = [
  {
    kind: 'blog',
    slug: 'play-first',
    daysAgo: 30,
    title: {
      en: 'Play first, decide later',
      zh: '先试玩，再决定',
      th: 'เล่นก่อน ค่อยตัดสินใจ',
      vi: 'Chơi trước, quyết định sau',
      ar: 'العب أولًا وقرّر لاحقًا',
    },
    summary: {
      en: 'A trial account with play money opens in one press, without a name or a number.',
      zh: '一键开启试玩账户，附送试玩金，无需姓名或手机号。',
      th: 'เปิดบัญชีทดลองพร้อมเงินทดลองในคลิกเดียว ไม่ต้องใส่ชื่อหรือเบอร์โทร',
      vi: 'Một lần nhấn là có tài khoản thử với tiền chơi thử, không cần tên hay số điện thoại.',
      ar: 'حساب تجريبي بأموال لعب يُفتح بضغطة واحدة، بلا اسم ولا رقم.',
    },
    body: {
      en: '<p>Press <strong>Try it for free</strong> on the page of a game, or <strong>Free play</strong> in the login window. You play any open slot with play money, by the same rules and with the same chances as with real money.</p><ul><li>Play money is a currency of its own: it is never mixed with real money and cannot be withdrawn.</li><li>You give us no data and owe us nothing.</li><li>A real account starts with a balance of zero; play money is not carried over.</li></ul>',
      zh: '<p>在登录窗口点击<strong>免费试玩</strong>，即可用试玩金体验任意老虎机，规则与几率和真钱完全相同。</p><ul><li>试玩金是独立的币种：从不与真钱混用，也不能提现。</li><li>无需提供任何资料，也不欠任何款项。</li><li>开设正式账户后，一切重新开始。</li></ul>',
      th: '<p>กด<strong>เล่นฟรี</strong>ในหน้าต่างเข้าสู่ระบบ แล้วเล่นสล็อตเกมใดก็ได้ด้วยเงินทดลอง กติกาและโอกาสเหมือนเงินจริงทุกประการ</p><ul><li>เงินทดลองเป็นสกุลเงินแยก ไม่ปะปนกับเงินจริงและถอนไม่ได้</li><li>เราไม่ขอข้อมูลใด และคุณไม่ติดค้างอะไร</li><li>เมื่อเปิดบัญชีจริง คุณเริ่มต้นใหม่ทั้งหมด</li></ul>',
      vi: '<p>Nhấn <strong>Chơi thử</strong> trong cửa sổ đăng nhập. Bạn vào bất kỳ trò slot nào với tiền chơi thử, cùng luật và cùng cơ hội như tiền thật.</p><ul><li>Tiền chơi thử là một loại tiền riêng: không bao giờ lẫn với tiền thật và không rút được.</li><li>Chúng tôi không hỏi gì, và bạn không nợ gì.</li><li>Khi mở tài khoản thật, bạn bắt đầu lại từ đầu.</li></ul>',
      ar: '<p>اضغط <strong>اللعب التجريبي</strong> في نافذة الدخول، واجلس إلى أي لعبة سلوتس بأموال اللعب، بالقواعد والاحتمالات نفسها التي للمال الحقيقي.</p><ul><li>أموال اللعب عملة مستقلة: لا تختلط بالمال الحقيقي ولا يمكن سحبها.</li><li>لا نطلب منك شيئًا ولا يترتب عليك شيء.</li><li>حين تفتح حسابًا حقيقيًا تبدأ من جديد.</li></ul>',
    },
  },
  {
    kind: 'blog',
    slug: 'the-nightly-board',
    daysAgo: 12,
    title: {
      en: 'The board by lantern light',
      zh: '灯下榜单',
      th: 'กระดานใต้แสงโคม',
      vi: 'Bảng vàng dưới ánh đèn',
      ar: 'لوحة تحت ضوء الفوانيس',
    },
    summary: {
      en: 'Who won most today, this week and this month: real settled rounds, names half hidden.',
      zh: '今日、本周、本月谁赢得最多：真实结算牌局，姓名部分隐藏。',
      th: 'ใครชนะมากที่สุดวันนี้ สัปดาห์นี้ เดือนนี้ จากรอบที่ตัดสินจริง ปิดชื่อบางส่วน',
      vi: 'Ai thắng nhiều nhất hôm nay, tuần này, tháng này: vòng đã quyết toán thật, tên che bớt.',
      ar: 'من ربح أكثر اليوم وهذا الأسبوع وهذا الشهر: جولات مسوّاة حقيقية وأسماء نصف مخفية.',
    },
    body: {
      en: '<p>The board counts settled rounds of real money only. It starts again at midnight, on Mondays and on the first of the month, in the time zone of the site.</p><ul><li>Each member has one place; play money does not count.</li><li>A place on the board pays no prize.</li></ul>',
      zh: '<p>榜单只由真钱的已结算牌局构成。按本站时区，每日零点、每周一和每月一日重新开始。</p><ul><li>每位会员一个名次；试玩金不计入。</li><li>上榜没有奖金：仅供浏览。</li></ul>',
      th: '<p>กระดานมาจากรอบเงินจริงที่ตัดสินแล้วเท่านั้น เริ่มใหม่ทุกเที่ยงคืน ทุกวันจันทร์ และวันที่หนึ่งของเดือน ตามเขตเวลาของเว็บ</p><ul><li>สมาชิกหนึ่งคนหนึ่งอันดับ ไม่นับเงินทดลอง</li><li>การขึ้นกระดานไม่มีเงินรางวัล มีไว้ให้ดู</li></ul>',
      vi: '<p>Bảng chỉ gồm các vòng tiền thật đã quyết toán. Bảng bắt đầu lại lúc nửa đêm, thứ Hai và ngày mùng một, theo múi giờ của nhà cái.</p><ul><li>Mỗi hội viên một hạng; tiền chơi thử không tính.</li><li>Lên bảng không được thưởng: bảng chỉ để xem.</li></ul>',
      ar: '<p>تتكون اللوحة من جولات مسوّاة بالمال الحقيقي ولا شيء غيرها، وتبدأ من جديد عند منتصف الليل وكل اثنين وأول كل شهر بتوقيت الموقع.</p><ul><li>مرتبة واحدة لكل عضو، ولا تُحتسب أموال اللعب.</li><li>الظهور في اللوحة لا يدفع شيئًا: هي للمشاهدة.</li></ul>',
    },
  },
  {
    kind: 'blog',
    slug: 'lantern-in-your-pocket',
    daysAgo: 5,
    title: {
      en: 'A lantern in your pocket',
      zh: '口袋里的灯笼',
      th: 'โคมในกระเป๋าของคุณ',
      vi: 'Chiếc đèn lồng trong túi bạn',
      ar: 'فانوس في جيبك',
    },
    summary: {
      en: 'Put Lantern House on your home screen: it opens like an app and takes hardly any room.',
      zh: '将灯笼坊添加到主屏幕：像应用一样打开，几乎不占空间。',
      th: 'เพิ่มแลนเทิร์น เฮาส์ ไว้ที่หน้าจอหลัก เปิดเหมือนแอปและแทบไม่กินพื้นที่',
      vi: 'Đặt Lantern House lên màn hình chính: mở như ứng dụng, gần như không tốn chỗ.',
      ar: 'ضع بيت الفوانيس على شاشتك الرئيسية: يُفتح كتطبيق ولا يكاد يشغل مساحة.',
    },
    body: {
      en: '<p>The download page leads you through it step by step, on an iPhone, on Android and on a computer. There is nothing to update: what opens is always the site as it is today.</p>',
      zh: '<p>下载页会一步步指引您，适用于 iPhone、安卓和电脑。无需更新：打开的始终是今天的网站。</p>',
      th: '<p>หน้าดาวน์โหลดพาคุณทำทีละขั้น ทั้ง iPhone, Android และคอมพิวเตอร์ ไม่ต้องอัปเดต เพราะสิ่งที่เปิดคือเว็บล่าสุดเสมอ</p>',
      vi: '<p>Trang tải xuống hướng dẫn từng bước trên iPhone, Android và máy tính. Không cần cập nhật: mở ra luôn là trang của hôm nay.</p>',
      ar: '<p>ترشدك صفحة التنزيل خطوة بخطوة على آيفون وأندرويد والحاسوب. لا شيء لتحديثه: ما يُفتح هو الموقع كما هو اليوم دائمًا.</p>',
    },
  },
  {
    kind: 'blog',
    slug: 'a-clock-on-the-wall',
    daysAgo: 40,
    title: {
      en: 'We hang a clock on the wall',
      zh: '我们在墙上挂了钟',
      th: 'เราแขวนนาฬิกาไว้บนผนัง',
      vi: 'Chúng tôi treo đồng hồ trên tường',
      ar: 'نعلّق ساعة على الحائط',
    },
    summary: {
      en: 'Games cost money. How to play for fun, how to notice that it no longer is, and how to stop in time.',
      zh: '游戏需要花钱。如何为乐趣而玩、察觉不再有趣并及时停下。',
      th: 'เกมมีค่าใช้จ่าย วิธีเล่นเพื่อความสนุก สังเกตเมื่อไม่สนุก และหยุดให้ทัน',
      vi: 'Trò chơi tốn tiền. Cách chơi cho vui, nhận ra khi hết vui và dừng đúng lúc.',
      ar: 'الألعاب تكلّف مالًا. كيف تلعب للمتعة وتلاحظ غيابها وتتوقف في الوقت المناسب.',
    },
    body: {
      en: '<p>The header shows the time on every page. Your betting record shows to the cent what play has cost you. Before you begin, decide what an evening may cost. When that amount is spent, stop.</p><ul><li>Never play to win back a loss.</li><li>Never play with money that you need for something else.</li><li>If it is no longer fun, talk to somebody.</li></ul>',
      zh: '<p>每页页眉都显示时间，投注记录精确显示游戏花费。开始前先决定今晚的预算；花完就结束。</p><ul><li>切勿为追回损失而玩。</li><li>切勿动用另有用途的钱。</li><li>若不再有趣，请找人谈谈。</li></ul>',
      th: '<p>ส่วนหัวแสดงเวลาทุกหน้า และประวัติเดิมพันบอกค่าใช้จ่ายละเอียดถึงสตางค์ กำหนดงบก่อนเริ่ม เมื่อหมดก็จบคืนนั้น</p><ul><li>อย่าเล่นเพื่อเอาเงินที่เสียคืน</li><li>อย่าใช้เงินที่มีไว้สำหรับเรื่องอื่น</li><li>ถ้าไม่สนุกแล้ว คุยกับใครสักคน</li></ul>',
      vi: '<p>Đầu trang luôn hiện giờ, lịch sử cược cho biết bạn đã tốn bao nhiêu, chính xác từng xu. Hãy định trước một buổi tối được tốn bao nhiêu; hết thì dừng.</p><ul><li>Đừng chơi để gỡ.</li><li>Đừng dùng tiền dành cho việc khác.</li><li>Nếu không còn vui, hãy nói chuyện với ai đó.</li></ul>',
      ar: '<p>يعرض رأس الصفحة الوقت دائمًا، ويعرض سجل رهاناتك ما كلّفك اللعب بدقة القرش. قرّر قبل أن تبدأ كم تكلّف الأمسية؛ فإذا أُنفق المبلغ انتهت.</p><ul><li>لا تلعب لتستعيد ما خسرت.</li><li>لا تلعب بمال مخصّص لغير ذلك.</li><li>إن لم يعد ممتعًا فتحدّث إلى أحد.</li></ul>',
    },
  },
];
