import type { StandardTopic } from './types';

/** The topics of the help centre about what members are given. They state the rules of lib/rewards. */
export const REWARD_TOPICS: readonly StandardTopic[] = [
  {
    slug: 'rewards',
    title: {
      en: 'Reward centre',
      zh: '奖励中心',
      th: 'ศูนย์รางวัล',
      vi: 'Trung tâm phần thưởng',
      ar: 'مركز المكافآت',
    },
    content: {
      en: '<p>Open <strong>Reward centre</strong> in the member centre. What you can claim is at the top, with the time that is left. Money goes to your balance at once; bonus money must be staked as often as it says before you can withdraw it. What you do not claim in time expires.</p><p>Below are the bonuses that you can have, with their terms, and a field for a <strong>bonus code</strong>. Bonuses of deposits arrive within some minutes.</p>',
      zh: '<p>在会员中心打开<strong>奖励中心</strong>。可领取的奖励在最上方，并显示剩余时间。现金会立即进入余额；红利须按说明的倍数投注后方可提款。未按时领取的奖励会过期。</p><p>下方是您可获得的红利及其条款，以及<strong>红利代码</strong>输入框。存款红利会在几分钟内到达。</p>',
      th: '<p>เปิด<strong>ศูนย์รางวัล</strong>ในศูนย์สมาชิก สิ่งที่รับได้อยู่ด้านบนพร้อมเวลาที่เหลือ เงินเข้ายอดเงินทันที เงินโบนัสต้องเดิมพันตามจำนวนเท่าที่ระบุก่อนถอน สิ่งที่ไม่ได้รับภายในเวลาจะหมดอายุ</p><p>ด้านล่างคือโบนัสที่คุณรับได้พร้อมเงื่อนไข และช่องสำหรับ<strong>โค้ดโบนัส</strong> โบนัสของการฝากมาถึงภายในไม่กี่นาที</p>',
      vi: '<p>Mở <strong>Trung tâm phần thưởng</strong> trong trung tâm thành viên. Những gì bạn có thể nhận ở trên cùng, kèm thời gian còn lại. Tiền vào số dư ngay; tiền thưởng phải được cược đủ số lần ghi rõ trước khi rút. Những gì không nhận kịp sẽ hết hạn.</p><p>Bên dưới là các tiền thưởng bạn có thể có với điều khoản, và ô nhập <strong>mã tiền thưởng</strong>. Tiền thưởng nạp tiền đến trong vài phút.</p>',
      ar: '<p>افتح <strong>مركز المكافآت</strong> في مركز الأعضاء. ما يمكنك المطالبة به في الأعلى مع الوقت المتبقي. تُضاف الأموال إلى رصيدك فورًا؛ أما مال المكافأة فيجب الرهان به بعدد المرات المذكور قبل السحب. ما لا تطالب به في وقته تنتهي صلاحيته.</p><p>في الأسفل المكافآت التي يمكنك الحصول عليها مع شروطها، وحقل <strong>رمز المكافأة</strong>. تصل مكافآت الإيداعات خلال دقائق.</p>',
    },
  },
  {
    slug: 'bonus-money',
    title: { en: 'Bonus money', zh: '红利', th: 'เงินโบนัส', vi: 'Tiền thưởng', ar: 'مال المكافأة' },
    content: {
      en: '<p>Bonus money can be played with, but not withdrawn or transferred. <strong>Bonus details</strong> shows what is left of each bonus and how much is staked of what it requires. Once enough is staked, what is left becomes real money at once.</p><ul><li>A stake is taken from real money first, then from the bonus, unless the rules of the bonus say otherwise. A win returns in the same shares.</li><li>If you have several bonuses, the oldest is played with first.</li><li>Some games count in part or not at all, and a bonus can have a maximum stake. Its rules say so.</li><li>A bonus that expires, or that you give up, goes back to the site. Your real money stays.</li><li>A withdrawal request ends all your bonuses, also those that you have not claimed. The page of withdrawals says how much that is before you confirm. A transfer is not possible until your bonuses have ended.</li><li>Free rounds cost nothing. Open the game from the reward centre or from <strong>Bonus details</strong>. What they win is paid when they have ended, as real or as bonus money; the grant says which, and up to how much.</li></ul>',
      zh: '<p>红利可用于游戏，但不能提款或转账。<strong>红利明细</strong>显示每个红利的剩余金额以及所需投注的完成情况。投注达到要求后，剩余红利立即变为真实资金。</p><ul><li>除非该红利另有规定，投注先扣真实资金，再扣红利；赢利按相同比例返还。</li><li>有多个红利时，先使用最早的一个。</li><li>有些游戏只部分计入或不计入，红利也可能有最高投注额，均写在其规则中。</li><li>过期或放弃的红利归还网站，您的真实资金不受影响。</li><li>申请提款会终止您的所有红利，包括尚未领取的红利。确认之前，提款页面会说明金额。红利结束之前不能转账。</li><li>免费局不收取费用。从奖励中心或<strong>红利明细</strong>打开游戏即可。赢额在免费局结束后支付，为真实资金或红利；具体方式和上限会一并说明。</li></ul>',
      th: '<p>เงินโบนัสใช้เล่นได้ แต่ถอนหรือโอนไม่ได้ หน้า<strong>รายละเอียดโบนัส</strong>แสดงยอดที่เหลือของแต่ละโบนัส และเดิมพันที่ทำแล้วจากที่กำหนด เมื่อเดิมพันครบ ยอดที่เหลือจะกลายเป็นเงินจริงทันที</p><ul><li>เดิมพันหักจากเงินจริงก่อน แล้วจึงหักจากโบนัส เว้นแต่กติกาของโบนัสระบุไว้เป็นอย่างอื่น ยอดที่ได้รับจะคืนตามสัดส่วนเดียวกัน</li><li>หากมีหลายโบนัส จะใช้โบนัสที่เก่าที่สุดก่อน</li><li>บางเกมนับเพียงบางส่วนหรือไม่นับ และโบนัสอาจมีเดิมพันสูงสุด ตามที่กติการะบุ</li><li>โบนัสที่หมดอายุหรือที่คุณสละจะคืนให้เว็บไซต์ เงินจริงของคุณยังอยู่ครบ</li><li>คำขอถอนเงินทำให้โบนัสทั้งหมดสิ้นสุด รวมทั้งโบนัสที่ยังไม่ได้รับ หน้าถอนเงินจะบอกจำนวนก่อนที่คุณยืนยัน และจะโอนเงินไม่ได้จนกว่าโบนัสจะสิ้นสุด</li><li>รอบฟรีไม่มีค่าใช้จ่าย เปิดเกมได้จากศูนย์รางวัลหรือ<strong>รายละเอียดโบนัส</strong> ยอดที่ชนะจะจ่ายเมื่อรอบฟรีสิ้นสุด เป็นเงินจริงหรือเงินโบนัสตามที่ระบุ พร้อมจำนวนสูงสุด</li></ul>',
      vi: '<p>Tiền thưởng dùng để chơi, nhưng không thể rút hoặc chuyển. <strong>Chi tiết tiền thưởng</strong> cho thấy phần còn lại của từng khoản thưởng và số đã cược so với yêu cầu. Khi cược đủ, phần còn lại trở thành tiền thật ngay.</p><ul><li>Tiền cược trừ vào tiền thật trước, rồi đến tiền thưởng, trừ khi quy tắc của khoản thưởng nói khác. Tiền thắng trả về theo cùng tỷ lệ.</li><li>Nếu có nhiều khoản thưởng, khoản cũ nhất được dùng trước.</li><li>Một số trò chơi chỉ được tính một phần hoặc không được tính, và khoản thưởng có thể có mức cược tối đa. Quy tắc của nó nêu rõ điều đó.</li><li>Khoản thưởng hết hạn hoặc bị bạn bỏ sẽ trả về trang. Tiền thật của bạn vẫn giữ nguyên.</li><li>Yêu cầu rút tiền kết thúc mọi khoản thưởng, kể cả khoản chưa nhận. Trang rút tiền cho biết số tiền đó trước khi bạn xác nhận. Không thể chuyển tiền cho đến khi các khoản thưởng kết thúc.</li><li>Ván miễn phí không tốn tiền. Mở trò chơi từ trung tâm phần thưởng hoặc từ <strong>Chi tiết tiền thưởng</strong>. Tiền thắng được trả khi các ván miễn phí kết thúc, bằng tiền thật hoặc tiền thưởng; nơi đó ghi rõ loại nào và mức tối đa.</li></ul>',
      ar: '<p>يمكن اللعب بمال المكافأة، ولا يمكن سحبه أو تحويله. تعرض <strong>تفاصيل المكافآت</strong> ما بقي من كل مكافأة وكم راهنت مما تتطلبه. وعندما تراهن بما يكفي يصبح الباقي مالًا حقيقيًا فورًا.</p><ul><li>يُؤخذ الرهان من المال الحقيقي أولًا ثم من المكافأة، ما لم تنص قواعد المكافأة على غير ذلك، ويعود الربح بالنسب نفسها.</li><li>إذا كانت لديك عدة مكافآت فتُلعب أقدمها أولًا.</li><li>بعض الألعاب تُحتسب جزئيًا أو لا تُحتسب، وقد يكون للمكافأة حد أقصى للرهان. تذكر قواعدها ذلك.</li><li>المكافأة التي تنتهي صلاحيتها أو تتخلى عنها تعود إلى الموقع، ويبقى مالك الحقيقي.</li><li>طلب السحب ينهي كل مكافآتك، حتى التي لم تطالب بها بعد. تذكر صفحة السحب المبلغ قبل أن تؤكد. ولا يمكن التحويل حتى تنتهي مكافآتك.</li><li>الجولات المجانية لا تكلف شيئًا. افتح اللعبة من مركز المكافآت أو من <strong>تفاصيل المكافآت</strong>. يُدفع ما تربحه عند انتهائها مالًا حقيقيًا أو مال مكافأة؛ ويُذكر أيهما والحد الأقصى.</li></ul>',
    },
  },
  {
    slug: 'activities',
    title: {
      en: 'Promotions and raffles',
      zh: '优惠活动与抽奖',
      th: 'โปรโมชันและการจับรางวัล',
      vi: 'Khuyến mãi và bốc thăm',
      ar: 'العروض وسحوبات الجوائز',
    },
    content: {
      en: '<p>The page of a promotion says what to do. Its button shows how you can take part:</p><ul><li><strong>Join</strong>: your deposits count from the moment you join, your bets from the beginning of that hour. When the goal is reached, claim the reward.</li><li><strong>Claim</strong>: the reward is paid at once, if its goal is reached. What a bonus or the rebate has given you is claimed in the same way.</li><li><strong>Apply</strong>: send a remark or pictures if they are asked for. A person decides. If it is approved, the award waits in the reward centre; if it is rejected, the page says why.</li></ul><p>In a raffle your tickets are counted after it has closed. The hash of a secret seed is shown before anybody can join. After the close the list of tickets is final and its hash is shown; then the seed is revealed, and the winners follow from both. Press <strong>Verify in this browser</strong> on the page of the raffle: your browser computes the draw again. You can win at most once, and the prize waits in the reward centre.</p>',
      zh: '<p>活动页面说明参与方式，按钮显示您可以如何参与：</p><ul><li><strong>参加</strong>：存款自参加时起计算，投注自该小时开始时起计算。达成目标后领取奖励。</li><li><strong>领取</strong>：达成目标后，奖励立即发放。红利或返水已给予您的奖励也以同样方式领取。</li><li><strong>申请</strong>：按要求提交备注或图片，由工作人员审核。获批的奖励在奖励中心等待领取；被拒绝时，页面会说明原因。</li></ul><p>抽奖的奖券在截止后计算。秘密种子的哈希在任何人参加之前公布。截止后奖券名单不再更改，并公布其哈希；随后公布种子，中奖者由两者得出。在抽奖页面点击<strong>在此浏览器中验证</strong>，您的浏览器会重新计算开奖结果。每人最多中奖一次，奖品在奖励中心等待领取。</p>',
      th: '<p>หน้าโปรโมชันบอกสิ่งที่ต้องทำ และปุ่มบอกวิธีเข้าร่วม</p><ul><li><strong>เข้าร่วม</strong>: ยอดฝากนับตั้งแต่เข้าร่วม เดิมพันนับตั้งแต่ต้นชั่วโมงนั้น เมื่อครบเป้าหมายให้กดรับรางวัล</li><li><strong>รับรางวัล</strong>: ได้รางวัลทันทีเมื่อครบเป้าหมาย สิ่งที่โบนัสหรือยอดคืนให้คุณแล้วก็กดรับแบบเดียวกัน</li><li><strong>สมัคร</strong>: ส่งหมายเหตุหรือรูปหากระบุไว้ เจ้าหน้าที่เป็นผู้พิจารณา หากอนุมัติ รางวัลจะรออยู่ในศูนย์รางวัล หากปฏิเสธ หน้าจะบอกเหตุผล</li></ul><p>การจับรางวัลนับสิทธิ์หลังปิดรับ แฮชของซีดลับแสดงก่อนที่ใครจะเข้าร่วมได้ หลังปิดรับ รายการสิทธิ์จะไม่เปลี่ยนและแสดงแฮชของรายการ จากนั้นเปิดเผยซีด และผู้ชนะได้จากทั้งสอง กด<strong>ตรวจสอบในเบราว์เซอร์นี้</strong>ในหน้าการจับรางวัล เบราว์เซอร์ของคุณจะคำนวณซ้ำ แต่ละคนชนะได้ไม่เกินหนึ่งครั้ง และรางวัลรออยู่ในศูนย์รางวัล</p>',
      vi: '<p>Trang khuyến mãi cho biết cần làm gì, và nút trên trang cho biết cách tham gia:</p><ul><li><strong>Tham gia</strong>: tiền nạp tính từ lúc tham gia, cược tính từ đầu giờ đó. Khi đạt mục tiêu, hãy nhận thưởng.</li><li><strong>Nhận</strong>: phần thưởng được trả ngay nếu đã đạt mục tiêu. Những gì khoản thưởng hoặc hoàn trả đã trao cho bạn cũng nhận như vậy.</li><li><strong>Đăng ký xét duyệt</strong>: gửi ghi chú hoặc ảnh nếu được yêu cầu. Nhân viên xét đơn. Nếu được duyệt, phần thưởng chờ ở trung tâm phần thưởng; nếu bị từ chối, trang cho biết lý do.</li></ul><p>Trong bốc thăm, số vé được tính sau khi đóng. Mã băm của một hạt giống bí mật được công bố trước khi ai có thể tham gia. Sau khi đóng, danh sách vé không đổi và mã băm của nó được công bố; sau đó hạt giống được tiết lộ và người thắng suy ra từ cả hai. Nhấn <strong>Kiểm tra trong trình duyệt này</strong> trên trang bốc thăm: trình duyệt của bạn tính lại kết quả. Mỗi người thắng tối đa một lần và giải chờ ở trung tâm phần thưởng.</p>',
      ar: '<p>تذكر صفحة العرض المطلوب، ويبيّن زرها كيف تشارك:</p><ul><li><strong>شارك</strong>: تُحتسب الإيداعات منذ انضمامك والرهانات منذ بداية تلك الساعة. عند بلوغ الهدف استلم المكافأة.</li><li><strong>استلم</strong>: تُدفع المكافأة فورًا إذا بلغت هدفها. وبالطريقة نفسها تستلم ما منحتك إياه مكافأة أو الاسترداد النقدي.</li><li><strong>قدّم طلبًا</strong>: أرسل ملاحظة أو صورًا إذا طُلبت. يبتّ موظف في الطلب. إذا قُبل انتظرتك المكافأة في مركز المكافآت، وإذا رُفض ذكرت الصفحة السبب.</li></ul><p>في سحب الجوائز تُعدّ تذاكرك بعد الإغلاق. يُعرض هاش بذرة سرية قبل أن يتمكن أحد من المشاركة. بعد الإغلاق تصبح قائمة التذاكر نهائية ويُعرض هاشها؛ ثم تُكشف البذرة، ويُحدَّد الفائزون من كليهما. اضغط <strong>تحقّق في هذا المتصفح</strong> في صفحة السحب فيعيد متصفحك حسابه. يمكنك الفوز مرة على الأكثر، وتنتظرك الجائزة في مركز المكافآت.</p>',
    },
  },
  {
    slug: 'vip',
    title: { en: 'VIP ranks', zh: 'VIP 等级', th: 'ระดับ VIP', vi: 'Hạng VIP', ar: 'مراتب VIP' },
    content: {
      en: '<p>The page <strong>VIP</strong> lists all ranks: what each asks for, what it gives, and your progress. Valid bets with real money that are settled count. Deposits count less withdrawals, and at most as much as you have bet. You reach a rank within minutes.</p><p>A rank can ask for bets or deposits in each month. If you miss that more often in a row than the page allows, your rank falls by one after the month, and your progress goes on from the rank you then have. Bonuses and cashback of your rank wait in the reward centre for some days.</p>',
      zh: '<p><strong>VIP 等级</strong>页面列出所有等级的条件和待遇，以及您的进度。计算真钱已结算的有效投注。存款扣除提款后计入，且不超过您的投注额。几分钟内即可晋级。</p><p>等级可能要求每月达到一定的投注或存款。若连续未达到的月数超过页面所示的宽限，月末后下降一级，并从新的等级继续累计。您等级的奖金和返现会在奖励中心保留几天，等待您领取。</p>',
      th: '<p>หน้า<strong>ระดับ VIP</strong> แสดงทุกระดับ เงื่อนไข สิ่งที่ได้ และความคืบหน้าของคุณ นับเดิมพันที่นับได้ด้วยเงินจริงซึ่งสรุปผลแล้ว เงินฝากนับหลังหักยอดถอนและไม่เกินยอดที่เดิมพัน ระดับเลื่อนขึ้นภายในไม่กี่นาที</p><p>บางระดับกำหนดเดิมพันหรือยอดฝากในแต่ละเดือน หากไม่ครบติดต่อกันเกินจำนวนเดือนที่หน้านั้นผ่อนผัน ระดับจะลดลงหนึ่งขั้นหลังสิ้นเดือน และนับต่อจากระดับใหม่ โบนัสและเงินคืนของระดับรออยู่ในศูนย์รางวัลอีกหลายวัน</p>',
      vi: '<p>Trang <strong>Hạng VIP</strong> liệt kê mọi hạng: điều kiện, quyền lợi và tiến độ của bạn. Cược hợp lệ bằng tiền thật đã kết toán được tính. Tiền nạp được tính sau khi trừ tiền rút và không quá số đã cược. Hạng tăng trong vài phút.</p><p>Một hạng có thể yêu cầu mức cược hoặc tiền nạp mỗi tháng. Nếu bạn không đạt nhiều tháng liên tiếp hơn mức trang cho phép, hạng giảm một bậc sau tháng đó và tiến độ tính tiếp từ hạng mới. Tiền thưởng và hoàn tiền của hạng chờ vài ngày ở trung tâm phần thưởng.</p>',
      ar: '<p>تعرض صفحة <strong>مراتب VIP</strong> كل المراتب: ما تتطلبه كل منها وما تمنحه، وتقدّمك. تُحتسب الرهانات المسوّاة بمال حقيقي، وتُحتسب الإيداعات بعد خصم السحوبات وبما لا يزيد على رهاناتك، وترتفع المرتبة خلال دقائق.</p><p>قد تتطلب المرتبة رهانات أو إيداعات كل شهر. إذا لم تبلغها أشهرًا متتالية أكثر مما تسمح به الصفحة انخفضت مرتبتك بدرجة واحدة بعد الشهر، ويستمر تقدّمك من مرتبتك الجديدة. تنتظرك مكافآت مرتبتك والاسترداد بضعة أيام في مركز المكافآت.</p>',
    },
  },
  {
    slug: 'rebate',
    title: {
      en: 'Manual rebate',
      zh: '手动返水',
      th: 'คืนยอดด้วยตนเอง',
      vi: 'Hoàn trả thủ công',
      ar: 'استرداد نقدي يدوي',
    },
    content: {
      en: '<p>A part of your valid bets comes back, whether you win or lose. <strong>Manual rebate</strong> shows the rates of today for your rank, what you have earned by provider and category, and each payment.</p><p>A bet counts once it is settled, at the rate and rank of the moment in which you placed it. Bets of bonus money earn nothing. If the site lets you claim, press <strong>Claim</strong> from the minimum on; otherwise it is paid after the end of each day. What is below the minimum stays yours and is paid later. If a bet is voided after its rebate was paid, your next payment is smaller.</p>',
      zh: '<p>无论输赢，您的部分有效投注都会返还。<strong>手动返水</strong>页面显示您等级的今日比率、按供应商和类别累计的返水以及每次发放。</p><p>投注结算后计入，按下注时的比率和等级计算。使用红利的投注不产生返水。若本站开放领取，达到最低金额后点击<strong>领取</strong>；否则在每日结束后发放。低于最低金额的返水仍归您，稍后发放。若已返水的投注被取消，将从下次返水中扣除。</p>',
      th: '<p>เดิมพันที่นับได้บางส่วนจะคืนให้คุณ ไม่ว่าได้หรือเสีย หน้า<strong>คืนยอดด้วยตนเอง</strong>แสดงอัตราวันนี้ของระดับคุณ ยอดที่ได้ตามค่ายเกมและหมวด และการจ่ายแต่ละครั้ง</p><p>เดิมพันนับเมื่อสรุปผลแล้ว ตามอัตราและระดับขณะที่วาง เดิมพันด้วยเงินโบนัสไม่ได้เงินคืน หากเว็บไซต์ให้กดรับเอง กด<strong>รับ</strong>เมื่อถึงยอดขั้นต่ำ มิฉะนั้นจะจ่ายหลังสิ้นวัน ยอดที่ต่ำกว่าขั้นต่ำยังเป็นของคุณและจ่ายภายหลัง หากเดิมพันถูกยกเลิกหลังจ่ายแล้ว จะหักจากครั้งถัดไป</p>',
      vi: '<p>Một phần cược hợp lệ của bạn được trả lại, dù thắng hay thua. <strong>Hoàn trả thủ công</strong> cho thấy tỷ lệ hôm nay của hạng bạn, khoản đã tích lũy theo nhà cung cấp và loại, và từng lần trả.</p><p>Cược được tính khi đã kết toán, theo tỷ lệ và hạng lúc bạn đặt. Cược bằng tiền thưởng không được hoàn trả. Nếu trang cho tự nhận, nhấn <strong>Nhận</strong> khi đạt mức tối thiểu; nếu không, khoản này được trả sau mỗi ngày. Phần dưới mức tối thiểu vẫn là của bạn và được trả sau. Nếu cược bị hủy sau khi đã hoàn trả, lần trả sau sẽ ít hơn.</p>',
      ar: '<p>يعود إليك جزء من رهاناتك المحتسبة سواء ربحت أم خسرت. تعرض صفحة <strong>استرداد نقدي يدوي</strong> نسب اليوم لمرتبتك، وما كسبته حسب المزوّد والفئة، وكل دفعة.</p><p>يُحتسب الرهان بعد تسويته، بنسبة ومرتبة لحظة وضعه. لا استرداد على الرهانات بمال المكافأة. إذا أتاح الموقع المطالبة فاضغط <strong>المطالبة</strong> ابتداءً من الحد الأدنى، وإلا فيُدفع بعد نهاية كل يوم. ما دون الحد الأدنى يبقى لك ويُدفع لاحقًا. وإذا أُلغي رهان بعد دفع استرداده نقصت دفعتك التالية.</p>',
    },
  },
  {
    slug: 'missions',
    title: { en: 'Missions', zh: '任务', th: 'ภารกิจ', vi: 'Nhiệm vụ', ar: 'المهمات' },
    content: {
      en: '<p>Open <strong>Missions</strong> in the member centre. Each mission has a goal, a period and a reward. Only settled rounds with real money, approved deposits and check-ins count, each once; days, weeks and months begin in the time zone of the site.</p><p>When a goal is reached, press <strong>Claim</strong>. A reward that you did not claim in its period waits for some days under <strong>Still to claim</strong>. A mission that follows another one counts from the moment in which the former is done.</p>',
      zh: '<p>在会员中心打开<strong>任务</strong>。每个任务都有目标、周期和奖励。只计入真钱已结算的游戏局、已批准的存款和签到，每项只计一次；日、周、月以本站时区为准。</p><p>达成目标后点击<strong>领取</strong>。周期内未领取的奖励会在<strong>待领取</strong>中保留几天。后续任务从前一任务完成时起计算。</p>',
      th: '<p>เปิด<strong>ภารกิจ</strong>ในศูนย์สมาชิก แต่ละภารกิจมีเป้าหมาย รอบ และรางวัล นับเฉพาะรอบเงินจริงที่ตัดสินแล้ว เงินฝากที่อนุมัติ และการเช็กอิน อย่างละหนึ่งครั้ง วัน สัปดาห์ และเดือนเริ่มตามเขตเวลาของเว็บไซต์</p><p>เมื่อทำครบให้กด<strong>รับรางวัล</strong> รางวัลที่ยังไม่ได้รับในรอบจะรออยู่ใน<strong>รอรับ</strong>อีกหลายวัน ภารกิจต่อเนื่องนับจากเวลาที่ภารกิจก่อนหน้าครบ</p>',
      vi: '<p>Mở <strong>Nhiệm vụ</strong> trong trung tâm thành viên. Mỗi nhiệm vụ có mục tiêu, kỳ và phần thưởng. Chỉ tính ván tiền thật đã kết toán, khoản nạp đã duyệt và điểm danh, mỗi thứ một lần; ngày, tuần và tháng theo múi giờ của trang.</p><p>Khi đạt mục tiêu, nhấn <strong>Nhận thưởng</strong>. Phần thưởng chưa nhận trong kỳ được giữ vài ngày ở mục <strong>Chưa nhận</strong>. Nhiệm vụ nối tiếp tính từ lúc nhiệm vụ trước hoàn thành.</p>',
      ar: '<p>افتح <strong>المهمات</strong> في مركز الأعضاء. لكل مهمة هدف وفترة ومكافأة. تُحتسب فقط الجولات المسوّاة بمال حقيقي والإيداعات الموافق عليها وتسجيلات الحضور، كل منها مرة واحدة؛ وتبدأ الأيام والأسابيع والأشهر بتوقيت الموقع.</p><p>عند تحقيق الهدف اضغط <strong>طالب بها</strong>. المكافأة التي لم تطالب بها في فترتها تبقى بضعة أيام ضمن <strong>بانتظار المطالبة</strong>. المهمة التي تتبع أخرى تُحتسب من لحظة إتمام الأولى.</p>',
    },
  },
  {
    slug: 'leaderboards',
    title: {
      en: 'Leaderboards with prizes',
      zh: '有奖排行榜',
      th: 'กระดานอันดับที่มีรางวัล',
      vi: 'Bảng xếp hạng có giải',
      ar: 'لوحات ترتيب بجوائز',
    },
    content: {
      en: '<p><strong>Missions</strong> in the member centre also has the leaderboards. Each ranks members by one figure of its period: the sum of valid bets, the largest multiple of one round, or winnings minus stakes. Only settled rounds with real money count. If a leaderboard has the button <strong>Join</strong>, only rounds that are settled after you have joined count.</p><p>Of equal figures the one that was reached first is first. Some minutes after the end the standing is final, and prizes wait in the reward centre. Names are partly hidden.</p>',
      zh: '<p>会员中心的<strong>任务</strong>页面也有排行榜。每个榜单按周期内的一项数据排名：有效投注总额、单局最大倍数，或赢利减投注。只计入真钱已结算的游戏局。若榜单有<strong>报名</strong>按钮，只计入报名后结算的游戏局。</p><p>数据相同时，先达到者在前。结束几分钟后名次确定，奖品在奖励中心等待领取。名称会部分隐藏。</p>',
      th: '<p>หน้า<strong>ภารกิจ</strong>ในศูนย์สมาชิกมีกระดานอันดับด้วย แต่ละกระดานจัดอันดับตามตัวเลขหนึ่งอย่างในรอบเวลา คือผลรวมเดิมพันที่นับได้ ตัวคูณสูงสุดของรอบเดียว หรือยอดที่ได้รับลบเดิมพัน นับเฉพาะรอบเงินจริงที่สรุปผลแล้ว หากมีปุ่ม<strong>เข้าร่วม</strong> จะนับเฉพาะรอบที่สรุปผลหลังเข้าร่วม</p><p>หากตัวเลขเท่ากัน ผู้ที่ถึงก่อนอยู่ก่อน อันดับเป็นที่สิ้นสุดไม่กี่นาทีหลังจบ และรางวัลรออยู่ในศูนย์รางวัล ชื่อแสดงเพียงบางส่วน</p>',
      vi: '<p><strong>Nhiệm vụ</strong> trong trung tâm thành viên cũng có các bảng xếp hạng. Mỗi bảng xếp theo một số liệu trong kỳ: tổng cược hợp lệ, bội số lớn nhất của một ván, hoặc tiền thắng trừ tiền cược. Chỉ tính ván tiền thật đã kết toán. Nếu bảng có nút <strong>Tham gia</strong>, chỉ tính ván kết toán sau khi bạn tham gia.</p><p>Nếu bằng nhau, ai đạt trước đứng trước. Vài phút sau khi kết thúc, thứ hạng là chung cuộc và giải chờ ở trung tâm phần thưởng. Tên được che một phần.</p>',
      ar: '<p>تضم صفحة <strong>المهمات</strong> في مركز الأعضاء لوحات الترتيب أيضًا. ترتّب كل لوحة الأعضاء برقم واحد في فترتها: مجموع الرهانات المحتسبة، أو أكبر مضاعف في جولة واحدة، أو الأرباح ناقص الرهانات. تُحتسب فقط الجولات المسوّاة بمال حقيقي. وإذا كان للوحة زر <strong>انضم</strong> فتُحتسب فقط الجولات التي تُسوّى بعد انضمامك.</p><p>عند تساوي الأرقام يتقدّم من بلغه أولًا. بعد دقائق من النهاية يصبح الترتيب نهائيًا، وتنتظر الجوائز في مركز المكافآت. تُخفى الأسماء جزئيًا.</p>',
    },
  },
  {
    slug: 'invite',
    title: { en: 'Invite friends', zh: '邀请好友', th: 'ชวนเพื่อน', vi: 'Mời bạn bè', ar: 'ادعُ أصدقاءك' },
    content: {
      en: '<p>Open <strong>Invite friends</strong> in the member centre. Send your link, your code or the QR code. A person who registers with it becomes your friend on this site; nobody becomes part of an agent’s line by it.</p><p>The page states what friends bring you. Only bets with real money count; deposits count less withdrawals, once they have been bet. Earnings of a day are offered on the next one, and you claim them in the reward centre. Accounts of your own are not counted.</p>',
      zh: '<p>在会员中心打开<strong>邀请好友</strong>，发送链接、邀请码或二维码。用它注册的人会成为您在本站的好友，不会进入代理线。</p><p>页面会说明好友带来的收益。仅计算真钱投注；存款扣除提款并完成等额投注后计入。当日收益次日发放，请在奖励中心领取。您自己的账号不计入。</p>',
      th: '<p>เปิด<strong>ชวนเพื่อน</strong>ในศูนย์สมาชิก แล้วส่งลิงก์ รหัส หรือคิวอาร์โค้ด ผู้ที่สมัครด้วยรหัสนั้นจะเป็นเพื่อนของคุณในเว็บไซต์นี้ และไม่เข้าไปอยู่ในสายของเอเย่นต์</p><p>หน้านั้นบอกสิ่งที่เพื่อนนำมาให้ นับเฉพาะเดิมพันด้วยเงินจริง เงินฝากนับหลังหักยอดถอนเมื่อเดิมพันครบแล้ว รายได้ของแต่ละวันจะเสนอในวันถัดไป รับได้ที่ศูนย์รางวัล บัญชีของตนเองไม่นับ</p>',
      vi: '<p>Mở <strong>Mời bạn bè</strong> trong trung tâm thành viên. Gửi liên kết, mã hoặc mã QR. Người đăng ký bằng mã đó trở thành bạn của bạn trên trang này và không thuộc tuyến đại lý nào.</p><p>Trang nêu rõ bạn bè mang lại gì. Chỉ tính cược bằng tiền thật; tiền nạp được tính sau khi trừ tiền rút và khi đã cược đủ. Thu nhập của một ngày được trao vào ngày hôm sau và nhận tại trung tâm phần thưởng. Tài khoản của chính bạn không được tính.</p>',
      ar: '<p>افتح <strong>ادعُ أصدقاءك</strong> في مركز الأعضاء وأرسل رابطك أو رمزك أو رمز QR. من يسجّل به يصبح صديقك على هذا الموقع، ولا يدخل أحد بذلك ضمن خط وكيل.</p><p>تذكر الصفحة ما يجلبه الأصدقاء لك. لا تُحتسب إلا الرهانات بمال حقيقي، وتُحتسب الإيداعات بعد خصم السحوبات وبعد الرهان بمثلها. تُعرض مكاسب اليوم في اليوم التالي وتطالب بها في مركز المكافآت. لا تُحتسب حساباتك الخاصة.</p>',
    },
  },
];
