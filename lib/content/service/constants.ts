/** How customer service is reached (product.md §3, csType). */
export const SERVICE_TYPES = [
  'LIVECHAT',
  'TELEGRAM',
  'LINE',
  'WHATSAPP',
  'ZALO',
  'FACEBOOK',
  'WECHAT',
  'SKYPE',
  /** A page of ours that is written to. */
  'FORM',
  'EMAIL',
  'PHONE',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];

/** Where a sealed path is opened; the window's address. */
export const SERVICE_PATH = '/wps/system/service';

/** The window's size in CSS pixels (product.md §9). */
export const SERVICE_WINDOW = { width: 440, height: 750 } as const;
