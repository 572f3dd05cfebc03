import { tileCard } from '@/components/lobby/game-tile';
import { plainTile, wholeTile } from '@/components/lobby/plain-tile';
import { vendorFace } from '@/components/lobby/vendor-face';
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

describe('a tile in a page’s data', () => {
  test('says only what is its own, and is whole again in the browser', () => {
    const tile = tileCard(card());
    expect(plainTile(tile, PICTURES)).toEqual({ nodeId: '103402', name: 'Map Room Compass', vendor: 'PT' });
    expect(wholeTile(plainTile(tile, PICTURES), PICTURES)).toEqual(tile);
  });

  test('keeps the address of a picture that was drawn anew', () => {
    const image = gamePicture('103402', 2);
    const tile = tileCard(card({ image, isHot: true }));
    expect(plainTile(tile, PICTURES)).toMatchObject({ image });
    expect(wholeTile(plainTile(tile, PICTURES), PICTURES)).toEqual(tile);
  });
});

describe('a maker’s card in a page’s data', () => {
  const maker = (more: Partial<VendorCard>): VendorCard => ({
    vendor: 'BTI',
    displayName: 'Bright Turf',
    gameType: 'SPORTS',
    logo: '/images/vendors/BTI.svg',
    activeLogo: '/images/vendors/BTI-active.svg',
    status: 'active',
    games: 4,
    ...more,
  });

  test('leads to its page in the language, where it has one', () => {
    expect(vendorFace('th', maker({ vendor: 'LOTT', gameType: 'LOTT' }), '8').href).toBe('/th/lottery');
    expect(vendorFace('en', maker({ vendor: 'PG', gameType: 'RNG' }), '8').href).toBe('/rng?vassalage=PG');
  });

  test('opens the list of its games, where it has none', () => {
    const face = vendorFace('en', maker({}), '4 games');
    expect(face).toMatchObject({ vendor: 'BTI', gameType: 'SPORTS', note: '4 games' });
    expect(face).not.toHaveProperty('href');
    expect(face.mark).toBe('/images/vendors/BTI-active.svg');
  });
});
