import { Z99 } from '@/lib/reporting/rtp-monitor/constants';
import type { PublishedFigures } from '@/lib/reporting/rtp-monitor/types';
import { allModels } from '@/lib/studio/registry';

/** The published figures of the studio's models for the RTP monitor. Simulated figures come with a 99% interval. */
export function publishedFigures(): PublishedFigures[] {
  return allModels().map(({ model: { code, version, returns } }) => ({
    model: code,
    version,
    rtp: Number(returns.rtp.value),
    rtpError:
      returns.rtp.method === 'exact' ? 0 : (Number(returns.rtp.high) - Number(returns.rtp.low)) / 2 / Z99,
    deviation: Number(returns.deviation.value),
  }));
}
