import { Play } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { VendorTileData } from './vendor-tile-data';

interface Props {
  data: VendorTileData;
  /** "Play", on the button that all open tiles except those of slots have (LOBBY-5). */
  play: string;
}

/**
 * A vendor: its logo over the picture of the category. It is a link if a page opens; otherwise a button, and LaunchHost
 * opens the list of games.
 */
export function VendorTile({ data, play }: Props) {
  const { vendor, gameType, displayName, status, note, picture, logo, href } = data;
  const content = (
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
      <img src={logo} alt="" width={48} height={48} loading="lazy" className="vendor-mark" />
      <span className="vendor-text">
        <span className="vendor-name">{displayName}</span>
        <span className="vendor-note">{note}</span>
      </span>
      {gameType !== 'RNG' && status === 'active' && (
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
        {content}
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
      {content}
    </button>
  );
}
