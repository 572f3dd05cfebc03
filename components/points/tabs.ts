/** The tabs of the points mall, in their order. */
export const MALL_TABS = ['goods', 'redeems', 'details', 'convert', 'checkIn', 'wheel', 'rules'] as const;
export type MallTab = (typeof MALL_TABS)[number];

/** The event that a good's button sends: the page opens its dialog. Its detail is the good's id. */
export const OPEN_GOOD = 'croupier-good';

/** The tab that a page's query names; the goods if it names none. */
export const tabOf = (search: string): MallTab =>
  MALL_TABS.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'goods';
