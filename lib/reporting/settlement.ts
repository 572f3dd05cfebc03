import { siteConfig } from '@/lib/platform/site-config';

/** The zone in which hours, days, weeks and months of reports begin. */
export const settlementZone = (): string => siteConfig().money.settlementZone;

/** The currency in which reports are shown if none is chosen. */
export const siteCurrency = (): string => siteConfig().money.currency;
