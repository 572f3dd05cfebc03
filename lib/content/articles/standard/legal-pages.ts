import type { StandardArticle } from './types';

/** The terms and the privacy policy that a new site has. They name no brand. Operators adapt them to their law. */
export const LEGAL_PAGES: readonly StandardArticle[] = [
  {
    kind: 'house',
    slug: 'terms',
    daysAgo: 30,
    title: { en: 'Terms', zh: '服务条款', th: 'ข้อกำหนด', vi: 'Điều khoản', ar: 'الشروط' },
    summary: {
      en: 'What applies to every account and every bet.',
      zh: '适用于每个账户和每笔投注的规则。',
      th: 'สิ่งที่ใช้กับทุกบัญชีและทุกการเดิมพัน',
      vi: 'Những điều áp dụng cho mọi tài khoản và mọi cược.',
      ar: 'ما يسري على كل حساب وكل رهان.',
    },
    body: {
      en: '<p>Members must be at least 18 years old and of legal age where they live. Each person may have one account, must keep the password secret, and may play only for themselves.</p><p>An accepted bet is final. An interrupted round is continued. If that is not possible, the stake is returned. If a game malfunctions, the affected rounds are void and their stakes are returned.</p><p>Play money has no value and cannot be withdrawn.</p>',
      zh: '<p>会员须年满 18 岁并达到所在地法定年龄。每人仅限一个账户，须妥善保管密码，并仅为本人游戏。</p><p>已接受的投注有效。中断的牌局将继续，无法继续则退款。游戏故障会使受影响的牌局作废并退还投注。</p><p>试玩金没有价值，不能提取。</p>',
      th: '<p>สมาชิกต้องมีอายุอย่างน้อย 18 ปีและถึงเกณฑ์ตามกฎหมายในพื้นที่ของตน หนึ่งคนมีได้หนึ่งบัญชี เก็บรหัสผ่านเป็นความลับ และเล่นเพื่อตนเอง</p><p>เดิมพันที่รับแล้วถือว่ามีผล รอบที่ถูกขัดจังหวะจะเล่นต่อ หรือคืนเงินหากเล่นต่อไม่ได้ หากเกมขัดข้อง รอบที่ได้รับผลจะเป็นโมฆะและคืนเดิมพัน</p><p>เงินทดลองไม่มีมูลค่าและถอนไม่ได้</p>',
      vi: '<p>Thành viên phải đủ 18 tuổi và đủ tuổi theo luật nơi cư trú. Mỗi người một tài khoản, giữ kín mật khẩu và tự chơi cho mình.</p><p>Cược đã được nhận là có hiệu lực. Ván bị gián đoạn được chơi tiếp, hoặc hoàn tiền nếu không thể. Lỗi trò chơi làm vô hiệu các ván liên quan và hoàn lại tiền cược.</p><p>Tiền chơi thử không có giá trị và không thể rút.</p>',
      ar: '<p>يجب أن يكون عمر العضو 18 عامًا على الأقل وأن يبلغ السن القانونية حيث يقيم. لكل شخص حساب واحد، ويحافظ على سرية كلمة مروره ويلعب لنفسه فقط.</p><p>الرهان المقبول نهائي. الجولة المنقطعة تُستأنف، وإن تعذّر ذلك أُعيد الرهان. إذا تعطلت لعبة أُلغيت الجولات المتأثرة وأُعيدت رهاناتها.</p><p>الرصيد التجريبي بلا قيمة ولا يُسحب.</p>',
    },
  },
  {
    kind: 'house',
    slug: 'privacy',
    daysAgo: 30,
    title: { en: 'Privacy', zh: '隐私', th: 'ความเป็นส่วนตัว', vi: 'Quyền riêng tư', ar: 'الخصوصية' },
    summary: {
      en: 'Which data this site stores, and why.',
      zh: '本站保存哪些数据，以及原因。',
      th: 'เว็บนี้เก็บข้อมูลอะไร และเพราะเหตุใด',
      vi: 'Trang này lưu dữ liệu nào, và vì sao.',
      ar: 'البيانات التي يحفظها هذا الموقع وسببها.',
    },
    body: {
      en: '<p>We store what we need to run your account: your registration details, your logins and your transactions. We store passwords only as hashes.</p><p>Names on the winners page are partly hidden. We use no advertising networks.</p>',
      zh: '<p>本站只保存运行账户所需的信息：注册资料、登录记录和账目。密码仅以哈希形式保存。</p><p>赢家页面上的名字部分隐藏。我们不使用广告网络。</p>',
      th: '<p>เราเก็บเฉพาะข้อมูลที่จำเป็นต่อบัญชีของคุณ ได้แก่ข้อมูลสมัคร การเข้าสู่ระบบ และรายการบัญชี รหัสผ่านเก็บเป็นค่าแฮชเท่านั้น</p><p>ชื่อในหน้าผู้ชนะถูกปิดบางส่วน เราไม่ใช้เครือข่ายโฆษณา</p>',
      vi: '<p>Chúng tôi chỉ giữ những gì cần cho tài khoản: thông tin đăng ký, lịch sử đăng nhập và các bút toán. Mật khẩu chỉ được lưu dạng băm.</p><p>Tên trên trang người thắng được che một phần. Chúng tôi không dùng mạng quảng cáo.</p>',
      ar: '<p>نحفظ ما يلزم لتشغيل حسابك: بيانات التسجيل وعمليات الدخول والمعاملات. لا نحفظ كلمات المرور إلا مشفّرة بهاش.</p><p>الأسماء في صفحة الفائزين مخفية جزئيًا. لا نستخدم شبكات إعلانات.</p>',
    },
  },
];
