import { MAIL_TEMPLATES, SMS_TEMPLATES } from '@/lib/identity/outgoing/templates';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';

/** The language of a message; English if its own has no texts any more. */
export function messageLocale(row: { locale: string }): LocaleCode {
  return isLocale(row.locale) ? row.locale : DEFAULT_LOCALE;
}

/** The templates of both channels, each name once. */
export const ALL_TEMPLATES: readonly string[] = [...new Set<string>([...MAIL_TEMPLATES, ...SMS_TEMPLATES])];
export const CHANNELS = ['email', 'sms'] as const;
export const OUTBOX_STATES = ['waiting', 'retrying', 'stored', 'sent', 'failed', 'expired'] as const;

/** Reads the filter of the outbox from an address. Invalid values are ignored. */
export function outboxFilter(given: Readonly<Record<string, string | string[] | undefined>>) {
  const search = given.search;
  return {
    channel: CHANNELS.find((each) => each === given.channel),
    status: OUTBOX_STATES.find((each) => each === given.status),
    template: ALL_TEMPLATES.find((each) => each === given.template),
    search:
      typeof search === 'string'
        ? search.replaceAll('\u0000', '').trim().slice(0, 320) || undefined
        : undefined,
  };
}
