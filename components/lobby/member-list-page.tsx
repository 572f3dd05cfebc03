import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { LobbyBrowser } from './lobby-browser';
import { loadLobbyStrings } from './lobby-strings';

/**
 * The pages /favorite and /recent: the member's games of every category. It asks a visitor to log in; the browser
 * fetches the games.
 */
export async function MemberListPage({ locale, list }: { locale: LocaleCode; list: 'FAV' | 'RECENT' }) {
  const [t, strings] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    loadLobbyStrings(locale),
  ]);
  return (
    <div className="page-frame flex flex-col gap-5 pt-5 sm:pt-8">
      <h1 className="text-display font-extrabold">{t(list === 'FAV' ? 'nav.favorite' : 'nav.recent')}</h1>
      <LobbyBrowser
        locale={locale}
        gameType={undefined}
        baseList={list}
        vendors={[]}
        classChoices={[]}
        filters={[]}
        first={undefined}
        strings={strings}
      />
    </div>
  );
}
