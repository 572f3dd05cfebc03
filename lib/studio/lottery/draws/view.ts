import type { WireDraw } from '../wire';
import type { DrawRow } from './queries';

/** The client seed of a draw: public, and fixed when the draw is planned. */
export const clientSeedOf = (draw: Pick<DrawRow, 'game' | 'period'>): string => `${draw.game}-${draw.period}`;

export const toWireDraw = (draw: DrawRow): WireDraw => ({
  period: draw.period,
  status: draw.status,
  opensAt: draw.opensAt.toISOString(),
  closesAt: draw.closesAt.toISOString(),
  drawsAt: draw.drawsAt.toISOString(),
  result: draw.result,
  corrected: draw.resultVersion > 1,
  ownDraw: draw.origin === 'own',
  commitment: draw.commitment,
  serverSeed: draw.serverSeed,
  clientSeed: clientSeedOf(draw),
  given: draw.given,
});
