'use client';

import type { VendorTileData } from './vendor-tile-data';
import { VendorTile } from './vendor-tile';

interface Props {
  vendors: readonly VendorTileData[];
  /** Accessible name of the list. */
  label: string;
  play: string;
}

/** The vendors of a category: a row to swipe on a phone, columns on wide screens. */
export function VendorRow({ vendors, label, play }: Props) {
  if (vendors.length === 0) return null;
  return (
    <ul aria-label={label} className="vendor-row scrollbar-none">
      {vendors.map((face) => (
        <li key={face.vendor}>
          <VendorTile data={face} play={play} />
        </li>
      ))}
    </ul>
  );
}
