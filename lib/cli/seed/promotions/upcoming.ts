import type { Text } from '@/lib/content/types';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import type { SeedPromotion } from './types';

/** Appended to each promotion that is not open, so that nobody thinks it has started. */
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
  Partial<Pick<SeedPromotion, 'action' | 'actionUrl' | 'mode'>>;

const PLANNED: readonly Planned[] = [
  {
    slug: 'first-deposit',
    types: ['deposit', 'newbie'],
    picture: 'rooftops.vermilion.chest',
    title: {
      en: '100% bonus on your first deposit',
      zh: '首存 100% 奖金',
      th: 'โบนัส 100% สำหรับการฝากครั้งแรก',
      vi: 'Thưởng 100% cho lần nạp đầu tiên',
      ar: 'مكافأة 100% على أول إيداع',
    },
    summary: {
      en: 'New members receive a bonus of 100% on their first deposit. Wagering: 12 times deposit and bonus.',
      zh: '新会员首次存款赠送 100% 奖金，流水为存款与奖金合计的 12 倍。',
      th: 'สมาชิกใหม่รับโบนัส 100% จากการฝากครั้งแรก เทิร์นโอเวอร์ 12 เท่าของยอดฝากและโบนัส',
      vi: 'Thành viên mới nhận thưởng 100% cho khoản nạp đầu tiên. Yêu cầu cược: 12 lần tổng tiền nạp và thưởng.',
      ar: 'يحصل الأعضاء الجدد على مكافأة 100% على أول إيداع. شرط الرهان: 12 ضعف الإيداع والمكافأة.',
    },
    body: {
      en: '<p>A bonus of 100% on the first deposit of a new member.</p><ul><li>Wagering: 12 times deposit and bonus; slots count in full, table and card games count 10%.</li><li>The bonus is valid for 14 days from the deposit. After that, an unfinished bonus expires; your deposit does not.</li><li>You can decline the bonus and deposit without conditions.</li></ul>',
      zh: '<p>新会员首次存款赠送 100% 奖金。</p><ul><li>流水：存款与奖金合计的 12 倍；老虎机全额计入，桌台与棋牌按十分之一计入。</li><li>自存款起 14 天内有效；逾期未完成的奖金失效，本金永不失效。</li><li>您可以拒绝，无条件存款。</li></ul>',
      th: '<p>โบนัส 100% สำหรับการฝากครั้งแรกของสมาชิกใหม่</p><ul><li>เทิร์นโอเวอร์ 12 เท่าของยอดฝากและโบนัส สล็อตนับเต็ม เกมโต๊ะและไพ่นับหนึ่งในสิบ</li><li>ใช้ได้ 14 วันนับจากฝาก โบนัสที่ทำไม่ครบจะหมดอายุ แต่เงินฝากไม่หมดอายุ</li><li>ปฏิเสธได้ และฝากโดยไม่มีเงื่อนไข</li></ul>',
      vi: '<p>Thưởng 100% cho khoản nạp đầu tiên của thành viên mới.</p><ul><li>Yêu cầu cược: 12 lần tổng tiền nạp và thưởng; nổ hũ tính đủ, bàn và bài tính một phần mười.</li><li>Có hiệu lực 14 ngày kể từ khi nạp; thưởng chưa cược hết sẽ hết hạn, tiền nạp thì không.</li><li>Bạn có thể từ chối và nạp không điều kiện.</li></ul>',
      ar: '<p>مكافأة 100% على أول إيداع لعضو جديد.</p><ul><li>شرط الرهان: 12 ضعف الإيداع والمكافأة؛ تُحتسب السلوت كاملة والطاولات والورق بالعُشر.</li><li>سارية 14 يومًا من الإيداع؛ ما لم يُراهن به يسقط، أما الإيداع فلا يسقط أبدًا.</li><li>يمكنك رفضها والإيداع بلا أي شرط.</li></ul>',
    },
  },
  {
    slug: 'monday-rebate',
    types: ['rebate', 'slots'],
    picture: 'river.jade.carp',
    title: {
      en: 'Weekly rebate',
      zh: '每周返水',
      th: 'คืนยอดรายสัปดาห์',
      vi: 'Hoàn trả hằng tuần',
      ar: 'استرداد أسبوعي',
    },
    summary: {
      en: 'Every Monday you receive a part of your valid bets back, whether you won or lost.',
      zh: '无论输赢，每周一返还一部分有效投注。',
      th: 'รับคืนส่วนหนึ่งของเดิมพันที่นับได้ทุกวันจันทร์ ไม่ว่าแพ้หรือชนะ',
      vi: 'Mỗi thứ Hai bạn được hoàn lại một phần cược hợp lệ, dù thắng hay thua.',
      ar: 'كل اثنين تسترد جزءًا من رهاناتك المحتسبة، ربحت أم خسرت.',
    },
    body: {
      en: '<p>A rebate on valid bets from Monday to Sunday, in the time zone of the site.</p><table><thead><tr><th>Games</th><th>Rate</th></tr></thead><tbody><tr><td>Slots</td><td>0.6%</td></tr><tr><td>Fishing</td><td>0.6%</td></tr><tr><td>Live tables, cards</td><td>0.4%</td></tr><tr><td>Sports</td><td>0.4%</td></tr></tbody></table><p>No wagering requirement. Amounts are rounded down to the cent.</p>',
      zh: '<p>按本站时区，周一至周日的有效投注返水。</p><table><thead><tr><th>游戏</th><th>比例</th></tr></thead><tbody><tr><td>老虎机</td><td>0.6%</td></tr><tr><td>捕鱼</td><td>0.6%</td></tr><tr><td>真人、棋牌</td><td>0.4%</td></tr><tr><td>体育</td><td>0.4%</td></tr></tbody></table><p>无流水要求。不足货币单位百分之一的部分舍去。</p>',
      th: '<p>คืนยอดจากเดิมพันที่นับได้ วันจันทร์ถึงอาทิตย์ ตามเขตเวลาของเว็บไซต์</p><table><thead><tr><th>เกม</th><th>อัตรา</th></tr></thead><tbody><tr><td>สล็อต</td><td>0.6%</td></tr><tr><td>ยิงปลา</td><td>0.6%</td></tr><tr><td>คาสิโนสด ไพ่</td><td>0.4%</td></tr><tr><td>กีฬา</td><td>0.4%</td></tr></tbody></table><p>ไม่มีเทิร์นโอเวอร์ เศษที่ต่ำกว่าหนึ่งในร้อยของหน่วยเงินปัดลง</p>',
      vi: '<p>Hoàn trả trên cược hợp lệ từ thứ Hai đến Chủ nhật, theo múi giờ của trang.</p><table><thead><tr><th>Trò chơi</th><th>Tỷ lệ</th></tr></thead><tbody><tr><td>Nổ hũ</td><td>0,6%</td></tr><tr><td>Bắn cá</td><td>0,6%</td></tr><tr><td>Casino trực tiếp, bài</td><td>0,4%</td></tr><tr><td>Thể thao</td><td>0,4%</td></tr></tbody></table><p>Không yêu cầu cược. Phần dưới một phần trăm đơn vị tiền được làm tròn xuống.</p>',
      ar: '<p>استرداد على الرهانات المحتسبة من الاثنين إلى الأحد بتوقيت الموقع.</p><table><thead><tr><th>الألعاب</th><th>النسبة</th></tr></thead><tbody><tr><td>السلوت</td><td>0.6%</td></tr><tr><td>الصيد</td><td>0.6%</td></tr><tr><td>الطاولات المباشرة والورق</td><td>0.4%</td></tr><tr><td>الرياضة</td><td>0.4%</td></tr></tbody></table><p>بلا شرط رهان. ما دون جزء من مئة من وحدة العملة يُقرّب إلى الأدنى.</p>',
    },
  },
  {
    slug: 'the-high-table',
    types: ['live', 'cards'],
    picture: 'table.jade.cards',
    title: {
      en: 'Daily reward for 1,000 in valid bets',
      zh: '每日有效投注满 1,000 领奖励',
      th: 'รางวัลรายวันเมื่อเดิมพันที่นับได้ครบ 1,000',
      vi: 'Thưởng hằng ngày khi cược hợp lệ đạt 1.000',
      ar: 'مكافأة يومية على رهانات محتسبة بقيمة 1,000',
    },
    summary: {
      en: 'Place valid bets of 1,000 in a day and claim 20, once a day.',
      zh: '一天内有效投注满 1,000 即可领取 20，每天一次。',
      th: 'เดิมพันที่นับได้ครบ 1,000 ในหนึ่งวัน รับ 20 วันละครั้ง',
      vi: 'Đặt cược hợp lệ 1.000 trong ngày và nhận 20, mỗi ngày một lần.',
      ar: 'راهن برهانات محتسبة بقيمة 1,000 في اليوم واستلم 20، مرة كل يوم.',
    },
    body: {
      en: '<p>Valid bets on all games count, from midnight to midnight in the time zone of the site. Claim on the same day with the button on this page.</p><ul><li>The reward is paid to your balance at once, without a wagering requirement.</li><li>A reward that is not claimed on its day is not paid later.</li></ul>',
      zh: '<p>所有游戏的有效投注均计入，按本站时区自零点至次日零点。请于当日点击本页按钮领取。</p><ul><li>奖励立即存入余额，无流水要求。</li><li>当日未领取的奖励不予补发。</li></ul>',
      th: '<p>เดิมพันที่นับได้ของทุกเกมนับตั้งแต่เที่ยงคืนถึงเที่ยงคืนตามเขตเวลาของเว็บไซต์ กดปุ่มในหน้านี้เพื่อรับในวันเดียวกัน</p><ul><li>รางวัลเข้ายอดเงินทันที ไม่มีเทิร์นโอเวอร์</li><li>รางวัลที่ไม่ได้รับในวันนั้นจะไม่จ่ายย้อนหลัง</li></ul>',
      vi: '<p>Cược hợp lệ của mọi trò chơi được tính từ nửa đêm đến nửa đêm theo múi giờ của trang. Bấm nút trên trang này để nhận trong ngày.</p><ul><li>Phần thưởng vào số dư ngay, không yêu cầu cược.</li><li>Phần thưởng không nhận trong ngày sẽ không được trả sau.</li></ul>',
      ar: '<p>تُحتسب الرهانات على كل الألعاب من منتصف الليل إلى منتصف الليل بتوقيت الموقع. استلم في اليوم نفسه بالزر في هذه الصفحة.</p><ul><li>تُضاف المكافأة إلى رصيدك فورًا بلا شرط رهان.</li><li>المكافأة التي لا تُستلم في يومها لا تُدفع لاحقًا.</li></ul>',
    },
    mode: {
      mode: 'claim',
      rule: {
        ...ARTICLE_RULE,
        goal: { deposit: '', turnover: '1000' },
        payout: { kind: 'money', amount: '20', multiple: '0', days: 0 },
        frequency: 'day',
        budget: '100000',
      },
    },
  },
  {
    slug: 'lucky-hand',
    types: ['cards'],
    picture: 'stage.plum.crown',
    title: {
      en: 'Bonus for rare hands',
      zh: '稀有牌型奖金',
      th: 'โบนัสสำหรับมือไพ่หายาก',
      vi: 'Thưởng cho tay bài hiếm',
      ar: 'مكافأة على الأوراق النادرة',
    },
    summary: {
      en: 'Four of a kind and a straight flush pay a bonus in card games.',
      zh: '棋牌游戏中的四条和同花顺另有奖金。',
      th: 'โฟร์การ์ดและสเตรทฟลัชในเกมไพ่รับโบนัส',
      vi: 'Tứ quý và thùng phá sảnh trong trò chơi bài được thưởng thêm.',
      ar: 'الأربعة المتشابهة والتسلسل الملوّن يدفعان مكافأة في ألعاب الورق.',
    },
    body: {
      en: '<p>A four of a kind or a straight flush in a card game gets an award, once a week. Apply with an image of the hand and the number of its round.</p><ul><li>Awards are from 50 to 500, by hand and stake.</li><li>Hands that players have agreed on do not count.</li></ul>',
      zh: '<p>棋牌游戏中的四条或同花顺可申请奖金，每周一次。请提交牌局图片及局号。</p><ul><li>奖金 50 至 500，视牌型与投注而定。</li><li>玩家串通的牌局不予承认。</li></ul>',
      th: '<p>โฟร์การ์ดหรือสเตรทฟลัชในเกมไพ่รับรางวัลได้สัปดาห์ละครั้ง สมัครพร้อมรูปของมือไพ่และหมายเลขรอบ</p><ul><li>รางวัล 50 ถึง 500 ตามมือไพ่และเดิมพัน</li><li>มือที่สมรู้ร่วมคิดจะไม่นับ</li></ul>',
      vi: '<p>Tứ quý hoặc thùng phá sảnh trong trò chơi bài được thưởng, mỗi tuần một lần. Gửi đơn kèm ảnh tay bài và số ván.</p><ul><li>Thưởng từ 50 đến 500, tùy tay bài và mức cược.</li><li>Tay bài thông đồng bị từ chối.</li></ul>',
      ar: '<p>الأربعة المتشابهة أو التسلسل الملوّن في لعبة ورق يحصلان على مكافأة، مرة في الأسبوع. قدّم طلبًا مع صورة الأوراق ورقم الجولة.</p><ul><li>المكافآت من 50 إلى 500 بحسب الأوراق والرهان.</li><li>الأيدي المتفق عليها بين اللاعبين مرفوضة.</li></ul>',
    },
    mode: {
      mode: 'apply',
      rule: {
        ...ARTICLE_RULE,
        application: { needsRemark: true, pictures: 1, least: '50', most: '500' },
        frequency: 'week',
        budget: '50000',
      },
    },
  },
  {
    slug: 'reef-hunt',
    types: ['fish'],
    picture: 'reef.lagoon.octopus',
    title: {
      en: 'Weekly raffle of the reef',
      zh: '每周珊瑚礁抽奖',
      th: 'จับรางวัลแนวปะการังประจำสัปดาห์',
      vi: 'Bốc thăm rạn san hô hằng tuần',
      ar: 'سحب الشعاب الأسبوعي',
    },
    summary: {
      en: 'Join, earn tickets with valid bets, and win one of eleven prizes. Everybody can verify the draw.',
      zh: '参加抽奖，以有效投注获得奖券，赢取十一份奖品之一。任何人都可验证开奖。',
      th: 'เข้าร่วม สะสมสิทธิ์ด้วยเดิมพันที่นับได้ ลุ้นหนึ่งในสิบเอ็ดรางวัล ทุกคนตรวจสอบผลได้',
      vi: 'Tham gia, nhận vé từ cược hợp lệ và thắng một trong mười một giải. Ai cũng có thể kiểm tra kết quả.',
      ar: 'شارك واكسب تذاكر بالرهانات المحتسبة وافز بإحدى إحدى عشرة جائزة. يمكن للجميع التحقق من السحب.',
    },
    body: {
      en: '<p>Everybody who joins has one ticket, and one more for each 200 in valid bets on all games. Each member wins at most once. Prizes wait in the reward centre for 30 days.</p>',
      zh: '<p>参加即得一张奖券，所有游戏每 200 有效投注再得一张。每位会员最多中奖一次。奖品在奖励中心保留 30 天。</p>',
      th: '<p>ผู้เข้าร่วมทุกคนมีหนึ่งสิทธิ์ และเพิ่มหนึ่งสิทธิ์ทุกเดิมพันที่นับได้ 200 ในทุกเกม สมาชิกชนะได้ไม่เกินหนึ่งครั้ง รางวัลรออยู่ในศูนย์รางวัล 30 วัน</p>',
      vi: '<p>Ai tham gia cũng có một vé, và thêm một vé cho mỗi 200 cược hợp lệ ở mọi trò chơi. Mỗi thành viên thắng tối đa một lần. Giải thưởng chờ ở trung tâm phần thưởng 30 ngày.</p>',
      ar: '<p>لكل مشارك تذكرة، وتذكرة إضافية لكل 200 من الرهانات المحتسبة على كل الألعاب. يفوز كل عضو مرة على الأكثر. تنتظر الجوائز في مركز المكافآت 30 يومًا.</p>',
    },
    mode: {
      mode: 'raffle',
      rule: {
        ...ARTICLE_RULE,
        raffle: {
          closesAt: '',
          joining: 1,
          perDeposit: '',
          perTurnover: '200',
          most: 500,
          prizes: [
            { kind: 'money', amount: '5000', count: 1 },
            { kind: 'points', amount: '100', count: 10 },
          ],
        },
      },
    },
  },
  {
    slug: 'match-day',
    types: ['sports'],
    picture: 'stadium.moss.football',
    title: {
      en: 'Goalless draw: stake returned',
      zh: '零比零返还本金',
      th: 'เสมอ 0-0 คืนเดิมพัน',
      vi: 'Hòa 0-0: hoàn tiền cược',
      ar: 'تعادل بلا أهداف: يعود رهانك',
    },
    summary: {
      en: 'If the match ends 0-0, your first lost single bet of the day is returned.',
      zh: '若比赛以 0-0 结束，当日首笔输掉的单注返还。',
      th: 'หากแมตช์จบ 0-0 รับคืนเดิมพันเดี่ยวแรกของวันที่เสีย',
      vi: 'Nếu trận đấu kết thúc 0-0, cược đơn thua đầu tiên trong ngày được hoàn lại.',
      ar: 'إذا انتهت المباراة 0-0 يعود رهانك الفردي الأول الخاسر في اليوم.',
    },
    body: {
      en: '<p>If the match of your first single bet of the day ends without a goal, a lost stake comes back, up to 500. Apply with the number of the bet.</p><ul><li>Regular time counts; a match that is called off is settled by the rules of its bet.</li><li>Single bets before the kick-off only.</li></ul>',
      zh: '<p>若您当日首笔单注的比赛以零进球结束，输掉的本金返还，最高 500。请提交注单号申请。</p><ul><li>以常规时间为准；取消的比赛按投注规则结算。</li><li>仅限开赛前的单注。</li></ul>',
      th: '<p>หากแมตช์ของเดิมพันเดี่ยวแรกของวันจบโดยไม่มีประตู เงินเดิมพันที่เสียจะคืนสูงสุด 500 สมัครพร้อมหมายเลขเดิมพัน</p><ul><li>นับเวลาปกติ แมตช์ที่ยกเลิกตัดสินตามกติกาเดิมพัน</li><li>เฉพาะเดิมพันเดี่ยวก่อนเริ่มแข่ง</li></ul>',
      vi: '<p>Nếu trận của cược đơn đầu tiên trong ngày kết thúc không bàn thắng, tiền cược thua được hoàn, tối đa 500. Gửi đơn kèm số cược.</p><ul><li>Tính thời gian chính thức; trận bị hủy xử theo luật cược.</li><li>Chỉ cược đơn trước giờ bóng lăn.</li></ul>',
      ar: '<p>إذا انتهت مباراة رهانك الفردي الأول في اليوم بلا أهداف، يعود الرهان الخاسر حتى 500. قدّم طلبًا مع رقم الرهان.</p><ul><li>يُحتسب الوقت الأصلي؛ والمباراة الملغاة تُسوّى بقواعد رهانها.</li><li>للرهانات الفردية قبل انطلاق المباراة فقط.</li></ul>',
    },
    mode: {
      mode: 'apply',
      rule: {
        ...ARTICLE_RULE,
        application: { needsRemark: true, pictures: 0, least: '1', most: '500' },
        frequency: 'day',
        budget: '50000',
      },
    },
  },
  {
    slug: 'draw-night',
    types: ['lotto'],
    picture: 'drawhall.indigo.balls',
    title: {
      en: 'Second chance for lottery tickets',
      zh: '彩票第二次机会',
      th: 'โอกาสที่สองสำหรับตั๋วหวย',
      vi: 'Cơ hội thứ hai cho vé số',
      ar: 'فرصة ثانية لتذاكر اليانصيب',
    },
    summary: {
      en: 'A ticket that misses a prize by one number takes part in the next draw for free.',
      zh: '仅差一个号码未中奖的彩票免费参加下一期。',
      th: 'ตั๋วที่พลาดรางวัลเพียงเลขเดียวเข้าร่วมงวดถัดไปฟรี',
      vi: 'Vé trượt giải chỉ vì một số được tham gia kỳ quay sau miễn phí.',
      ar: 'التذكرة التي تفوتها الجائزة برقم واحد تشارك في السحب التالي مجانًا.',
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
      en: 'Points for valid bets',
      zh: '有效投注赚积分',
      th: 'คะแนนจากเดิมพันที่นับได้',
      vi: 'Điểm thưởng cho cược hợp lệ',
      ar: 'نقاط على الرهانات المحتسبة',
    },
    summary: {
      en: 'Earn points with valid bets and redeem them for rewards. Points never expire.',
      zh: '有效投注累积积分，可兑换奖品。积分永不过期。',
      th: 'เดิมพันที่นับได้สะสมคะแนนเพื่อแลกของรางวัล คะแนนไม่มีวันหมดอายุ',
      vi: 'Tích điểm từ cược hợp lệ và đổi quà. Điểm không bao giờ hết hạn.',
      ar: 'اجمع نقاطًا من الرهانات المحتسبة واستبدلها بمكافآت. النقاط لا تنتهي صلاحيتها.',
    },
    body: {
      en: '<p>Valid bets earn points by themselves. The rules are in the points mall, where you redeem them.</p>',
      zh: '<p>有效投注自动累积积分。规则见积分商城，并可在那里兑换。</p>',
      th: '<p>เดิมพันที่นับได้สะสมคะแนนเอง กติกาอยู่ในร้านแลกคะแนน ซึ่งใช้แลกของรางวัลได้</p>',
      vi: '<p>Cược hợp lệ tự tích điểm. Quy tắc ở cửa hàng điểm, nơi bạn đổi quà.</p>',
      ar: '<p>الرهانات المحتسبة تجمع النقاط تلقائيًا. القواعد في متجر النقاط حيث تستبدلها.</p>',
    },
    action: {
      en: 'See the rewards',
      zh: '查看奖品',
      th: 'ดูของรางวัล',
      vi: 'Xem phần thưởng',
      ar: 'شاهد المكافآت',
    },
    actionUrl: '/pointMall',
    mode: { mode: 'article', rule: ARTICLE_RULE },
  },
];

/** The demo's promotions. Those without a mode are announced and not open. */
export const UPCOMING: readonly SeedPromotion[] = PLANNED.map((planned) => ({
  action: null,
  actionUrl: null,
  ...planned,
  body: planned.mode ? planned.body : withNote(planned.body),
}));
