import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { LobbyBrowser } from './lobby-browser';
import { lobbyStrings } from './lobby-strings';

/** /favorite and /recent: one's own games of every category. The page asks for a login; the browser fetches the list. */
export async function OwnListPage({ locale, list }: { locale: LocaleCode; list: 'FAV' | 'RECENT' }) {
  const [t, strings] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    lobbyStrings(locale),
  ]);
  return (
    <div className="page-frame flex flex-col gap-5 pt-5 sm:pt-8">
      <h1 className="text-display font-extrabold">{t(list === 'FAV' ? 'nav.favorite' : 'nav.recent')}</h1>
      <LobbyBrowser
        locale={locale}
        gameType={undefined}
        base={list}
        vendors={[]}
        classesOf={[]}
        filters={[]}
        first={undefined}
        strings={strings}
      />
    </div>
  );
}
