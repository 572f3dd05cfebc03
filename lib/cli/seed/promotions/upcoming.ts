import type { Text } from '@/lib/content/types';
import type { SeedPromotion } from './types';

/** Appended to each upcoming promotion, so that nobody thinks it has started. */
const NOT_YET: Text = {
  en: '<p><strong>Not open yet.</strong> Nothing is counted or paid before this page says that it has begun.</p>',
  zh: '<p><strong>尚未开放。</strong>在本页宣布开始之前，不计入也不派发任何奖励。</p>',
  th: '<p><strong>ยังไม่เปิด</strong> จะไม่นับหรือจ่ายสิ่งใดจนกว่าหน้านี้จะประกาศเริ่ม</p>',
  vi: '<p><strong>Chưa mở.</strong> Không có gì được tính hay trả cho đến khi trang này thông báo bắt đầu.</p>',
  ar: '<p><strong>لم يبدأ بعد.</strong> لا يُحتسب شيء ولا يُدفع قبل أن تعلن هذه الصفحة البداية.</p>',
};

const withNote = (text: Text): Text =>
  Object.fromEntries(
    Object.entries(text).map(([locale, html]) => [locale, html + (NOT_YET[locale as keyof Text] ?? '')]),
  ) as Text;

type Planned = Pick<SeedPromotion, 'slug' | 'types' | 'picture' | 'title' | 'summary' | 'body'> &
  Partial<Pick<SeedPromotion, 'action' | 'actionUrl'>>;

