import { useTranslations } from 'next-intl';
import { LOCALES } from '@/lib/i18n/locales';

/** Where the names of a setting's parts stand among the messages of its form. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  brand: ['brand.fields', 'brand'],
  pictures: ['pictures.kinds'],
  theme: ['theme', 'theme.themes', 'theme.colours'],
  languages: ['languages'],
  money: ['money'],
  sender: ['sender.fields'],
  security: ['security.fields'],
  'provider.sms': ['providers', 'providers.sms'],
  'provider.email': ['providers', 'providers.email'],
  'provider.google': ['providers.social'],
  'provider.facebook': ['providers.social'],
  protection: ['protection'],
  defaultLimits: ['protection'],
  status: ['status'],
  regions: ['regions.fields'],
};

/** Parts whose message has another name. */
const MESSAGE_OF: Readonly<Record<string, string>> = {
  settlementZone: 'zone',
  enabled: 'shown',
  patternId: 'pattern',
  maintenance: 'closed',
  maintenanceEnd: 'end',
};

/** Returns the name of a part of a setting, in the operator's language: `dark.accent` of the theme is “Dark theme · Accent”. */
export function usePartName(key: string): (path: string) => string {
  const t = useTranslations('backoffice-site');
  const places = PLACES[key] ?? (key.startsWith('field.') ? ['register'] : []);
  const nameOf = (part: string): string => {
    const message = MESSAGE_OF[part] ?? part;
    const place = places.find((prefix) => t.has(`${prefix}.${message}` as 'save'));
    return place
      ? t(`${place}.${message}` as 'save')
      : (LOCALES.find(({ code }) => code === part)?.name ?? part);
  };
  return (path) => path.split('.').map(nameOf).join(' · ');
}
