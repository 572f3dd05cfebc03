/** The codes of vendors (`vassalage` on the wire) are given; their names are invented. */
export interface DemoVendor {
  readonly code: VendorCode;
  /** A proper name: the same in every language. */
  readonly displayName: string;
  /** Two colours of the mark as OKLCH hue angles: the sign and its second tone. */
  readonly hues: readonly [number, number];
}

export const VENDOR_CODES = [
  'PG',
  'EG2',
  'PT',
  'JDB',
  'CQ9',
  'FC',
  'JL',
  'BGS',
  'IMES',
  'TF',
  'IA',
  'DS88',
  'DIG',
  'SV3',
  'BTI',
  'LOTT',
  'ELOTT',
  'TCG_SEA',
  'TCG_LOTTO_VN',
] as const;
export type VendorCode = (typeof VENDOR_CODES)[number];

export const DEMO_VENDORS: readonly DemoVendor[] = [
  { code: 'PG', displayName: 'Paper Garden', hues: [150, 90] },
  { code: 'EG2', displayName: 'Ember Gate', hues: [40, 85] },
  { code: 'PT', displayName: 'Pearl Tide', hues: [215, 180] },
  { code: 'JDB', displayName: 'Jade Drum', hues: [165, 75] },
  { code: 'CQ9', displayName: 'Copper Quarter', hues: [60, 30] },
  { code: 'FC', displayName: 'Fire Carp', hues: [28, 65] },
  { code: 'JL', displayName: 'Juniper Lane', hues: [130, 100] },
  { code: 'BGS', displayName: 'Blue Goat Studio', hues: [250, 200] },
  { code: 'IMES', displayName: 'Iron Moth', hues: [290, 220] },
  { code: 'TF', displayName: 'Thunderfield', hues: [95, 60] },
  { code: 'IA', displayName: 'Ink Arena', hues: [265, 320] },
  { code: 'DS88', displayName: 'Double Spur', hues: [25, 80] },
  { code: 'DIG', displayName: 'Dawn in Gold', hues: [80, 45] },
  { code: 'SV3', displayName: 'Spur Valley', hues: [140, 55] },
  { code: 'BTI', displayName: 'Bright Terrace', hues: [230, 95] },
  { code: 'LOTT', displayName: 'Lantern Draw', hues: [75, 25] },
  { code: 'ELOTT', displayName: 'Evening Draw', hues: [310, 75] },
  { code: 'TCG_SEA', displayName: 'South Sea Draw', hues: [195, 85] },
  { code: 'TCG_LOTTO_VN', displayName: 'Red River Draw', hues: [22, 95] },
];