const PLANNED: readonly Planned[] = [
  {
    slug: 'first-deposit',
    types: ['deposit', 'newbie'],
    picture: 'rooftops.vermilion.chest',
    title: {
      en: 'The first lantern is on us',
      zh: '第一盏灯由我们点亮',
      th: 'โคมดวงแรกเราจุดให้',
      vi: 'Chiếc đèn đầu tiên chúng tôi thắp',
      ar: 'الفانوس الأول علينا',
    },
    summary: {
      en: 'Your first deposit doubled, with the wagering printed beside it in large letters.',
      zh: '首次存款翻倍，流水要求以大字写明。',
      th: 'ฝากครั้งแรกรับสองเท่า พร้อมเงื่อนไขเทิร์นโอเวอร์ที่เขียนตัวใหญ่',
      vi: 'Nhân đôi khoản nạp đầu tiên, yêu cầu cược ghi rõ bằng chữ lớn.',
      ar: 'إيداعك الأول مضاعف، وشرط الرهان مكتوب بجانبه بأحرف كبيرة.',
    },
    body: {
      en: '<p>A bonus of 100% on the first deposit of a new member.</p><ul><li>Wagering: 12 times deposit and bonus; slots count whole, tables and cards a tenth.</li><li>Open for 14 days from the deposit; what is not wagered by then lapses, the deposit never does.</li><li>You can decline it, and deposit without any condition.</li></ul>',
      zh: '<p>新会员首次存款赠送 100% 奖金。</p><ul><li>流水：存款与奖金合计的 12 倍；老虎机全额计入，桌台与棋牌按十分之一计入。</li><li>自存款起 14 天内有效；逾期未完成的奖金失效，本金永不失效。</li><li>您可以拒绝，无条件存款。</li></ul>',
      th: '<p>โบนัส 100% สำหรับการฝากครั้งแรกของสมาชิกใหม่</p><ul><li>เทิร์นโอเวอร์ 12 เท่าของยอดฝากและโบนัส สล็อตนับเต็ม เกมโต๊ะและไพ่นับหนึ่งในสิบ</li><li>ใช้ได้ 14 วันนับจากฝาก โบนัสที่ทำไม่ครบจะหมดอายุ แต่เงินฝากไม่หมดอายุ</li><li>ปฏิเสธได้ และฝากโดยไม่มีเงื่อนไข</li></ul>',
      vi: '<p>Thưởng 100% cho khoản nạp đầu tiên của hội viên mới.</p><ul><li>Yêu cầu cược: 12 lần tổng tiền nạp và thưởng; slot tính đủ, bàn và bài tính một phần mười.</li><li>Có hiệu lực 14 ngày kể từ khi nạp; thưởng chưa cược hết sẽ hết hạn, tiền nạp thì không.</li><li>Bạn có thể từ chối và nạp không điều kiện.</li></ul>',
      ar: '<p>مكافأة 100% على أول إيداع لعضو جديد.</p><ul><li>شرط الرهان: 12 ضعف الإيداع والمكافأة؛ تُحتسب السلوتس كاملة والطاولات والورق بالعُشر.</li><li>سارية 14 يومًا من الإيداع؛ ما لم يُراهن به يسقط، أما الإيداع فلا يسقط أبدًا.</li><li>يمكنك رفضها والإيداع بلا أي شرط.</li></ul>',
    },
  },
  {
    slug: 'monday-rebate',
    types: ['rebate', 'slots'],
    picture: 'river.jade.carp',
    title: {
      en: 'What the river brings back',
      zh: '河水带回来的',
      th: 'สิ่งที่สายน้ำพากลับมา',
      vi: 'Những gì dòng sông mang về',
      ar: 'ما يعيده النهر',
    },
    summary: {
      en: 'A share of every valid bet comes back each Monday, win or lose.',
      zh: '无论输赢，每周一返还一部分有效投注。',
      th: 'ส่วนหนึ่งของเดิมพันที่มีผลทุกครั้งคืนกลับทุกวันจันทร์ ไม่ว่าแพ้หรือชนะ',
      vi: 'Một phần mỗi cược hợp lệ được hoàn lại mỗi thứ Hai, thắng hay thua.',
      ar: 'حصة من كل رهان صالح تعود كل اثنين، ربحت أم خسرت.',
    },
    body: {
      en: '<p>A rebate on valid bets from Monday to Sunday, in the time zone of the site.</p><table><thead><tr><th>Games</th><th>Rate</th></tr></thead><tbody><tr><td>Slots</td><td>0.6%</td></tr><tr><td>Fishing</td><td>0.6%</td></tr><tr><td>Live tables, cards</td><td>0.4%</td></tr><tr><td>Sports</td><td>0.4%</td></tr></tbody></table><p>No wagering on it. A share below a hundredth of the currency’s unit is rounded down.</p>',
      zh: '<p>按本站时区，周一至周日的有效投注返水。</p><table><thead><tr><th>游戏</th><th>比例</th></tr></thead><tbody><tr><td>老虎机</td><td>0.6%</td></tr><tr><td>捕鱼</td><td>0.6%</td></tr><tr><td>真人、棋牌</td><td>0.4%</td></tr><tr><td>体育</td><td>0.4%</td></tr></tbody></table><p>无流水要求。不足货币单位百分之一的部分舍去。</p>',
      th: '<p>คืนยอดจากเดิมพันที่มีผล วันจันทร์ถึงอาทิตย์ ตามเขตเวลาของเว็บ</p><table><thead><tr><th>เกม</th><th>อัตรา</th></tr></thead><tbody><tr><td>สล็อต</td><td>0.6%</td></tr><tr><td>ยิงปลา</td><td>0.6%</td></tr><tr><td>คาสิโนสด ไพ่</td><td>0.4%</td></tr><tr><td>กีฬา</td><td>0.4%</td></tr></tbody></table><p>ไม่มีเทิร์นโอเวอร์ เศษที่ต่ำกว่าหนึ่งในร้อยของหน่วยเงินปัดลง</p>',
      vi: '<p>Hoàn trả trên cược hợp lệ từ thứ Hai đến Chủ nhật, theo múi giờ của nhà cái.</p><table><thead><tr><th>Trò chơi</th><th>Tỷ lệ</th></tr></thead><tbody><tr><td>Slot</td><td>0,6%</td></tr><tr><td>Bắn cá</td><td>0,6%</td></tr><tr><td>Casino trực tiếp, bài</td><td>0,4%</td></tr><tr><td>Thể thao</td><td>0,4%</td></tr></tbody></table><p>Không yêu cầu cược. Phần dưới một phần trăm đơn vị tiền được làm tròn xuống.</p>',
      ar: '<p>استرداد على الرهانات الصالحة من الاثنين إلى الأحد بتوقيت الموقع.</p><table><thead><tr><th>الألعاب</th><th>النسبة</th></tr></thead><tbody><tr><td>السلوتس</td><td>0.6%</td></tr><tr><td>الصيد</td><td>0.6%</td></tr><tr><td>الطاولات المباشرة والورق</td><td>0.4%</td></tr><tr><td>الرياضة</td><td>0.4%</td></tr></tbody></table><p>بلا شرط رهان. ما دون جزء من مئة من وحدة العملة يُقرّب إلى الأدنى.</p>',
    },
  },
  {
    slug: 'the-high-table',
    types: ['live', 'cards'],
    picture: 'table.jade.cards',
    title: {
      en: 'An evening at the high table',
      zh: '高桌之夜',
      th: 'ค่ำคืนที่โต๊ะใหญ่',
      vi: 'Một tối ở bàn lớn',
      ar: 'أمسية على الطاولة الكبيرة',
    },
    summary: {
      en: 'Five live rounds in one evening bring a chip for the sixth.',
      zh: '一晚五局真人游戏，第六局送筹码。',
      th: 'เล่นสดห้ารอบในคืนเดียว รับชิปสำหรับรอบที่หก',
      vi: 'Năm vòng trực tiếp trong một tối nhận chip cho vòng thứ sáu.',
      ar: 'خمس جولات مباشرة في أمسية تمنحك فيشة للسادسة.',
    },
    body: {
      en: '<p>Play five settled rounds at live tables between 18:00 and midnight and receive a chip worth the smallest of the five stakes, once an evening.</p><ul><li>Bets that cover both sides do not count.</li><li>What the chip wins is yours, without wagering.</li></ul>',
      zh: '<p>18:00 至午夜在真人桌完成五局结算，即可获得价值等同五局中最小投注的筹码，每晚一次。</p><ul><li>对押不计入。</li><li>筹码赢得的彩金归您所有，无流水要求。</li></ul>',
      th: '<p>เล่นโต๊ะสดครบห้ารอบที่ตัดสินแล้ว ระหว่าง 18:00 ถึงเที่ยงคืน รับชิปมูลค่าเท่าเดิมพันน้อยสุดในห้ารอบ คืนละครั้ง</p><ul><li>การแทงสองฝั่งไม่นับ</li><li>เงินที่ชิปชนะเป็นของคุณ ไม่มีเทิร์นโอเวอร์</li></ul>',
      vi: '<p>Chơi năm vòng đã quyết toán ở bàn trực tiếp từ 18:00 đến nửa đêm, nhận một chip bằng mức cược nhỏ nhất trong năm vòng, mỗi tối một lần.</p><ul><li>Cược cả hai cửa không tính.</li><li>Tiền chip thắng là của bạn, không cần cược thêm.</li></ul>',
      ar: '<p>العب خمس جولات مسوّاة على الطاولات المباشرة بين 18:00 ومنتصف الليل، واحصل على فيشة بقيمة أصغر الرهانات الخمسة، مرة كل أمسية.</p><ul><li>الرهان على الجانبين لا يُحتسب.</li><li>ما تربحه الفيشة لك، بلا شرط رهان.</li></ul>',
    },
  },
  {
    slug: 'lucky-hand',
    types: ['cards'],
    picture: 'stage.plum.crown',
    title: {
      en: 'The hand you tell of',
      zh: '值得一提的一手牌',
      th: 'มือไพ่ที่คุณจะเล่าให้ฟัง',
      vi: 'Tay bài đáng kể lại',
      ar: 'اليد التي ستحكي عنها',
    },
    summary: {
      en: 'Rare hands in the card room earn a little extra.',
      zh: '棋牌室的稀有牌型另有奖励。',
      th: 'มือไพ่หายากในห้องไพ่รับรางวัลพิเศษ',
      vi: 'Tay bài hiếm ở phòng bài được thưởng thêm.',
      ar: 'الأيدي النادرة في غرفة الورق تنال مكافأة إضافية.',
    },
    body: {
      en: '<p>A four of a kind adds 10 times the hand’s stake, a straight flush 50 times, once a day each.</p><ul><li>Counts at tables with at least three players.</li><li>Hands agreed upon between players are refused.</li></ul>',
      zh: '<p>四条加奖该手投注的 10 倍，同花顺 50 倍，每种每天一次。</p><ul><li>至少三名玩家的牌桌才计入。</li><li>玩家串通的牌局不予承认。</li></ul>',
      th: '<p>โฟร์การ์ดเพิ่ม 10 เท่าของเดิมพันมือนั้น สเตรทฟลัช 50 เท่า วันละครั้งต่อแบบ</p><ul><li>นับที่โต๊ะที่มีผู้เล่นอย่างน้อยสามคน</li><li>มือที่สมรู้ร่วมคิดจะไม่นับ</li></ul>',
      vi: '<p>Tứ quý thưởng 10 lần mức cược của tay đó, thùng phá sảnh 50 lần, mỗi loại một lần mỗi ngày.</p><ul><li>Tính ở bàn có ít nhất ba người chơi.</li><li>Tay bài thông đồng bị từ chối.</li></ul>',
      ar: '<p>الأربعة المتشابهة تضيف 10 أضعاف رهان اليد، والتسلسل الملوّن 50 ضعفًا، مرة يوميًا لكلٍّ منهما.</p><ul><li>تُحتسب على طاولات فيها ثلاثة لاعبين على الأقل.</li><li>الأيدي المتفق عليها بين اللاعبين مرفوضة.</li></ul>',
    },
  },
  {
    slug: 'reef-hunt',
    types: ['fish'],
    picture: 'reef.lagoon.octopus',
    title: {
      en: 'The reef by night',
      zh: '夜幕珊瑚礁',
      th: 'แนวปะการังยามค่ำ',
      vi: 'Rạn san hô về đêm',
      ar: 'الشعاب ليلًا',
    },
    summary: {
      en: 'Catch the three big ones of the week and share the prize of the reef.',
      zh: '捕获本周三大目标，瓜分礁石奖池。',
      th: 'จับตัวใหญ่ทั้งสามของสัปดาห์ แล้วแบ่งรางวัลแนวปะการัง',
      vi: 'Bắt ba con lớn của tuần và chia giải của rạn san hô.',
      ar: 'اصطد الثلاثة الكبار في الأسبوع وتقاسم جائزة الشعاب.',
    },
    body: {
      en: '<p>Each week three creatures are named. Whoever catches all three shares the week’s prize in equal parts; what does not divide stays in the prize of the next week.</p>',
      zh: '<p>每周公布三种目标。全部捕获者平分当周奖池；除不尽的部分留入下周。</p>',
      th: '<p>แต่ละสัปดาห์จะประกาศสามตัว ใครจับได้ครบแบ่งรางวัลเท่ากัน เศษที่หารไม่ลงตัวทบไปสัปดาห์ถัดไป</p>',
      vi: '<p>Mỗi tuần công bố ba con. Ai bắt đủ cả ba chia đều giải của tuần; phần chia không hết chuyển sang tuần sau.</p>',
      ar: '<p>كل أسبوع تُعلن ثلاثة كائنات. من يصطادها جميعًا يتقاسم جائزة الأسبوع بالتساوي، وما لا ينقسم يبقى لجائزة الأسبوع التالي.</p>',
    },
  },
  {
    slug: 'match-day',
    types: ['sports'],
    picture: 'stadium.moss.football',
    title: {
      en: 'Match day, rain or shine',
      zh: '比赛日，风雨无阻',
      th: 'วันแข่ง ฝนตกแดดออกก็มา',
      vi: 'Ngày thi đấu, nắng hay mưa',
      ar: 'يوم المباراة، مطرًا أو صحوًا',
    },
    summary: {
      en: 'A goalless draw gives your first match bet of the day back.',
      zh: '零比零战平，返还当日首笔赛事投注。',
      th: 'เสมอไร้สกอร์ คืนเดิมพันแมตช์แรกของวัน',
      vi: 'Hòa không bàn thắng, hoàn lại cược trận đầu tiên trong ngày.',
      ar: 'التعادل السلبي يعيد رهانك الأول في اليوم.',
    },
    body: {
      en: '<p>If the match of your first single bet of the day ends without a goal, a lost stake comes back in full.</p><ul><li>Regular time counts; a match that is called off is settled by the rules of its bet.</li><li>Single bets before the kick-off only.</li></ul>',
      zh: '<p>若您当日首笔单注的比赛以零进球结束，输掉的本金全额返还。</p><ul><li>以常规时间为准；取消的比赛按投注规则结算。</li><li>仅限开赛前的单注。</li></ul>',
      th: '<p>หากแมตช์ของเดิมพันเดี่ยวแรกของวันจบโดยไม่มีประตู เงินเดิมพันที่เสียจะคืนเต็มจำนวน</p><ul><li>นับเวลาปกติ แมตช์ที่ยกเลิกตัดสินตามกติกาเดิมพัน</li><li>เฉพาะเดิมพันเดี่ยวก่อนเริ่มแข่ง</li></ul>',
      vi: '<p>Nếu trận của cược đơn đầu tiên trong ngày kết thúc không bàn thắng, tiền cược thua được hoàn đủ.</p><ul><li>Tính thời gian chính thức; trận bị hủy xử theo luật cược.</li><li>Chỉ cược đơn trước giờ bóng lăn.</li></ul>',
      ar: '<p>إذا انتهت مباراة رهانك الفردي الأول في اليوم بلا أهداف، يعود الرهان الخاسر كاملًا.</p><ul><li>يُحتسب الوقت الأصلي؛ والمباراة الملغاة تُسوّى بقواعد رهانها.</li><li>للرهانات الفردية قبل انطلاق المباراة فقط.</li></ul>',
    },
  },
  {
    slug: 'draw-night',
    types: ['lotto'],
    picture: 'drawhall.indigo.balls',
    title: {
      en: 'One number short',
      zh: '仅差一个号码',
      th: 'ขาดเลขเดียว',
      vi: 'Thiếu đúng một số',
      ar: 'ينقصك رقم واحد',
    },
    summary: {
      en: 'All but one right? The ticket plays once more, free.',
      zh: '只差一个号码？彩票免费再开一次。',
      th: 'ถูกทุกเลขยกเว้นหนึ่ง? ตั๋วได้ลุ้นอีกครั้งฟรี',
      vi: 'Đúng hết trừ một số? Vé được chơi thêm một lần miễn phí.',
      ar: 'كلها صحيحة إلا رقمًا؟ التذكرة تلعب مرة أخرى مجانًا.',
    },
    body: {
      en: '<p>A ticket that misses a prize by one number takes part in the next draw of the same lottery at no cost, with the same numbers, once.</p>',
      zh: '<p>仅差一个号码而未中奖的彩票，以相同号码免费参加同一彩种的下一期，限一次。</p>',
      th: '<p>ตั๋วที่พลาดรางวัลเพียงเลขเดียวได้เข้าร่วมงวดถัดไปของหวยเดียวกันฟรี ด้วยเลขเดิม หนึ่งครั้ง</p>',
      vi: '<p>Vé trượt giải chỉ vì một số được tham gia kỳ quay sau của cùng loại xổ số, miễn phí, cùng dãy số, một lần.</p>',
      ar: '<p>التذكرة التي تفوتها الجائزة برقم واحد تشارك في السحب التالي من اليانصيب نفسه مجانًا وبالأرقام نفسها، مرة واحدة.</p>',
    },
  },
  {
    slug: 'points-counter',
    types: ['pointsMall'],
    picture: 'terraces.honey.teapot',
    title: {
      en: 'The counter at the end of the lane',
      zh: '巷尾的柜台',
      th: 'เคาน์เตอร์ท้ายตรอก',
      vi: 'Quầy hàng cuối ngõ',
      ar: 'المنضدة في آخر الزقاق',
    },
    summary: {
      en: 'Valid bets will gather points, points become things. Points never expire.',
      zh: '有效投注将累积积分，积分换好物。积分永不过期。',
      th: 'เดิมพันที่มีผลจะสะสมคะแนน คะแนนแลกเป็นของ คะแนนไม่มีวันหมดอายุ',
      vi: 'Cược hợp lệ sẽ tích điểm, điểm đổi thành quà. Điểm không bao giờ hết hạn.',
      ar: 'الرهانات الصالحة ستجمع نقاطًا، والنقاط تصير أشياء. النقاط لا تنتهي أبدًا.',
    },
    body: {
      en: '<p>Look over the counter already: what each thing costs in points stands beside it. Points will be counted from the day the counter opens.</p>',
      zh: '<p>现在就可以先看看柜台：每件物品所需积分均已标明。积分自柜台开放之日起累计。</p>',
      th: '<p>ชมเคาน์เตอร์ก่อนได้เลย ราคาเป็นคะแนนเขียนไว้ข้างของทุกชิ้น คะแนนจะเริ่มนับตั้งแต่วันเปิดเคาน์เตอร์</p>',
      vi: '<p>Hãy xem trước quầy hàng: giá điểm ghi cạnh từng món. Điểm được tính từ ngày quầy mở.</p>',
      ar: '<p>ألقِ نظرة على المنضدة منذ الآن: ثمن كل شيء بالنقاط مكتوب بجانبه. تُحتسب النقاط من يوم الافتتاح.</p>',
    },
    action: { en: 'See the counter', zh: '看看柜台', th: 'ชมเคาน์เตอร์', vi: 'Xem quầy', ar: 'شاهد المنضدة' },
    actionUrl: '/pointMall',
  },
];

/** Promotions that are announced and not open: what they will pay is built with lib/rewards. */
export const UPCOMING: readonly SeedPromotion[] = PLANNED.map((planned) => ({
  action: null,
  actionUrl: null,
  ...planned,
  body: withNote(planned.body),
}));
