import { Play } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { launchRoute } from '@/lib/catalogue/launch-route';
import { vendorPicture } from '@/lib/catalogue/pictures';
import type { VendorCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

interface Props {
  locale: LocaleCode;
  card: VendorCard;
  /** How many games it has, in words; or that it is closed. */
  note: string;
  /** "Play", on the sign that all but makers of slots have (product.md §2). */
  play: string;
}

/**
 * A maker's card: its mark over the category's landscape. Where it leads is launchRoute's business: a page is a link; a
 * list of its games is opened by LaunchHost, so that the card needs no code of its own.
 */
export function VendorTile({ locale, card, note, play }: Props) {
  const route = launchRoute(card);
  const plain = card.gameType === 'RNG';
  const face = (
    <>
      <img
        src={vendorPicture(card.vendor, card.gameType)}
        alt=""
        width={1280}
        height={800}
        loading="lazy"
        decoding="async"
        className="vendor-picture"
      />
      <img src={card.activeLogo} alt="" width={48} height={48} loading="lazy" className="vendor-mark" />
      <span className="vendor-words">
        <span className="vendor-name">{card.displayName}</span>
        <span className="vendor-note">{note}</span>
      </span>
      {!plain && (
        <span className="vendor-play">
          <Play aria-hidden className="size-3.5 fill-current" />
          <span className="sr-only sm:not-sr-only">{play}</span>
        </span>
      )}
    </>
  );
  if (route.kind === 'page')
    return (
      <PageLink href={localePath(locale, route.path)} data-status={card.status} className="vendor-tile">
        {face}
      </PageLink>
    );
  return (
    <button
      type="button"
      data-vendor={card.vendor}
      data-type={card.gameType}
      data-name={card.displayName}
      data-status={card.status}
      className="vendor-tile"
    >
      {face}
    </button>
  );
}
