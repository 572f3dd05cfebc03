import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';
import {
  executionsFor,
  shownFlagKey,
  typesFor,
  type AnnouncementAudience,
} from '@/lib/content/announcements/rules';

/**
 * Returns whether the popup was already shown in this browser session. Without storage it is shown once per page load.
 */
export function wasShown(audience: AnnouncementAudience): boolean {
  try {
    return sessionStorage.getItem(shownFlagKey(audience)) !== null;
  } catch {
    return false;
  }
}

export function markShown(audience: AnnouncementAudience): void {
  try {
    sessionStorage.setItem(shownFlagKey(audience), '1');
  } catch {
    // Without storage the note lasts until the page is reloaded.
  }
}

/** Fetches one page of the popup announcements for an audience. */
export function fetchPopups(
  audience: AnnouncementAudience,
  locale: LocaleCode,
  pageNum: number,
): Promise<AnnouncementsWire> {
  const isFirstLogin = audience === 'member' && sessionStorage.getItem('firstTimeLogin') === 'true';
  const query = new URLSearchParams({
    types: typesFor(audience).join(),
    platform: 'W',
    execution: executionsFor(audience, isFirstLogin).join(),
    pageNum: String(pageNum),
    language: locale.toUpperCase(),
  });
  return callApi<AnnouncementsWire>('GET', `/wps/announcements?${query}`);
}
