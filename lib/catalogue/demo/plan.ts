import type { MotifId } from '../artwork/constants';
import type { ThemeId } from '../artwork/themes';
import type { GameClass, GameType } from './types';
import type { VendorCode } from './vendors';

/** How many slots each vendor offers: 9,830 in all, so that the whole catalogue stays a little below 10,000. */
export const SLOT_COUNTS: readonly (readonly [VendorCode, number])[] = [
  ['PG', 1240],
  ['EG2', 1236],
  ['PT', 1230],
  ['JDB', 1228],
  ['CQ9', 1226],
  ['FC', 1220],
  ['JL', 1228],
  ['BGS', 1222],
];

/** Titles whose engine is not built: which vendors list how many, and what is played. */
export interface ListedTitles {
  readonly gameType: GameType;
  readonly vendors: readonly VendorCode[];
  readonly each: number;
  readonly theme: ThemeId;
  readonly gameClass?: GameClass;
  /** The figures of its pictures; by default all of the theme. */
  readonly motifs?: readonly MotifId[];
  /** en | zh | th | vi of what is played. A title adds a place or a quality to it. */
  readonly plays: readonly string[];
}

const CARD_PLAYS = [
  'Poker | 扑克 | โป๊กเกอร์ | Poker',
  'Rummy | 拉米 | รัมมี่ | Rummy',
  'Big Two | 大老二 | สลาฟสองใหญ่ | Tiến Lên',
  'Thirteen Cards | 十三张 | ไพ่สิบสามใบ | Mậu Binh',
  'Showdown | 比牌 | ดวลไพ่ | So Bài',
  'Three Cards | 三张牌 | ไพ่สามใบ | Ba Lá',
];

