import type { Text } from '@/lib/content/types';

export interface SeedGood {
  picture: string;
  points: number;
  quantity: number;
  title: Text;
  summary: Text;
}

/** The goods of the demo's points mall. */
export const GOODS: readonly SeedGood[] = [
  {
    picture: 'lantern.lantern',
    points: 1200,
    quantity: 500,
    title: {
      en: 'Paper lantern, hand folded',
      zh: '手工折纸灯笼',
      th: 'โคมกระดาษพับมือ',
      vi: 'Đèn lồng giấy gấp tay',
      ar: 'فانوس ورقي مطوي يدويًا',
    },
    summary: {
      en: 'Oiled paper on a bamboo frame, 30 cm; comes flat, with a candle bulb.',
      zh: '竹架油纸，30 厘米；平整寄出，附蜡烛灯泡。',
      th: 'กระดาษน้ำมันบนโครงไม้ไผ่ 30 ซม. ส่งแบบพับ พร้อมหลอดเทียน',
      vi: 'Giấy dầu trên khung tre, 30 cm; gửi dạng phẳng, kèm bóng nến.',
      ar: 'ورق مزيّت على إطار خيزران، 30 سم؛ يصل مطويًا مع مصباح شمعي.',
    },
  },
  {
    picture: 'jade.teapot',
    points: 4800,
    quantity: 120,
    title: {
      en: 'Celadon teapot',
      zh: '青瓷茶壶',
      th: 'กาน้ำชาศิลาดล',
      vi: 'Ấm trà men ngọc',
      ar: 'إبريق شاي سيلادون',
    },
    summary: {
      en: 'Half a litre, crackled glaze, a strainer of steel.',
      zh: '半升，冰裂釉，钢制滤网。',
      th: 'ครึ่งลิตร เคลือบลายแตก พร้อมที่กรองเหล็ก',
      vi: 'Nửa lít, men rạn, lưới lọc thép.',
      ar: 'نصف لتر، طلاء مشقّق، مصفاة فولاذية.',
    },
  },
  {
    picture: 'honey.mooncake',
    points: 900,
    quantity: 300,
    title: {
      en: 'Box of four mooncakes',
      zh: '月饼礼盒四枚装',
      th: 'ขนมไหว้พระจันทร์กล่องสี่ชิ้น',
      vi: 'Hộp bốn bánh trung thu',
      ar: 'علبة من أربع كعكات قمر',
    },
    summary: {
      en: 'Lotus, red bean, five kernels and salted egg; in season only.',
      zh: '莲蓉、红豆、五仁、咸蛋黄；仅限时令。',
      th: 'เม็ดบัว ถั่วแดง ธัญพืชห้าชนิด และไข่เค็ม เฉพาะฤดูกาล',
      vi: 'Hạt sen, đậu đỏ, thập cẩm và trứng muối; chỉ theo mùa.',
      ar: 'لوتس وفاصوليا حمراء وخمس حبوب وبيض مملّح؛ في موسمها فقط.',
    },
  },
  {
    picture: 'vermilion.fan',
    points: 1500,
    quantity: 200,
    title: {
      en: 'Silk fan',
      zh: '丝绸折扇',
      th: 'พัดผ้าไหม',
      vi: 'Quạt lụa',
      ar: 'مروحة حريرية',
    },
    summary: {
      en: 'Painted plum blossom on silk, sandalwood ribs.',
      zh: '丝面绘梅花，檀木扇骨。',
      th: 'ลายดอกบ๊วยบนผ้าไหม ก้านไม้จันทน์',
      vi: 'Hoa mận vẽ trên lụa, nan gỗ đàn hương.',
      ar: 'أزهار برقوق مرسومة على الحرير، أضلاع من خشب الصندل.',
    },
  },
  {
    picture: 'indigo.clock',
    points: 16000,
    quantity: 20,
    title: {
      en: 'Wall clock with visible gears',
      zh: '可见齿轮挂钟',
      th: 'นาฬิกาแขวนเห็นเฟือง',
      vi: 'Đồng hồ treo lộ bánh răng',
      ar: 'ساعة حائط بتروس ظاهرة',
    },
    summary: {
      en: '35 cm, silent.',
      zh: '35 厘米，静音。',
      th: '35 ซม. เดินเงียบ',
      vi: '35 cm, chạy êm.',
      ar: '35 سم، صامتة.',
    },
  },
  {
    picture: 'storm.parasol',
    points: 2600,
    quantity: 150,
    title: {
      en: 'Oil-paper umbrella',
      zh: '油纸伞',
      th: 'ร่มกระดาษน้ำมัน',
      vi: 'Ô giấy dầu',
      ar: 'مظلة من ورق مزيّت',
    },
    summary: {
      en: 'For light rain and strong sun. 84 cm across.',
      zh: '晴雨两用，直径 84 厘米。',
      th: 'กันฝนเบาและแดดจ้า เส้นผ่านศูนย์กลาง 84 ซม.',
      vi: 'Cho mưa nhẹ và nắng gắt. Đường kính 84 cm.',
      ar: 'للمطر الخفيف والشمس القوية. قطرها 84 سم.',
    },
  },
  {
    picture: 'frost.vase',
    points: 7400,
    quantity: 0,
    title: {
      en: 'Blue and white vase',
      zh: '青花瓷瓶',
      th: 'แจกันลายคราม',
      vi: 'Bình hoa lam',
      ar: 'مزهرية زرقاء وبيضاء',
    },
    summary: {
      en: 'Thrown and painted by hand, 26 cm; no two are alike.',
      zh: '手工拉坯绘制，26 厘米；件件不同。',
      th: 'ปั้นและวาดมือ 26 ซม. ไม่ซ้ำกันสักชิ้น',
      vi: 'Nặn và vẽ tay, 26 cm; không cái nào giống cái nào.',
      ar: 'مشكّلة ومرسومة يدويًا، 26 سم؛ لا اثنتان متشابهتان.',
    },
  },
  {
    picture: 'copper.compass',
    points: 5200,
    quantity: 80,
    title: {
      en: 'Traveller’s compass',
      zh: '旅人罗盘',
      th: 'เข็มทิศนักเดินทาง',
      vi: 'La bàn lữ khách',
      ar: 'بوصلة المسافر',
    },
    summary: {
      en: 'Brass, with a lid and a leather pouch.',
      zh: '黄铜制，带盖与皮套。',
      th: 'ทองเหลือง มีฝาปิดและถุงหนัง',
      vi: 'Bằng đồng, có nắp và túi da.',
      ar: 'نحاسية بغطاء وجراب جلدي.',
    },
  },
];
