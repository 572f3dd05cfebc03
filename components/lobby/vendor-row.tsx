'use client';

import type { VendorFace } from './vendor-face';
import { VendorTile } from './vendor-tile';

interface Props {
  vendors: readonly VendorFace[];
  /** The list's name for who listens. */
  label: string;
  play: string;
}

/** The makers of a category: a row to swipe on a phone, columns where there is room. */
export function VendorRow({ vendors, label, play }: Props) {
  if (vendors.length === 0) return null;
  return (
    <ul aria-label={label} className="vendor-row scrollbar-none">
      {vendors.map((face) => (
        <li key={face.vendor}>
          <VendorTile face={face} play={play} />
        </li>
      ))}
    </ul>
  );
}
