'use client';

import { ErrorState } from '@/components/ui/error-state';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';

/** What a page shows that broke: in the five languages here, for the messages may be what could not be read. */
const WORDS: Record<LocaleCode, { title: string; retry: string }> = {
  en: { title: 'Something broke on our side', retry: 'Try again' },
  zh: { title: '我们这边出了点问题', retry: '重试' },
  th: { title: 'เกิดข้อผิดพลาดที่ฝั่งเรา', retry: 'ลองอีกครั้ง' },
  vi: { title: 'Đã xảy ra lỗi phía chúng tôi', retry: 'Thử lại' },
  ar: { title: 'حدث خلل لدينا', retry: 'حاول مجددًا' },
};

export default function PageError({ reset }: { reset: () => void }) {
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  const words = WORDS[isLocale(lang) ? lang : 'en'];
  return (
    <ErrorState title={words.title} retryLabel={words.retry} onRetry={reset} className="min-h-[60dvh]" />
  );
}
