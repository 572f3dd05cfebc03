import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';
import { executionsFor, flagOf, typesFor, type Told } from '@/lib/content/announcements/rules';

/** Whether this session has been told already; a browser that keeps nothing is told once a page. */
export function wasTold(told: Told): boolean {
  try {
    return sessionStorage.getItem(flagOf(told)) !== null;
  } catch {
    return false;
  }
}

export function noteTold(told: Told): void {
  try {
    sessionStorage.setItem(flagOf(told), '1');
  } catch {
    // Lasts as long as the page.
  }
}

/** A page of the announcements that pop up for whoever is told. */
export function askPopups(told: Told, locale: LocaleCode, pageNum: number): Promise<AnnouncementsWire> {
  const isFirstLogin = told === 'member' && sessionStorage.getItem('firstTimeLogin') === 'true';
  const query = new URLSearchParams({
    types: typesFor(told).join(),
    platform: 'W',
    execution: executionsFor(told, isFirstLogin).join(),
    pageNum: String(pageNum),
    language: locale.toUpperCase(),
  });
  return callApi<AnnouncementsWire>('GET', `/wps/announcements?${query}`);
}
