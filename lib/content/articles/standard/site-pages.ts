import type { StandardArticle } from './types';

/** The site's own pages that a new site has. They name no brand. No licence is stated: operators add theirs. */
export const SITE_PAGE_ARTICLES: readonly StandardArticle[] = [
  {
    kind: 'house',
    slug: 'responsible',
    daysAgo: 30,
    title: {
      en: 'Responsible gaming',
      zh: '理性博彩',
      th: 'การเล่นอย่างมีความรับผิดชอบ',
      vi: 'Chơi có trách nhiệm',
      ar: 'اللعب المسؤول',
    },
    summary: {
      en: 'Games cost money over time. How to keep that a price you chose, how to notice when it is not, and who helps.',
      zh: '长期来看，游戏是要花钱的。如何让花费由您决定、如何察觉失控，以及向谁求助。',
      th: 'ในระยะยาวการเล่นเกมมีค่าใช้จ่าย ทำอย่างไรให้เป็นราคาที่คุณเลือกเอง สังเกตอย่างไรเมื่อไม่ใช่ และใครช่วยได้',
      vi: 'Về lâu dài, chơi là tốn tiền. Làm sao để đó là cái giá bạn tự chọn, nhận ra khi không còn như vậy, và ai có thể giúp.',
      ar: 'الألعاب تكلّف مالًا على المدى الطويل. كيف يبقى ذلك ثمنًا اخترته، وكيف تنتبه حين لا يكون كذلك، ومن يساعد.',
    },
    body: {
      en: '<h2>Before you begin</h2><ul><li>Decide on a sum that you can lose, and on a time to stop. Write both down.</li><li>Do not play with money for rent, food or debts, and never with borrowed money.</li><li>Do not play when you are tired, sad or have been drinking.</li></ul><h2>Questions worth an honest answer</h2><ul><li>Have you played longer or for more than you meant to?</li><li>Have you tried to win back what you had lost?</li><li>Have you hidden from somebody how much you play?</li><li>Are you restless or cross when you cannot play?</li></ul><p>If you said yes to any of them, stop for a while and talk to somebody you trust. You may ask customer service to close your account.</p><h2>Help that is free and does not judge</h2><ul><li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>: advice online, in many languages</li><li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>: people who know it themselves, in many countries</li></ul><h2>Under age</h2><p>Nobody under 18, or under the legal age where they live, may play. If children use your device, log out and keep your password to yourself.</p>',
      zh: '<h2>开始之前</h2><ul><li>先定好输得起的金额和停止的时间，并写下来。</li><li>不要用房租、伙食或还债的钱，更不要借钱游戏。</li><li>疲惫、低落或饮酒后不要玩。</li></ul><h2>值得诚实回答的问题</h2><ul><li>您是否玩得比打算的更久或花得更多？</li><li>您是否试图赢回已输的钱？</li><li>您是否向别人隐瞒自己玩了多少？</li><li>不能玩时，您是否烦躁不安？</li></ul><p>若有任何一个回答为“是”，请先停一停，与信任的人谈谈。您也可以请客服关闭您的账户。</p><h2>免费且不评判的帮助</h2><ul><li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>：多语言在线咨询</li><li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>：过来人互助，遍及多国</li></ul><h2>未成年人</h2><p>未满 18 岁或未达所在地法定年龄者不得参与。若孩子会用您的设备，请退出登录并保管好密码。</p>',
      th: '<h2>ก่อนเริ่มเล่น</h2><ul><li>กำหนดวงเงินที่เสียได้และเวลาที่จะหยุด แล้วจดไว้ทั้งสองอย่าง</li><li>อย่าเล่นด้วยเงินค่าเช่า ค่าอาหาร หรือเงินใช้หนี้ และอย่าเล่นด้วยเงินที่ยืมมา</li><li>อย่าเล่นเมื่อเหนื่อย เศร้า หรือดื่มแอลกอฮอล์</li></ul><h2>คำถามที่ควรตอบอย่างซื่อสัตย์</h2><ul><li>คุณเคยเล่นนานหรือใช้เงินมากกว่าที่ตั้งใจหรือไม่</li><li>คุณเคยพยายามเอาคืนสิ่งที่เสียไปหรือไม่</li><li>คุณเคยปิดบังใครว่าเล่นมากเพียงใดหรือไม่</li><li>คุณกระวนกระวายหรือหงุดหงิดเมื่อไม่ได้เล่นหรือไม่</li></ul><p>หากตอบว่าใช่แม้เพียงข้อเดียว ให้หยุดพักและคุยกับคนที่ไว้ใจ คุณขอให้ฝ่ายบริการลูกค้าปิดบัญชีได้</p><h2>ความช่วยเหลือที่ไม่คิดเงินและไม่ตัดสิน</h2><ul><li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>: คำปรึกษาออนไลน์หลายภาษา</li><li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>: ผู้ที่เคยผ่านมาก่อน มีในหลายประเทศ</li></ul><h2>ผู้เยาว์</h2><p>ผู้ที่อายุต่ำกว่า 18 ปีหรือต่ำกว่าเกณฑ์กฎหมายในพื้นที่ของตนเล่นไม่ได้ หากเด็กใช้อุปกรณ์ของคุณ ให้ออกจากระบบและเก็บรหัสผ่านไว้กับตัว</p>',
      vi: '<h2>Trước khi bắt đầu</h2><ul><li>Định trước số tiền bạn có thể mất và giờ dừng. Hãy viết cả hai ra.</li><li>Đừng chơi bằng tiền nhà, tiền ăn hay tiền trả nợ, và không bao giờ bằng tiền vay.</li><li>Đừng chơi khi mệt, buồn hoặc đã uống rượu.</li></ul><h2>Những câu hỏi đáng trả lời thật lòng</h2><ul><li>Bạn có chơi lâu hơn hoặc nhiều tiền hơn dự định?</li><li>Bạn có cố gỡ lại số đã mất?</li><li>Bạn có giấu ai đó mình chơi nhiều thế nào?</li><li>Bạn có bồn chồn hay cáu gắt khi không được chơi?</li></ul><p>Nếu có dù chỉ một câu trả lời là có, hãy dừng một thời gian và nói chuyện với người bạn tin. Bạn có thể yêu cầu chăm sóc khách hàng đóng tài khoản.</p><h2>Trợ giúp miễn phí và không phán xét</h2><ul><li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>: tư vấn trực tuyến, nhiều ngôn ngữ</li><li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>: những người từng trải, ở nhiều nước</li></ul><h2>Chưa đủ tuổi</h2><p>Người dưới 18 tuổi hoặc chưa đủ tuổi theo luật nơi cư trú không được chơi. Nếu trẻ em dùng thiết bị của bạn, hãy đăng xuất và giữ kín mật khẩu.</p>',
      ar: '<h2>قبل أن تبدأ</h2><ul><li>حدّد مبلغًا تحتمل خسارته ووقتًا للتوقف، واكتبهما.</li><li>لا تلعب بمال الإيجار أو الطعام أو الديون، ولا بمال مقترض أبدًا.</li><li>لا تلعب وأنت متعب أو حزين أو بعد الشرب.</li></ul><h2>أسئلة تستحق جوابًا صادقًا</h2><ul><li>هل لعبت مدة أطول أو بمال أكثر مما نويت؟</li><li>هل حاولت استرداد ما خسرته؟</li><li>هل أخفيت عن أحد مقدار لعبك؟</li><li>هل تقلق أو تغضب حين لا تستطيع اللعب؟</li></ul><p>إن أجبت بنعم عن أي منها فتوقّف مدة وتحدّث إلى من تثق به. ويمكنك أن تطلب من خدمة العملاء إغلاق حسابك.</p><h2>مساعدة مجانية بلا أحكام</h2><ul><li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>: مشورة عبر الإنترنت بلغات كثيرة</li><li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>: أناس مرّوا بالتجربة، في بلدان كثيرة</li></ul><h2>دون السن</h2><p>لا يلعب من هو دون 18 عامًا أو دون السن القانونية حيث يقيم. إن كان الأطفال يستخدمون جهازك فسجّل الخروج واحفظ كلمة مرورك لنفسك.</p>',
    },
  },
];
