import type { StandardArticle } from './types';

/** The demo's blog: useful facts for players, true of any site. */
export const BLOG_ARTICLES: readonly StandardArticle[] = [
  {
    kind: 'blog',
    slug: 'what-return-to-player-means',
    daysAgo: 12,
    title: {
      en: 'What “return to player” means',
      zh: '“返还率”是什么意思',
      th: '“อัตราจ่ายคืน” หมายถึงอะไร',
      vi: '“Tỷ lệ trả thưởng” nghĩa là gì',
      ar: 'ما معنى «العائد للاعب»',
    },
    summary: {
      en: 'A return of 96% does not give you back 96 of your next 100. It is an average over millions of rounds. The rest is the cost of playing.',
      zh: '返还率 96% 并不意味着下一个 100 会还您 96。它是数百万局的平均值，其余部分就是游戏的成本。',
      th: 'อัตรา 96% ไม่ได้แปลว่าเล่น 100 แล้วได้คืน 96 แต่เป็นค่าเฉลี่ยของหลายล้านรอบ ส่วนที่เหลือคือค่าใช้จ่ายของการเล่น',
      vi: 'Tỷ lệ 96% không có nghĩa 100 tiếp theo sẽ trả lại 96. Đó là trung bình của hàng triệu ván; phần còn lại là chi phí chơi.',
      ar: 'عائد 96% لا يعيد لك 96 من كل 100 قادمة. إنه متوسط ملايين الجولات، والباقي كلفة اللعب.',
    },
    body: {
      en: '<p>The return to player is the part of all stakes that a game pays back as wins, on average and over a very long time. The difference to 100% is what the game costs. At 96% a stake of 1 costs 0.04 on average; 500 spins at 1 cost about 20.</p><h2>Why one evening looks different</h2><p>Wins are not evenly spread. A game with low volatility pays many small wins, so an evening stays near the average. A game with high volatility pays little for a long time and then a lot, so most evenings end below the average and a few far above it. Both can have the same return to player.</p><h2>What it does not say</h2><ul><li>It does not say what happens next. Each round is independent. A win is not more likely because a game has not paid for a long time.</li><li>It does not grow with the stake, unless the rules say so.</li><li>Raising your stakes by a system does not change it. It only changes how the losses are spread.</li></ul><p>The rules of our own games show the return to player and the volatility. Read them before you play.</p>',
      zh: '<p>返还率是指长期平均而言，一款游戏把全部投注中的多少以派彩形式还给玩家。与 100% 的差额就是游戏的成本：96% 时，每投注 1 平均花费 0.04；以 1 为注转 500 次，约花费 20。</p><h2>为何一晚的结果会不同</h2><p>派彩并不均匀。低波动的游戏小奖多，一晚的结果接近平均；高波动的游戏长时间给得少，然后一次给得多，因此多数夜晚低于平均，少数远高于平均。两者的返还率可以相同。</p><h2>它没有说明什么</h2><ul><li>它不预示下一局。每局都重新抽取，久未派彩并不会使中奖更容易。</li><li>除非规则写明，它不会随投注增大。</li><li>加注法改变不了它，只会改变亏损的分布。</li></ul><p>自有游戏的规则都写明返还率和波动性。请在游戏前阅读。</p>',
      th: '<p>อัตราจ่ายคืนคือส่วนของเดิมพันทั้งหมดที่เกมจ่ายกลับเป็นรางวัล โดยเฉลี่ยในระยะยาวมาก ส่วนที่ขาดไปจาก 100% คือค่าใช้จ่ายของเกม ที่ 96% เดิมพัน 1 มีค่าใช้จ่ายเฉลี่ย 0.04 หมุน 500 ครั้งครั้งละ 1 มีค่าใช้จ่ายราว 20</p><h2>ทำไมคืนเดียวจึงต่างไป</h2><p>เกมไม่ได้จ่ายสม่ำเสมอ เกมที่ผันผวนต่ำให้รางวัลเล็กบ่อย คืนหนึ่งจึงใกล้ค่าเฉลี่ย เกมที่ผันผวนสูงให้น้อยอยู่นานแล้วให้มากครั้งเดียว คืนส่วนใหญ่จึงต่ำกว่าค่าเฉลี่ยและบางคืนสูงกว่ามาก ทั้งสองอาจมีอัตราเท่ากัน</p><h2>สิ่งที่ไม่ได้บอก</h2><ul><li>ไม่ได้บอกว่ารอบต่อไปเป็นอย่างไร ทุกรอบสุ่มใหม่ เกมที่ไม่จ่ายมานานไม่ได้ทำให้ชนะง่ายขึ้น</li><li>ไม่เพิ่มตามเดิมพัน เว้นแต่กติการะบุ</li><li>สูตรเพิ่มเดิมพันเปลี่ยนไม่ได้ เปลี่ยนเพียงการกระจายของการเสีย</li></ul><p>กติกาเกมของเราเองแสดงอัตราจ่ายคืนและความผันผวน อ่านก่อนเล่น</p>',
      vi: '<p>Tỷ lệ trả thưởng là phần tiền cược mà trò chơi trả lại dưới dạng tiền thắng, tính trung bình trong thời gian rất dài. Phần thiếu so với 100% là chi phí của trò chơi. Ở mức 96%, cược 1 tốn trung bình 0,04; quay 500 lần mỗi lần 1 tốn khoảng 20.</p><h2>Vì sao một buổi tối lại khác</h2><p>Tiền thắng không rải đều. Trò ít biến động cho nhiều khoản thắng nhỏ nên một buổi tối gần với trung bình. Trò biến động mạnh trả ít trong thời gian dài rồi trả nhiều một lần, nên đa số buổi tối thấp hơn trung bình và vài buổi cao hơn hẳn. Cả hai có thể cùng tỷ lệ.</p><h2>Điều nó không nói</h2><ul><li>Không nói ván sau ra sao. Mỗi ván được rút mới; trò lâu chưa trả không vì thế mà dễ thắng hơn.</li><li>Không tăng theo mức cược, trừ khi luật ghi như vậy.</li><li>Các hệ thống tăng cược không thay đổi được nó, chỉ đổi cách khoản lỗ phân bố.</li></ul><p>Luật các trò do chúng tôi làm đều ghi tỷ lệ trả thưởng và độ biến động. Hãy đọc trước khi chơi.</p>',
      ar: '<p>العائد للاعب هو ما تعيده اللعبة من مجموع الرهانات على شكل أرباح، في المتوسط وعلى مدى طويل جدًا. وما ينقص عن 100% هو كلفة اللعبة. عند 96% يكلّف رهان قدره 1 نحو 0.04 في المتوسط، و500 لفة بواحد تكلّف نحو 20.</p><h2>لماذا تختلف الأمسية الواحدة</h2><p>لا تتوزع المكاسب بالتساوي. اللعبة منخفضة التقلب تدفع مكاسب صغيرة كثيرة فتبقى الأمسية قرب المتوسط، وعالية التقلب تدفع القليل مدة طويلة ثم الكثير مرة واحدة، فتنتهي معظم الأمسيات دون المتوسط وقليل منها فوقه بكثير. وقد يتساوى العائد للاعب فيهما.</p><h2>ما لا يقوله</h2><ul><li>لا يقول ما سيحدث. كل جولة مستقلة، ولا يصبح الفوز أقرب لأن اللعبة لم تدفع طويلًا.</li><li>لا يزيد مع الرهان ما لم تذكر القواعد ذلك.</li><li>أنظمة رفع الرهان لا تغيّره، بل تغيّر توزيع الخسائر فقط.</li></ul><p>تعرض قواعد ألعابنا الخاصة العائد للاعب والتقلب. اقرأها قبل أن تلعب.</p>',
    },
  },
  {
    kind: 'blog',
    slug: 'verify-a-round-yourself',
    daysAgo: 6,
    title: {
      en: 'Verify a round yourself, in two minutes',
      zh: '两分钟，亲自验证一局',
      th: 'ตรวจสอบรอบเกมด้วยตัวเองในสองนาที',
      vi: 'Tự kiểm chứng một ván trong hai phút',
      ar: 'تحقّق من جولة بنفسك في دقيقتين',
    },
    summary: {
      en: 'Two seeds and the round number decide every round of our own games. Here is how to verify one yourself.',
      zh: '自有游戏的每一局由两个种子和局号决定。以下是自行验证的方法。',
      th: 'สองซีดและเลขรอบตัดสินทุกรอบของเกมของเราเอง วิธีตรวจสอบด้วยตัวเองมีดังนี้',
      vi: 'Hai hạt giống và số thứ tự ván quyết định mọi ván trong trò chơi của chúng tôi. Đây là cách tự kiểm tra.',
      ar: 'بذرتان ورقم الجولة تقرّر كل جولة في ألعابنا الخاصة. هكذا تتحقق بنفسك.',
    },
    body: {
      en: '<h2>What happens before you play</h2><p>The server creates a secret seed and shows you its SHA-256 hash. The seed cannot be guessed from the hash, and it cannot be replaced without changing the hash. Then your browser chooses a client seed. After that, neither side can choose a result: we cannot change our seed, and we did not know yours.</p><h2>What decides a round</h2><p>Both seeds and the round number are the input of HMAC-SHA256. The game uses its output, and nothing else, to draw the reels.</p><h2>How to check</h2><ol><li>In the game, open the fairness panel and change the seeds. The old server seed is revealed.</li><li>Open <a href="/fairness">Verify a round</a> and enter both seeds and the number, or follow the link from your betting record.</li><li>Your browser computes the hash and the round. Compare them with what you saw.</li></ol><p>After the page has loaded, it works without a network connection, because your browser does all the computing.</p>',
      zh: '<h2>游戏之前</h2><p>服务器生成一个秘密种子，并向您公布其 SHA-256 哈希。一个哈希只对应一个种子，且无法从哈希推知种子。随后由您设定自己的种子。从那一刻起，双方都无法挑选结果：我们受哈希约束，而当时并不知道您的种子。</p><h2>什么决定一局</h2><p>两个种子与局号一同经过 HMAC-SHA256，得到一串字节，游戏据此抽取转轴，别无其他因素。</p><h2>如何验证</h2><ol><li>在游戏中打开公平面板并更换种子，旧的服务器种子即被公开。</li><li>打开<a href="/zh/fairness">验证页面</a>，填入两个种子与局号，或从投注记录的链接进入。</li><li>您的浏览器会计算哈希和该局结果，与您所见对照即可。</li></ol><p>页面打开后无需网络，因为全部计算都在您的浏览器中完成。</p>',
      th: '<h2>ก่อนเล่นเกิดอะไรขึ้น</h2><p>เซิร์ฟเวอร์สร้างซีดลับและแสดงแฮช SHA-256 ให้คุณเห็น แฮชหนึ่งตรงกับซีดเดียว และเดาซีดจากแฮชไม่ได้ จากนั้นคุณตั้งซีดของตนเอง ตั้งแต่นั้นไม่มีฝ่ายใดเลือกผลได้ เราถูกผูกด้วยแฮช และไม่รู้ซีดของคุณ</p><h2>อะไรตัดสินรอบ</h2><p>ซีดทั้งสองและหมายเลขรอบผ่าน HMAC-SHA256 ได้เป็นสายไบต์ที่เกมใช้สุ่มวงล้อ ไม่มีสิ่งอื่นเกี่ยวข้อง</p><h2>วิธีตรวจสอบ</h2><ol><li>ในเกม เปิดแผงความยุติธรรมและเปลี่ยนซีด ซีดเดิมของเซิร์ฟเวอร์จะถูกเปิดเผย</li><li>เปิดหน้า<a href="/th/fairness">ตรวจสอบรอบเกม</a> ใส่ซีดทั้งสองและหมายเลข หรือกดลิงก์จากประวัติการเดิมพัน</li><li>เบราว์เซอร์ของคุณจะคำนวณแฮชและรอบ แล้วเทียบกับสิ่งที่เห็น</li></ol><p>เมื่อเปิดหน้าแล้วไม่ต้องใช้เครือข่าย เพราะเบราว์เซอร์ของคุณคำนวณทั้งหมดเอง</p>',
      vi: '<h2>Trước khi bạn chơi</h2><p>Máy chủ tạo một hạt giống bí mật và cho bạn xem mã băm SHA-256 của nó. Một mã băm chỉ khớp một hạt giống, và không thể đoán hạt giống từ đó. Rồi bạn đặt hạt giống của mình. Từ lúc ấy không bên nào chọn được kết quả: chúng tôi bị ràng bởi mã băm, và không hề biết hạt giống của bạn.</p><h2>Điều gì quyết định ván chơi</h2><p>Hai hạt giống cùng số thứ tự ván đi qua HMAC-SHA256. Kết quả là chuỗi byte mà trò chơi dùng để rút cuộn quay, không gì khác can dự.</p><h2>Cách kiểm tra</h2><ol><li>Trong trò chơi, mở bảng công bằng và đổi hạt giống. Hạt giống cũ của máy chủ được công bố.</li><li>Mở trang <a href="/vi/fairness">Kiểm chứng ván chơi</a>, nhập hai hạt giống và số ván, hoặc theo liên kết từ lịch sử cược.</li><li>Trình duyệt của bạn tính mã băm và ván chơi. Hãy so với những gì bạn đã thấy.</li></ol><p>Khi đã mở, trang chạy không cần mạng vì trình duyệt của bạn tự tính tất cả.</p>',
      ar: '<h2>ما يحدث قبل أن تلعب</h2><p>ينشئ الخادم بذرة سرية ويعرض لك هاش SHA-256 لها. لا يمكن تخمين البذرة من الهاش ولا تبديلها دون أن يتغير الهاش. ثم يختار متصفحك بذرة العميل. بعد ذلك لا يختار أي طرف النتيجة: لا يمكننا تغيير بذرتنا، ولم نكن نعرف بذرتك.</p><h2>ما يقرّر الجولة</h2><p>تمرّ البذرتان ورقم الجولة عبر HMAC-SHA256، ومن الناتج وحده تسحب اللعبة بكراتها.</p><h2>كيف تتحقق</h2><ol><li>في اللعبة افتح لوحة العدالة وغيّر البذور، فتُكشف بذرة الخادم القديمة.</li><li>افتح صفحة <a href="/ar/fairness">تحقّق من جولة</a> وأدخل البذرتين والرقم، أو اتبع الرابط من سجل رهاناتك.</li><li>يحسب متصفحك الهاش والجولة، فقارنهما بما رأيت.</li></ol><p>تعمل الصفحة بلا شبكة بعد فتحها، لأن متصفحك يحسب كل شيء بنفسه.</p>',
    },
  },
];