export const LISTED_TITLES: readonly ListedTitles[] = [
  {
    gameType: 'LIVE',
    vendors: ['EG2', 'PT', 'BGS'],
    each: 6,
    theme: 'high-table',
    plays: [
      'Baccarat | 百家乐 | บาคาร่า | Baccarat',
      'Roulette | 轮盘 | รูเล็ต | Roulette',
      'Blackjack | 二十一点 | แบล็คแจ็ค | Xì Dách',
      'Sic Bo | 骰宝 | ไฮโล | Tài Xỉu',
      'High Card | 比大小 | ไพ่สูงต่ำ | Bài Cao',
      'Fan-Tan | 番摊 | ถั่วโป | Fan-Tan',
    ],
  },
  {
    gameType: 'FISH',
    vendors: ['JDB', 'CQ9', 'JL', 'FC', 'BGS'],
    each: 6,
    theme: 'deep-hunt',
    plays: [
      'Hunt | 狩猎 | ล่าปลา | Săn Cá',
      'Anglers | 垂钓者 | นักตกปลา | Thợ Câu',
      'Harpoon | 鱼叉 | ฉมวก | Mũi Lao',
      'Net Cast | 撒网 | ทอดแห | Quăng Lưới',
      'Big Catch | 大丰收 | จับใหญ่ | Mẻ Lớn',
      'Dive | 深潜 | ดำดิ่ง | Lặn Sâu',
    ],
  },
  {
    gameType: 'SPORTS',
    vendors: ['BTI'],
    each: 8,
    theme: 'floodlight-stadium',
    plays: [
      'Football | 足球 | ฟุตบอล | Bóng Đá',
      'Basketball | 篮球 | บาสเกตบอล | Bóng Rổ',
      'Tennis | 网球 | เทนนิส | Quần Vợt',
      'Badminton | 羽毛球 | แบดมินตัน | Cầu Lông',
      'Volleyball | 排球 | วอลเลย์บอล | Bóng Chuyền',
      'Cricket | 板球 | คริกเก็ต | Cricket',
      'Boxing | 拳击 | มวย | Quyền Anh',
      'Table Tennis | 乒乓球 | ปิงปอง | Bóng Bàn',
    ],
  },
  {
    gameType: 'ESPORTS',
    vendors: ['IMES', 'TF', 'IA'],
    each: 6,
    theme: 'signal-arena',
    plays: [
      'Five-a-Side Battle | 五人对战 | ศึกห้าคน | Đấu Năm Người',
      'Tactics Cup | 战术杯 | ถ้วยยุทธวิธี | Cúp Chiến Thuật',
      'Racing Series | 竞速联赛 | ลีกแข่งรถ | Giải Đua',
      'Fighting League | 格斗联赛 | ลีกต่อสู้ | Giải Đối Kháng',
      'Strategy Masters | 策略大师赛 | มาสเตอร์กลยุทธ์ | Bậc Thầy Chiến Lược',
      'Shooter Open | 射击公开赛 | โอเพนยิงปืน | Giải Mở Bắn Súng',
    ],
  },
  {
    gameType: 'COCKFIGHT',
    vendors: ['DS88', 'DIG', 'SV3'],
    each: 6,
    theme: 'dawn-yard',
    plays: [
      'Main Ring | 主擂台 | สังเวียนเอก | Sới Chính',
      'Morning Match | 晨赛 | คู่เช้า | Trận Sáng',
      'Champions | 冠军赛 | ศึกแชมป์ | Quán Quân',
      'Two Spurs | 双距 | เดือยคู่ | Song Cựa',
      'Red Corner | 红角 | มุมแดง | Góc Đỏ',
      'Long Bout | 长局 | ยกยาว | Hiệp Dài',
    ],
  },
  { gameType: 'PVP', vendors: ['JL', 'FC', 'CQ9'], each: 6, theme: 'card-room', plays: CARD_PLAYS },
  {
    gameType: 'RNG',
    vendors: ['PT', 'CQ9'],
    each: 2,
    theme: 'high-table',
    gameClass: 'table',
    plays: [
      'Baccarat Solo | 单人百家乐 | บาคาร่าเดี่ยว | Baccarat Đơn',
      'Dice Table | 骰桌 | โต๊ะลูกเต๋า | Bàn Xúc Xắc',
    ],
  },
  {
    gameType: 'RNG',
    vendors: ['JDB', 'FC'],
    each: 2,
    theme: 'signal-arena',
    gameClass: 'arcade',
    plays: ['Rocket Run | 火箭冲刺 | จรวดพุ่ง | Tên Lửa Lao', 'Claw Game | 抓娃娃 | คีบตุ๊กตา | Gắp Thú'],
  },
  {
    gameType: 'RNG',
    vendors: ['JL', 'BGS'],
    each: 2,
    theme: 'draw-hall',
    gameClass: 'bingo',
    motifs: ['balls', 'cage'],
    plays: ['Bingo | 宾果 | บิงโก | Bingo', 'Ninety Ball | 九十球 | เก้าสิบลูก | Chín Mươi Bóng'],
  },
  {
    gameType: 'RNG',
    vendors: ['PG', 'JL'],
    each: 2,
    theme: 'draw-hall',
    gameClass: 'scratch',
    motifs: ['wheel', 'coin', 'clover'],
    plays: ['Scratch Card | 刮刮卡 | บัตรขูด | Thẻ Cào', 'Silver Foil | 银箔 | ฟอยล์เงิน | Giấy Bạc'],
  },
  {
    gameType: 'RNG',
    vendors: ['PT', 'EG2'],
    each: 2,
    theme: 'card-room',
    gameClass: 'video-poker',
    plays: ['Five Draw | 五张换牌 | ไพ่ห้าใบเปลี่ยน | Năm Lá Đổi', 'Jacks Up | J以上 | แจ็คขึ้นไป | Bồi Trở Lên'],
  },
  {
    gameType: 'RNG',
    vendors: ['PG', 'EG2'],
    each: 2,
    theme: 'dawn-yard',
    gameClass: 'mini',
    plays: ['Egg Hunt | 寻蛋 | ล่าไข่ | Tìm Trứng', 'Fence Jump | 跳栏 | กระโดดรั้ว | Nhảy Rào'],
  },
];
