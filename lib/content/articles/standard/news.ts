import type { StandardArticle } from './types';

/** The demo's news; each sentence is true of the site as shipped. */
export const NEWS_ARTICLES: readonly StandardArticle[] = [
  {
    kind: 'news',
    slug: 'the-house-on-your-home-screen',
    daysAgo: 2,
    title: {
      en: 'The house on your home screen',
      zh: '把本站放到主屏幕',
      th: 'วางเว็บไว้บนหน้าจอหลัก',
      vi: 'Đưa trang lên màn hình chính',
      ar: 'البيت على شاشتك الرئيسية',
    },
    summary: {
      en: 'Phones can keep the site as an app: its own icon, no address bar, and nothing to download from a shop.',
      zh: '手机可将本站作为应用保存：独立图标、无地址栏，也无需从商店下载。',
      th: 'โทรศัพท์เก็บเว็บไว้เป็นแอปได้ มีไอคอนของตัวเอง ไม่มีแถบที่อยู่ และไม่ต้องดาวน์โหลดจากร้านค้า',
      vi: 'Điện thoại có thể giữ trang như một ứng dụng: biểu tượng riêng, không thanh địa chỉ, không cần tải từ cửa hàng.',
      ar: 'يمكن للهاتف أن يحفظ الموقع تطبيقًا: أيقونة خاصة بلا شريط عنوان ولا تنزيل من متجر.',
    },
    body: {
      en: '<p>On Android, open the <a href="/down">download page</a> and press Install. On an iPhone, either add the page by the share button, or load the small profile that sets the icon for you. Both open the same site, so there is nothing to update.</p><p>Without a network the app says so and waits. Balances and games are never shown from memory: what you see about money is always asked of the server.</p>',
      zh: '<p>安卓：打开<a href="/zh/down">下载页</a>，点击安装。iPhone：可用分享按钮添加，或加载为您放置图标的小描述文件。两者打开的都是同一网站，无需更新。</p><p>没有网络时，应用会提示并等待。余额与游戏绝不从缓存显示：与钱有关的内容始终向服务器查询。</p>',
      th: '<p>บน Android เปิด<a href="/th/down">หน้าดาวน์โหลด</a>แล้วกดติดตั้ง บน iPhone เพิ่มหน้าด้วยปุ่มแชร์ หรือโหลดโปรไฟล์เล็กที่วางไอคอนให้ ทั้งสองเปิดเว็บเดียวกัน จึงไม่ต้องอัปเดต</p><p>เมื่อไม่มีเครือข่าย แอปจะบอกและรอ ยอดเงินและเกมไม่เคยแสดงจากหน่วยความจำ ทุกสิ่งเกี่ยวกับเงินถามจากเซิร์ฟเวอร์เสมอ</p>',
      vi: '<p>Trên Android, mở <a href="/vi/down">trang tải</a> và nhấn Cài đặt. Trên iPhone, thêm trang bằng nút chia sẻ, hoặc tải hồ sơ nhỏ đặt biểu tượng giúp bạn. Cả hai mở cùng một trang nên không cần cập nhật.</p><p>Khi mất mạng, ứng dụng báo và chờ. Số dư và trò chơi không bao giờ hiện từ bộ nhớ: mọi thứ về tiền đều hỏi máy chủ.</p>',
      ar: '<p>على أندرويد افتح <a href="/ar/down">صفحة التنزيل</a> واضغط تثبيت. وعلى آيفون أضف الصفحة بزر المشاركة أو حمّل ملف التعريف الصغير الذي يضع الأيقونة لك. كلاهما يفتح الموقع نفسه فلا شيء يُحدَّث.</p><p>عند انقطاع الشبكة يخبرك التطبيق وينتظر. لا تُعرض الأرصدة والألعاب من الذاكرة أبدًا: كل ما يخص المال يُسأل عنه الخادم.</p>',
    },
  },
  {
    kind: 'news',
    slug: 'every-round-has-a-proof',
    daysAgo: 9,
    title: {
      en: 'Every round in your record has a proof',
      zh: '投注记录中的每一局都有证明',
      th: 'ทุกรอบในประวัติของคุณมีหลักฐาน',
      vi: 'Mỗi ván trong lịch sử của bạn đều có bằng chứng',
      ar: 'لكل جولة في سجلك برهان',
    },
    summary: {
      en: 'The betting record now leads from each round of our own games to the page that recomputes it.',
      zh: '投注记录现可从自有游戏的每一局直达重新计算该局的页面。',
      th: 'ประวัติเดิมพันเชื่อมจากทุกรอบของเกมของเราเองไปยังหน้าที่คำนวณรอบนั้นใหม่',
      vi: 'Lịch sử cược nay dẫn từ mỗi ván trong trò chơi của chúng tôi tới trang tính lại ván đó.',
      ar: 'يقودك سجل الرهانات من كل جولة في ألعابنا إلى الصفحة التي تعيد حسابها.',
    },
    body: {
      en: '<p>Open a round in your <a href="/member/bets">betting record</a>: it shows the reels, what each line paid, and the seeds. Once the server seed is revealed, one press takes you to the verifier with everything filled in.</p>',
      zh: '<p>在<a href="/zh/member/bets">投注记录</a>中打开一局：可看到转轴、每条线的派彩以及种子。服务器种子公开后，一键即可进入已填好的验证页面。</p>',
      th: '<p>เปิดรอบใน<a href="/th/member/bets">ประวัติเดิมพัน</a> จะเห็นวงล้อ สิ่งที่แต่ละไลน์จ่าย และซีด เมื่อซีดของเซิร์ฟเวอร์ถูกเปิดเผย กดครั้งเดียวจะไปยังหน้าตรวจสอบที่กรอกไว้ครบ</p>',
      vi: '<p>Mở một ván trong <a href="/vi/member/bets">lịch sử cược</a>: bạn thấy cuộn quay, tiền trả từng dòng và các hạt giống. Khi hạt giống máy chủ được công bố, một lần nhấn đưa bạn tới trang kiểm chứng đã điền sẵn.</p>',
      ar: '<p>افتح جولة في <a href="/ar/member/bets">سجل رهاناتك</a>: تظهر البكرات وما دفعه كل خط والبذور. وبعد كشف بذرة الخادم تأخذك ضغطة إلى صفحة التحقق وكل شيء مملوء.</p>',
    },
  },
];
