import { toTileCard } from '@/components/lobby/game-tile';
import { compactTile, expandTile } from '@/components/lobby/compact-tile';
import { toVendorTileData } from '@/components/lobby/vendor-tile-data';
import { gamePicture } from '@/lib/catalogue/pictures';
import type { GameCard, VendorCard } from '@/lib/catalogue/types';

const PICTURES = gamePicture('*', 1);

const card = (more: Partial<GameCard> = {}): GameCard => ({
  nodeId: '103402',
  vendor: 'PT',
  gameType: 'RNG',
  code: 'pt-map-room-compass',
  name: 'Map Room Compass',
  image: gamePicture('103402', 1),
  isNew: false,
  isHot: false,
  status: 'active',
  ...more,
});

describe('compactTile and expandTile', () => {
  test('remove and restore the address of the picture', () => {
    const tile = toTileCard(card());
    expect(compactTile(tile, PICTURES)).toEqual({ nodeId: '103402', name: 'Map Room Compass', vendor: 'PT' });
    expect(expandTile(compactTile(tile, PICTURES), PICTURES)).toEqual(tile);
  });

  test('keep an address that does not follow the pattern', () => {
    const image = gamePicture('103402', 2);
    const tile = toTileCard(card({ image, isHot: true }));
    expect(compactTile(tile, PICTURES)).toMatchObject({ image });
    expect(expandTile(compactTile(tile, PICTURES), PICTURES)).toEqual(tile);
  });
});

describe('toVendorTileData', () => {
  const vendorCard = (more: Partial<VendorCard>): VendorCard => ({
    vendor: 'BTI',
    displayName: 'Bright Turf',
    gameType: 'SPORTS',
    logo: '/images/vendors/BTI.svg',
    activeLogo: '/images/vendors/BTI-active.svg',
    status: 'active',
    games: 4,
    open: 4,
    ...more,
  });

  test('returns the path of the page in the language', () => {
    expect(toVendorTileData('th', vendorCard({ vendor: 'LOTT', gameType: 'LOTT' }), '8').href).toBe(
      '/th/lottery',
    );
    expect(toVendorTileData('en', vendorCard({ vendor: 'PG', gameType: 'RNG' }), '8').href).toBe(
      '/rng?vassalage=PG',
    );
  });

  test('returns no path if the list of games opens', () => {
    const face = toVendorTileData('en', vendorCard({}), '4 games');
    expect(face).toMatchObject({ vendor: 'BTI', gameType: 'SPORTS', note: '4 games' });
    expect(face).not.toHaveProperty('href');
    expect(face.logo).toBe('/images/vendors/BTI-active.svg');
  });
});
