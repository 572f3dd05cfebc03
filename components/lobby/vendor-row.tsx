import type { VendorCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { VendorTile } from './vendor-tile';

interface Props {
  locale: LocaleCode;
  vendors: readonly VendorCard[];
  /** The list's name for who listens. */
  label: string;
  /** How many games a vendor has, in words. */
  noteOf: (card: VendorCard) => string;
  play: string;
}

/** The makers of a category: a row to swipe on a phone, columns where there is room. */
export function VendorRow({ locale, vendors, label, noteOf, play }: Props) {
  if (vendors.length === 0) return null;
  return (
    <ul aria-label={label} className="vendor-row scrollbar-none">
      {vendors.map((card) => (
        <li key={card.vendor}>
          <VendorTile locale={locale} card={card} note={noteOf(card)} play={play} />
        </li>
      ))}
    </ul>
  );
}
