'use client';

import { useState } from 'react';
import PopupParts from '@/components/site/popups/popup-parts';
import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';

/** A popup announcement, open; closing it shows the page below. */
export function PopupPreview({ locale, page }: { locale: LocaleCode; page: AnnouncementsWire }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <PopupParts
      locale={locale}
      promotionPath="/promotions"
      audience="visitor"
      first={page}
      onClose={() => setIsOpen(false)}
    />
  );
}
