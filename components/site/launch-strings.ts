import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The texts of LaunchHost, as plain strings for the browser. */
export interface LaunchStrings {
  opening: string;
  maintenanceTitle: string;
  /** Contains {name}, the name of the game. */
  maintenance: string;
  failedTitle: string;
  network: string;
  others: string;
  blockedTitle: string;
  /** Contains {name}, the name of the game. */
  blocked: string;
  openHere: string;
  /** Contains {name}, the name of the game. */
  windowOpen: string;
  close: string;
}

export async function launchStrings(locale: LocaleCode): Promise<LaunchStrings> {
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    opening: t('launch.opening'),
    maintenanceTitle: t('launch.maintenanceTitle'),
    maintenance: t('launch.maintenance', { name: '{name}' }),
    failedTitle: t('launch.failedTitle'),
    network: t('launch.network'),
    others: t('launch.others'),
    blockedTitle: t('launch.blockedTitle'),
    blocked: t('launch.blocked', { name: '{name}' }),
    openHere: t('launch.openHere'),
    windowOpen: t('launch.windowOpen', { name: '{name}' }),
    close: t('nav.close'),
  };
}
