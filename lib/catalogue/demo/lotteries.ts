import type { MotifId, PaletteId } from '../artwork/constants';
import type { Names } from '../naming/types';
import type { VendorCode } from './vendors';

/** A game of lib/studio/lottery as the catalogue lists it. */
export interface Lottery {
  /** Its code there. */
  readonly code: string;
  readonly vendor: Extract<VendorCode, 'LOTT' | 'ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN'>;
  readonly names: Names;
  readonly arabic: string;
  readonly motif: MotifId;
  readonly palette: PaletteId;
}

const lottery = (
  vendor: Lottery['vendor'],
  code: string,
  [motif, palette]: readonly [MotifId, PaletteId],
  [en, zh, th, vi, arabic]: readonly [string, string, string, string, string],
): Lottery => ({ code, vendor, names: { en, zh, th, vi }, arabic, motif, palette });

/**
 * The games of our lottery, as data because the catalogue does not import the studio. tests/catalogue/lotteries.test.ts compares them with
 * its registry and with the names of the namespace `lottery-plays`. Draws of one and three minutes are of ELOTT, other Chinese ones of LOTT.
 */
export const LOTTERIES: readonly Lottery[] = [
  lottery(
    'ELOTT',
    'FAST5X1',
    ['digits', 'vermilion'],
    ['Five digits, every minute', '五星1分', 'เลขห้าหลัก ทุกนาที', '5 số mỗi phút', 'خمسة أرقام، كل دقيقة'],
  ),
  lottery(
    'ELOTT',
    'FAST5X3',
    ['digits', 'indigo'],
    [
      'Five digits, every 3 minutes',
      '五星3分',
      'เลขห้าหลัก ทุก 3 นาที',
      '5 số mỗi 3 phút',
      'خمسة أرقام، كل 3 دقائق',
    ],
  ),
  lottery(
    'LOTT',
    'FAST5X5',
    ['digits', 'jade'],
    [
      'Five digits, every 5 minutes',
      '五星5分',
      'เลขห้าหลัก ทุก 5 นาที',
      '5 số mỗi 5 phút',
      'خمسة أرقام، كل 5 دقائق',
    ],
  ),
  lottery(
    'ELOTT',
    'FAST11X1',
    ['eleven', 'orchid'],
    ['11 of 5, every minute', '11选5 1分', '11 เลือก 5 ทุกนาที', '11 chọn 5 mỗi phút', 'خمسة من 11، كل دقيقة'],
  ),
  lottery(
    'LOTT',
    'FAST11X5',
    ['eleven', 'lantern'],
    [
      '11 of 5, every 5 minutes',
      '11选5 5分',
      '11 เลือก 5 ทุก 5 นาที',
      '11 chọn 5 mỗi 5 phút',
      'خمسة من 11، كل 5 دقائق',
    ],
  ),
  lottery(
    'ELOTT',
    'DICE3X1',
    ['dice', 'vermilion'],
    [
      'Three dice, every minute',
      '快三1分',
      'ลูกเต๋าสามลูก ทุกนาที',
      'Ba xúc xắc mỗi phút',
      'ثلاثة أحجار، كل دقيقة',
    ],
  ),
  lottery(
    'ELOTT',
    'DICE3X3',
    ['dice', 'jade'],
    [
      'Three dice, every 3 minutes',
      '快三3分',
      'ลูกเต๋าสามลูก ทุก 3 นาที',
      'Ba xúc xắc mỗi 3 phút',
      'ثلاثة أحجار، كل 3 دقائق',
    ],
  ),
  lottery(
    'ELOTT',
    'CARS10X1',
    ['racecar', 'indigo'],
    [
      'Ten-car race, every minute',
      '赛车1分',
      'แข่งรถสิบคัน ทุกนาที',
      'Đua 10 xe mỗi phút',
      'سباق عشر سيارات، كل دقيقة',
    ],
  ),
  lottery(
    'ELOTT',
    'CARS10X3',
    ['racecar', 'lantern'],
    [
      'Ten-car race, every 3 minutes',
      '赛车3分',
      'แข่งรถสิบคัน ทุก 3 นาที',
      'Đua 10 xe mỗi 3 phút',
      'سباق عشر سيارات، كل 3 دقائق',
    ],
  ),
  lottery(
    'LOTT',
    'CARS10X5',
    ['racecar', 'orchid'],
    [
      'Ten-car race, every 5 minutes',
      '赛车5分',
      'แข่งรถสิบคัน ทุก 5 นาที',
      'Đua 10 xe mỗi 5 phút',
      'سباق عشر سيارات، كل 5 دقائق',
    ],
  ),
  lottery(
    'ELOTT',
    'DIGITS3X3',
    ['trio', 'lantern'],
    [
      'Three digits, every 3 minutes',
      '三星3分',
      'เลขสามหลัก ทุก 3 นาที',
      '3 số mỗi 3 phút',
      'ثلاثة أرقام، كل 3 دقائق',
    ],
  ),
  lottery(
    'ELOTT',
    'LUCKY28X1',
    ['clover', 'jade'],
    ['Lucky 28, every minute', '幸运28 1分', 'ลัคกี้ 28 ทุกนาที', 'Lucky 28 mỗi phút', 'لاكي 28، كل دقيقة'],
  ),
  lottery(
    'ELOTT',
    'LUCKY28X3',
    ['clover', 'indigo'],
    [
      'Lucky 28, every 3 minutes',
      '幸运28 3分',
      'ลัคกี้ 28 ทุก 3 นาที',
      'Lucky 28 mỗi 3 phút',
      'لاكي 28، كل 3 دقائق',
    ],
  ),
  lottery(
    'LOTT',
    'MARK6X5',
    ['zodiac', 'indigo'],
    ['49 balls, every 5 minutes', '六合彩5分', '49 ลูก ทุก 5 นาที', '49 bóng mỗi 5 phút', '49 كرة، كل 5 دقائق'],
  ),
  lottery(
    'LOTT',
    'KENOX5',
    ['ticket', 'orchid'],
    ['Keno, every 5 minutes', '快乐8 5分', 'คีโน ทุก 5 นาที', 'Keno mỗi 5 phút', 'كينو، كل 5 دقائق'],
  ),
  lottery(
    'LOTT',
    'BINGOX5',
    ['cage', 'vermilion'],
    ['Bingo, every 5 minutes', '宾果5分', 'บิงโก ทุก 5 นาที', 'Bingo mỗi 5 phút', 'بينغو، كل 5 دقائق'],
  ),
  lottery('LOTT', 'MARK6', ['zodiac', 'vermilion'], ['49 balls', '六合彩', '49 ลูก', '49 bóng', '49 كرة']),
  lottery(
    'TCG_LOTTO_VN',
    'VNNORTH',
    ['northland', 'vermilion'],
    ['Vietnam, north', '越南北部', 'เวียดนามเหนือ', 'Xổ số miền Bắc', 'فيتنام، الشمال'],
  ),
  lottery(
    'TCG_LOTTO_VN',
    'VNCENTRAL',
    ['midland', 'lantern'],
    ['Vietnam, central', '越南中部', 'เวียดนามกลาง', 'Xổ số miền Trung', 'فيتنام، الوسط'],
  ),
  lottery(
    'TCG_LOTTO_VN',
    'VNSOUTH',
    ['southland', 'indigo'],
    ['Vietnam, south', '越南南部', 'เวียดนามใต้', 'Xổ số miền Nam', 'فيتنام، الجنوب'],
  ),
  lottery(
    'TCG_SEA',
    'THAI',
    ['elephant', 'orchid'],
    [
      'Thai government lottery',
      '泰国政府彩票',
      'หวยรัฐบาลไทย',
      'Xổ số Thái Lan',
      'يانصيب الحكومة التايلاندية',
    ],
  ),
  lottery(
    'TCG_SEA',
    'LAO',
    ['lotus', 'jade'],
    ['Lao lottery', '老挝彩票', 'หวยลาว', 'Xổ số Lào', 'يانصيب لاوس'],
  ),
  lottery(
    'TCG_SEA',
    'HANOI',
    ['pagoda', 'lantern'],
    ['Hanoi lottery', '河内彩票', 'หวยฮานอย', 'Xổ số Hà Nội', 'يانصيب هانوي'],
  ),
  lottery(
    'TCG_SEA',
    'MY4D',
    ['kite', 'indigo'],
    ['Malaysian 4D', '马来西亚4D', '4D มาเลเซีย', '4D Malaysia', '4D ماليزيا'],
  ),
];
