/** Kinds of support channels (`csType`, CONT-8). */
export const SERVICE_TYPES = [
  'LIVECHAT',
  'TELEGRAM',
  'LINE',
  'WHATSAPP',
  'ZALO',
  'FACEBOOK',
  'WECHAT',
  'SKYPE',
  /** The site's own contact page. */
  'FORM',
  'EMAIL',
  'PHONE',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The address that opens an encrypted path, in the window for customer service. */
export const SERVICE_PATH = '/wps/system/service';

/** The window's size in CSS pixels. */
export const SERVICE_WINDOW = { width: 440, height: 750 } as const;
