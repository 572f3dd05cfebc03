import { ChartNoAxesCombined, Link2, type IconComponent } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { AgentBar } from './agent-bar';
import { AgentLogin } from './agent-login';
import { ApplyForm, type WireApplication } from './lines/apply-form';
import { brandName } from '@/lib/platform/site-config';

const POINTS: readonly { key: 'line' | 'invite'; icon: IconComponent }[] = [
  { key: 'line', icon: ChartNoAxesCombined },
  { key: 'invite', icon: Link2 },
];

interface Props {
  locale: LocaleCode;
  /** Whether a player reads the page: players can apply here. */
  isMember: boolean;
  /** The player's newest application. */
  application: WireApplication | null;
}

/** What the agent programme offers, beside the login for agents and the application of a player. */
export async function AgentLanding({ locale, isMember, application }: Props) {
  const t = await getTranslations({ locale, namespace: 'agent' });
  return (
    <>
      <AgentBar locale={locale} home="/" />
      <main
        id="content"
        tabIndex={-1}
        className="page-frame grid flex-1 content-center items-center gap-10 py-8 outline-none lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 lg:py-12"
      >
        <div className="order-2 lg:order-1">
          <p className="text-sm font-semibold text-amber">{t('door.kicker')}</p>
          <h1 className="mt-2 max-w-[18ch] text-display font-extrabold">{t('door.title')}</h1>
          <p className="mt-4 max-w-prose text-base text-muted">
            {t('door.text', { brand: brandName(locale) })}
          </p>
          <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:max-w-2xl lg:grid-cols-1">
            {POINTS.map(({ key, icon: Icon }) => (
              <li key={key} className="flex gap-3.5">
                <span className="grid size-10 shrink-0 place-items-center rounded-control border border-hairline bg-surface text-amber shadow-inset-light">
                  <Icon aria-hidden className="size-5" />
                </span>
                <div>
                  <h2 className="text-base font-bold">{t(`door.points.${key}.title`)}</h2>
                  <p className="mt-0.5 text-sm text-muted">{t(`door.points.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          {isMember && <ApplyForm application={application} />}
        </div>
        <section
          aria-label={t('door.login')}
          className="order-1 rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6 lg:order-2"
        >
          <h2 className="text-xl font-bold">{t('door.login')}</h2>
          <p className="mt-1 mb-5 text-sm text-muted">{t('door.only')}</p>
          <AgentLogin locale={locale} />
          <p className="mt-5 border-t pt-4 text-sm text-muted">
            {t('door.member')}{' '}
            <PageLink
              href={localePath(locale, '/login')}
              className="font-semibold text-amber underline underline-offset-4"
            >
              {t('door.memberLogin')}
            </PageLink>
          </p>
        </section>
      </main>
    </>
  );
}
