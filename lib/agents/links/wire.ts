import type { z } from 'zod';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { publicUrl } from '@/lib/platform/env';
import { toWireTerms } from '../contracts/wire';
import type { AgentLink } from './queries';
import type { linkValue } from './schema';

/** The address that an agent gives away. */
export const linkUrl = (code: string): string => `${publicUrl()}/register?affiliateCode=${code}`;

export const toWireLink = (link: AgentLink): z.input<typeof linkValue> => ({
  ...link,
  id: String(link.id),
  url: linkUrl(link.code),
  createdAt: link.createdAt.toISOString(),
  turnover: formatDecimal(link.turnover as Amount),
  offers: link.offers.map(({ terms, ...figures }) => ({ ...toWireTerms(terms), ...figures })),
});
