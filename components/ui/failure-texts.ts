import type { LocaleCode } from '@/lib/i18n/locales';

/** Texts for failures in every language. They are in the code because loading the messages may be what failed. */
export const FAILURE_TEXTS: Readonly<Record<LocaleCode, { broke: string; network: string; retry: string }>> =
  {
    en: {
      broke: 'Something broke on our side',
      network: 'The network link is broken. Please try again.',
      retry: 'Try again',
    },
    zh: { broke: '我们这边出了点问题', network: '网络连接异常，请重试。', retry: '重试' },
    th: {
      broke: 'เกิดข้อผิดพลาดที่ฝั่งเรา',
      network: 'การเชื่อมต่อเครือข่ายผิดปกติ โปรดลองอีกครั้ง',
      retry: 'ลองอีกครั้ง',
    },
    vi: {
      broke: 'Đã xảy ra lỗi phía chúng tôi',
      network: 'Kết nối mạng bị lỗi. Vui lòng thử lại.',
      retry: 'Thử lại',
    },
    ar: { broke: 'حدث خلل لدينا', network: 'انقطع الاتصال بالشبكة. حاول مجددًا.', retry: 'حاول مجددًا' },
  };
