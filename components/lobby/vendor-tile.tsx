import { Play } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { VendorFace } from './vendor-face';

interface Props {
  face: VendorFace;
  /** "Play", on the sign that all but makers of slots have (product.md §2). */
  play: string;
}

/**
 * A maker's card: its mark over the category's landscape. A page it leads to is a link; a list of its games is opened by
 * LaunchHost, so that the card needs no code of its own.
 */
export function VendorTile({ face, play }: Props) {
  const { vendor, gameType, displayName, status, note, picture, mark, href } = face;
  const inside = (
    <>
      <img
        src={picture}
        alt=""
        width={1280}
        height={800}
        loading="lazy"
        decoding="async"
        className="vendor-picture"
      />
      <img src={mark} alt="" width={48} height={48} loading="lazy" className="vendor-mark" />
      <span className="vendor-words">
        <span className="vendor-name">{displayName}</span>
        <span className="vendor-note">{note}</span>
      </span>
      {gameType !== 'RNG' && (
        <span className="vendor-play">
          <Play aria-hidden className="size-3.5 fill-current" />
          <span className="sr-only sm:not-sr-only">{play}</span>
        </span>
      )}
    </>
  );
  if (href)
    return (
      <PageLink href={href} data-status={status} className="vendor-tile">
        {inside}
      </PageLink>
    );
  return (
    <button
      type="button"
      data-vendor={vendor}
      data-type={gameType}
      data-name={displayName}
      data-status={status}
      className="vendor-tile"
    >
      {inside}
    </button>
  );
}
