import type { StandardArticle } from './types';

/** The demo's blog: useful facts for players, true of any site. */
export const BLOG_ARTICLES: readonly StandardArticle[] = [
  {
    kind: 'blog',
    slug: 'what-return-to-player-means',
    daysAgo: 12,
    title: {
      en: 'What “return to player” means, and what it does not',
      zh: '“返还率”意味着什么，不意味着什么',
      th: '“อัตราจ่ายคืน” หมายถึงอะไร และไม่ได้หมายถึงอะไร',
      vi: '“Tỷ lệ hoàn trả” nghĩa là gì, và không nghĩa là gì',
      ar: 'ما معنى «نسبة العائد للاعب» وما ليس معناها',
    },
    summary: {
      en: 'A return of 96% does not give you back 96 of your next 100. It is an average over millions of rounds, and it is the price of playing.',
      zh: '返还率 96% 并不意味着下一个 100 会还您 96。它是数百万局的平均值，也就是游戏的价格。',
      th: 'อัตรา 96% ไม่ได้แปลว่าเล่น 100 แล้วได้คืน 96 แต่เป็นค่าเฉลี่ยของหลายล้านรอบ และเป็นราคาของการเล่น',
      vi: 'Hoàn trả 96% không có nghĩa 100 tiếp theo sẽ trả lại 96. Đó là trung bình của hàng triệu ván, và là cái giá của việc chơi.',
      ar: 'عائد 96% لا يعيد لك 96 من كل 100 قادمة. إنه متوسط ملايين الجولات، وهو ثمن اللعب.',
    },
    body: {
      en: '<p>The return to player is the part of all stakes that a game pays back as wins, on average and over a very long time. What is missing to 100% is what the game costs. At 96% a stake of 1 costs 0.04 on average; 500 spins at 1 cost about 20.</p><h2>Why one evening looks different</h2><p>A game pays in lumps. A calm one gives many small wins, so that an evening stays near the average. A wild one gives little for a long time and then a lot, so that most evenings end below the average and a few far above. Both may have the same return.</p><h2>What it does not tell</h2><ul><li>It does not say what comes next. Each round is drawn anew; a game that has not paid for long owes nothing.</li><li>It does not grow with the stake, unless the rules say so.</li><li>A system of raising stakes cannot change it. It only changes how the losses are spread.</li></ul><p>In the rules of our own games you find the return to player and how much it swings. Read them as you would read a price.</p>',
      zh: '<p>返还率是指长期平均而言，一款游戏把全部投注中的多少以派彩形式还给玩家。与 100% 的差额就是游戏的成本：96% 时，每投注 1 平均花费 0.04；以 1 为注转 500 次，约花费 20。</p><h2>为何一晚的结果会不同</h2><p>派彩并不均匀。平稳的游戏小奖多，一晚的结果接近平均；狂野的游戏长时间给得少，然后一次给得多，因此多数夜晚低于平均，少数远高于平均。两者的返还率可以相同。</p><h2>它没有说明什么</h2><ul><li>它不预示下一局。每局都重新抽取，久未派彩的游戏并不“欠”您。</li><li>除非规则写明，它不会随投注增大。</li><li>加注法改变不了它，只会改变亏损的分布。</li></ul><p>自有游戏的规则中都写有返还率及波动程度。请像看价格一样看待它们。</p>',
      th: '<p>อัตราจ่ายคืนคือส่วนของเดิมพันทั้งหมดที่เกมจ่ายกลับเป็นรางวัล โดยเฉลี่ยในระยะยาวมาก ส่วนที่ขาดไปจาก 100% คือค่าใช้จ่ายของเกม ที่ 96% เดิมพัน 1 มีค่าใช้จ่ายเฉลี่ย 0.04 หมุน 500 ครั้งครั้งละ 1 มีค่าใช้จ่ายราว 20</p><h2>ทำไมคืนเดียวจึงต่างไป</h2><p>เกมจ่ายเป็นก้อน เกมที่นิ่งให้รางวัลเล็กบ่อย คืนหนึ่งจึงใกล้ค่าเฉลี่ย เกมที่หวือหวาให้น้อยอยู่นานแล้วให้มากครั้งเดียว คืนส่วนใหญ่จึงต่ำกว่าค่าเฉลี่ยและบางคืนสูงกว่ามาก ทั้งสองอาจมีอัตราเท่ากัน</p><h2>สิ่งที่ไม่ได้บอก</h2><ul><li>ไม่ได้บอกว่ารอบต่อไปเป็นอย่างไร ทุกรอบสุ่มใหม่ เกมที่ไม่จ่ายมานานไม่ได้ติดหนี้คุณ</li><li>ไม่เพิ่มตามเดิมพัน เว้นแต่กติการะบุ</li><li>สูตรเพิ่มเดิมพันเปลี่ยนไม่ได้ เปลี่ยนเพียงการกระจายของการเสีย</li></ul><p>ในกติกาเกมของเราเองมีอัตราจ่ายคืนและความผันผวน อ่านเหมือนอ่านป้ายราคา</p>',
      vi: '<p>Tỷ lệ hoàn trả là phần tiền cược mà trò chơi trả lại dưới dạng tiền thắng, tính trung bình trong thời gian rất dài. Phần thiếu so với 100% là giá của trò chơi. Ở mức 96%, cược 1 tốn trung bình 0,04; quay 500 lần mỗi lần 1 tốn khoảng 20.</p><h2>Vì sao một buổi tối lại khác</h2><p>Trò chơi trả theo từng cụm. Trò êm đềm cho nhiều khoản thắng nhỏ nên một buổi tối gần với trung bình. Trò mạnh trả ít trong thời gian dài rồi trả nhiều một lần, nên đa số buổi tối thấp hơn trung bình và vài buổi cao hơn hẳn. Cả hai có thể cùng tỷ lệ.</p><h2>Điều nó không nói</h2><ul><li>Không nói ván sau ra sao. Mỗi ván được rút mới; trò lâu chưa trả không nợ ai.</li><li>Không tăng theo mức cược, trừ khi luật ghi như vậy.</li><li>Các hệ thống tăng cược không thay đổi được nó, chỉ đổi cách khoản lỗ phân bố.</li></ul><p>Luật các trò do chúng tôi làm đều ghi tỷ lệ hoàn trả và độ dao động. Hãy đọc như đọc bảng giá.</p>',
      ar: '<p>نسبة العائد هي ما تعيده اللعبة من مجموع الرهانات على شكل أرباح، في المتوسط وعلى مدى طويل جدًا. وما ينقص عن 100% هو كلفة اللعبة. عند 96% يكلّف رهان قدره 1 نحو 0.04 في المتوسط، و500 دورة بواحد تكلّف نحو 20.</p><h2>لماذا تختلف الأمسية الواحدة</h2><p>تدفع اللعبة دفعات. فالهادئة تعطي أرباحًا صغيرة كثيرة فتبقى الأمسية قرب المتوسط، والجامحة تعطي القليل طويلًا ثم الكثير مرة، فتنتهي معظم الأمسيات دون المتوسط وقليل منها فوقه بكثير. وقد تتساوى نسبتاهما.</p><h2>ما لا تقوله</h2><ul><li>لا تقول ما الآتي. كل جولة تُسحب من جديد، واللعبة التي لم تدفع طويلًا لا تدين لأحد.</li><li>لا تزيد مع الرهان ما لم تقل القواعد ذلك.</li><li>أنظمة رفع الرهان لا تغيّرها، بل تغيّر توزيع الخسائر فحسب.</li></ul><p>في قواعد ألعابنا تجد نسبة العائد ومقدار تقلبه. اقرأها كما تقرأ سعرًا.</p>',
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
      en: 'Two seeds, a counter and a hash decide every round of our own games. Here is how to check one without trusting us.',
      zh: '自有游戏的每一局由两个种子、一个计数器和一个哈希决定。以下是无需信任我们的验证方法。',
      th: 'สองซีด ตัวนับ และแฮช ตัดสินทุกรอบของเกมของเราเอง วิธีตรวจสอบโดยไม่ต้องเชื่อเรามีดังนี้',
      vi: 'Hai hạt giống, một bộ đếm và một hàm băm quyết định mọi ván trong trò chơi của chúng tôi. Đây là cách kiểm tra mà không cần tin chúng tôi.',
      ar: 'بذرتان وعدّاد وبصمة تقرّر كل جولة في ألعابنا. هكذا تتحقق دون أن تثق بنا.',
    },
    body: {
      en: '<h2>What happens before you play</h2><p>The server makes a secret seed and shows you its SHA-256 hash. A hash fits one seed only, and the seed cannot be guessed from it. Then you set a seed of your own. From that moment neither side can choose an outcome: we are bound by the hash, and we did not know your seed.</p><h2>What decides a round</h2><p>Both seeds and the number of the round go through HMAC-SHA256. The result is a stream of bytes from which the game draws its reels, and nothing else has a say.</p><h2>How to check</h2><ol><li>In the game, open the fairness panel and change the seeds. The old server seed is revealed.</li><li>Open <a href="/fairness">Verify a round</a> and enter both seeds and the number, or follow the link from your betting record.</li><li>Your browser computes the hash and the round. Compare them with what you saw.</li></ol><p>The page works without the network once it is open: turn it off, and see that nobody helps.</p>',
      zh: '<h2>游戏之前</h2><p>服务器生成一个秘密种子，并向您公布其 SHA-256 哈希。一个哈希只对应一个种子，且无法从哈希推知种子。随后由您设定自己的种子。从那一刻起，双方都无法挑选结果：我们受哈希约束，而当时并不知道您的种子。</p><h2>什么决定一局</h2><p>两个种子与局号一同经过 HMAC-SHA256，得到一串字节，游戏据此抽取转轴，别无其他因素。</p><h2>如何验证</h2><ol><li>在游戏中打开公平面板并更换种子，旧的服务器种子即被公开。</li><li>打开<a href="/zh/fairness">验证页面</a>，填入两个种子与局号，或从投注记录的链接进入。</li><li>您的浏览器会计算哈希和该局结果，与您所见对照即可。</li></ol><p>页面打开后无需网络：断开网络试试，便知无人暗中相助。</p>',
      th: '<h2>ก่อนเล่นเกิดอะไรขึ้น</h2><p>เซิร์ฟเวอร์สร้างซีดลับและแสดงแฮช SHA-256 ให้คุณเห็น แฮชหนึ่งตรงกับซีดเดียว และเดาซีดจากแฮชไม่ได้ จากนั้นคุณตั้งซีดของตนเอง ตั้งแต่นั้นไม่มีฝ่ายใดเลือกผลได้ เราถูกผูกด้วยแฮช และไม่รู้ซีดของคุณ</p><h2>อะไรตัดสินรอบ</h2><p>ซีดทั้งสองและหมายเลขรอบผ่าน HMAC-SHA256 ได้เป็นสายไบต์ที่เกมใช้สุ่มวงล้อ ไม่มีสิ่งอื่นเกี่ยวข้อง</p><h2>วิธีตรวจสอบ</h2><ol><li>ในเกม เปิดแผงความยุติธรรมและเปลี่ยนซีด ซีดเดิมของเซิร์ฟเวอร์จะถูกเปิดเผย</li><li>เปิดหน้า<a href="/th/fairness">ตรวจสอบรอบเกม</a> ใส่ซีดทั้งสองและหมายเลข หรือกดลิงก์จากประวัติเดิมพัน</li><li>เบราว์เซอร์ของคุณจะคำนวณแฮชและรอบ แล้วเทียบกับสิ่งที่เห็น</li></ol><p>เมื่อเปิดหน้าแล้วไม่ต้องใช้เครือข่าย ลองปิดดู จะเห็นว่าไม่มีใครช่วย</p>',
      vi: '<h2>Trước khi bạn chơi</h2><p>Máy chủ tạo một hạt giống bí mật và cho bạn xem mã băm SHA-256 của nó. Một mã băm chỉ khớp một hạt giống, và không thể đoán hạt giống từ đó. Rồi bạn đặt hạt giống của mình. Từ lúc ấy không bên nào chọn được kết quả: chúng tôi bị ràng bởi mã băm, và không hề biết hạt giống của bạn.</p><h2>Điều gì quyết định ván chơi</h2><p>Hai hạt giống cùng số thứ tự ván đi qua HMAC-SHA256. Kết quả là chuỗi byte mà trò chơi dùng để rút cuộn quay, không gì khác can dự.</p><h2>Cách kiểm tra</h2><ol><li>Trong trò chơi, mở bảng công bằng và đổi hạt giống. Hạt giống cũ của máy chủ được công bố.</li><li>Mở trang <a href="/vi/fairness">Kiểm chứng ván chơi</a>, nhập hai hạt giống và số ván, hoặc theo liên kết từ lịch sử cược.</li><li>Trình duyệt của bạn tính mã băm và ván chơi. Hãy so với những gì bạn đã thấy.</li></ol><p>Trang chạy không cần mạng khi đã mở: hãy tắt mạng để thấy không ai giúp đỡ.</p>',
      ar: '<h2>ما يحدث قبل أن تلعب</h2><p>يصنع الخادم بذرة سرية ويعرض عليك بصمتها SHA-256. البصمة لا توافق إلا بذرة واحدة، ولا تُعرف البذرة منها. ثم تضع بذرتك. ومنذ تلك اللحظة لا يختار أحد النتيجة: نحن مقيّدون بالبصمة ولم نكن نعرف بذرتك.</p><h2>ما يقرّر الجولة</h2><p>تمرّ البذرتان ورقم الجولة عبر HMAC-SHA256، والناتج سيل من البايتات تسحب منه اللعبة بكراتها، ولا شأن لغير ذلك.</p><h2>كيف تتحقق</h2><ol><li>في اللعبة افتح لوحة النزاهة وغيّر البذور، فتُكشف بذرة الخادم القديمة.</li><li>افتح صفحة <a href="/ar/fairness">تحقّق من جولة</a> وأدخل البذرتين والرقم، أو اتبع الرابط من سجل رهاناتك.</li><li>يحسب متصفحك البصمة والجولة، فقارنهما بما رأيت.</li></ol><p>تعمل الصفحة بلا شبكة بعد فتحها: اقطعها لترى أن لا أحد يساعد.</p>',
    },
  },
];
