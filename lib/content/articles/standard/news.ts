import type { StandardArticle } from './types';

/** The demo's news; each sentence is true of the site as shipped. */
export const NEWS_ARTICLES: readonly StandardArticle[] = [
  {
    kind: 'news',
    slug: 'the-house-on-your-home-screen',
    daysAgo: 2,
    title: {
      en: 'Add the site to your home screen',
      zh: '把本站添加到主屏幕',
      th: 'เพิ่มเว็บไซต์บนหน้าจอหลัก',
      vi: 'Thêm trang vào màn hình chính',
      ar: 'أضف الموقع إلى شاشتك الرئيسية',
    },
    summary: {
      en: 'The site can be installed as an app with its own icon. You need no app store.',
      zh: '本站可安装为带有独立图标的应用，无需应用商店。',
      th: 'ติดตั้งเว็บไซต์เป็นแอปที่มีไอคอนของตัวเองได้ โดยไม่ต้องใช้ร้านค้าแอป',
      vi: 'Có thể cài trang như một ứng dụng có biểu tượng riêng, không cần cửa hàng ứng dụng.',
      ar: 'يمكن تثبيت الموقع كتطبيق له أيقونته، دون متجر تطبيقات.',
    },
    body: {
      en: '<p>On Android, open the <a href="/down">download page</a> and press Install. On an iPhone, add the page with the share button, or download the profile that adds the icon for you. The app opens this site, so there is nothing to update.</p><p>Without a network the app says that you are offline. Balances and games always come from the server.</p>',
      zh: '<p>安卓：打开<a href="/zh/down">下载页</a>，点击安装。iPhone：用分享按钮添加本页，或下载可添加图标的描述文件。应用打开的就是本站，无需更新。</p><p>没有网络时，应用会提示您已离线。余额与游戏始终来自服务器。</p>',
      th: '<p>บน Android เปิด<a href="/th/down">หน้าดาวน์โหลด</a>แล้วกดติดตั้ง บน iPhone เพิ่มหน้านี้ด้วยปุ่มแชร์ หรือดาวน์โหลดโปรไฟล์ที่เพิ่มไอคอนให้ แอปเปิดเว็บไซต์นี้ จึงไม่ต้องอัปเดต</p><p>เมื่อไม่มีเครือข่าย แอปจะบอกว่าคุณออฟไลน์ ยอดเงินและเกมมาจากเซิร์ฟเวอร์เสมอ</p>',
      vi: '<p>Trên Android, mở <a href="/vi/down">trang tải</a> và nhấn Cài đặt. Trên iPhone, thêm trang bằng nút chia sẻ, hoặc tải hồ sơ thêm biểu tượng giúp bạn. Ứng dụng mở chính trang này nên không cần cập nhật.</p><p>Khi mất mạng, ứng dụng báo bạn đang ngoại tuyến. Số dư và trò chơi luôn lấy từ máy chủ.</p>',
      ar: '<p>على أندرويد افتح <a href="/ar/down">صفحة التنزيل</a> واضغط تثبيت. وعلى آيفون أضف الصفحة بزر المشاركة أو نزّل ملف التعريف الذي يضيف الأيقونة. يفتح التطبيق هذا الموقع، فلا حاجة إلى تحديث.</p><p>عند انقطاع الشبكة يخبرك التطبيق أنك غير متصل. تأتي الأرصدة والألعاب دائمًا من الخادم.</p>',
    },
  },
  {
    kind: 'news',
    slug: 'every-round-has-a-proof',
    daysAgo: 9,
    title: {
      en: 'Verify rounds from your betting record',
      zh: '从投注记录验证牌局',
      th: 'ตรวจสอบรอบจากประวัติการเดิมพัน',
      vi: 'Kiểm chứng ván chơi từ lịch sử cược',
      ar: 'تحقّق من الجولات من سجل الرهانات',
    },
    summary: {
      en: 'Each round of our own games in the betting record now has a link to the verifier.',
      zh: '投注记录中自有游戏的每一局现都附有验证链接。',
      th: 'ทุกรอบของเกมของเราเองในประวัติการเดิมพันมีลิงก์ไปยังหน้าตรวจสอบแล้ว',
      vi: 'Mỗi ván trong trò chơi của chúng tôi ở lịch sử cược nay có liên kết tới trang kiểm chứng.',
      ar: 'لكل جولة من ألعابنا الخاصة في سجل الرهانات رابط إلى صفحة التحقق.',
    },
    body: {
      en: '<p>Open a round in your <a href="/member/bets">betting record</a>. It shows the reels, what each line paid, and the seeds. When the server seed is revealed, one press opens the verifier with all fields filled in.</p>',
      zh: '<p>在<a href="/zh/member/bets">投注记录</a>中打开一局，可看到转轴、每条线的派彩以及种子。服务器种子公开后，一键即可打开已填好的验证页面。</p>',
      th: '<p>เปิดรอบใน<a href="/th/member/bets">ประวัติการเดิมพัน</a> จะเห็นวงล้อ จำนวนที่แต่ละไลน์จ่าย และซีด เมื่อซีดเซิร์ฟเวอร์ถูกเปิดเผย กดครั้งเดียวจะเปิดหน้าตรวจสอบที่กรอกไว้ครบ</p>',
      vi: '<p>Mở một ván trong <a href="/vi/member/bets">lịch sử cược</a>: bạn thấy cuộn quay, tiền trả từng dòng và các hạt giống. Khi hạt giống máy chủ được công bố, một lần nhấn mở trang kiểm chứng đã điền sẵn.</p>',
      ar: '<p>افتح جولة في <a href="/ar/member/bets">سجل الرهانات</a>: تظهر البكرات وما دفعه كل خط والبذور. وبعد كشف بذرة الخادم تفتح ضغطة واحدة صفحة التحقق وكل الحقول مملوءة.</p>',
    },
  },
];
