import { Z99 } from '@/lib/reporting/rtp-monitor/constants';
import type { PublishedFigures } from '@/lib/reporting/rtp-monitor/types';
import { seatModels } from '@/lib/studio/registry';

/**
 * The published figures of the studio's models for the RTP monitor. Simulated figures come with a 99% interval. Lottery games are not among
 * them: what one returns depends on the series that its players choose. The desk shows their profit, and `npm run verify` recomputes the prizes of their latest bets.
 */
export function publishedFigures(): PublishedFigures[] {
  return seatModels().map(({ model: { code, version, returns } }) => ({
    model: code,
    version,
    rtp: Number(returns.rtp.value),
    rtpError:
      returns.rtp.method === 'exact' ? 0 : (Number(returns.rtp.high) - Number(returns.rtp.low)) / 2 / Z99,
    deviation: Number(returns.deviation.value),
  }));
}
