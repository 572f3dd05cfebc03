import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import {
  ChartNoAxesCombined,
  Link2,
  Network,
  ReceiptText,
  Scale,
  type IconComponent,
} from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { Programme } from '@/lib/agents/example/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { brandName } from '@/lib/platform/site-config';
import { AgentBar } from './agent-bar';
import { AgentLogin } from './agent-login';
import { ProgrammeRules } from './landing/programme-rules';
import { WorkedExample } from './landing/worked-example';
import { ApplyForm, type WireApplication } from './lines/apply-form';

/** What the agent centre has. The last two are about contracts. */
const POINTS: readonly { key: string; icon: IconComponent; ofContracts?: boolean }[] = [
  { key: 'line', icon: ChartNoAxesCombined },
  { key: 'team', icon: Network },
  { key: 'invite', icon: Link2 },
  { key: 'contracts', icon: Scale, ofContracts: true },
  { key: 'bills', icon: ReceiptText, ofContracts: true },
];

interface Props {
  locale: LocaleCode;
  /** Whether a player reads the page: players can apply here. */
  isMember: boolean;
  /** The player's newest application. */
  application: WireApplication | null;
  programme: Programme;
}

/**
 * What the agent programme offers: a worked example with the rules of the site, beside the login for agents and the application of a player. What
 * is about contracts is left out while the site has none.
 */
export async function AgentLanding({ locale, isMember, application, programme }: Props) {
  const [t, landing] = await Promise.all([
    getTranslations({ locale, namespace: 'agent' }),
    getTranslations({ locale, namespace: 'agent-landing' }),
  ]);
  const { hasContracts, currency, unit, coin } = programme;
  const brand = brandName(locale);
  const points = POINTS.filter(({ ofContracts }) => !ofContracts || hasContracts);
  return (
    <>
      <AgentBar locale={locale} home="/" />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col gap-14 pb-16 outline-none lg:gap-24">
        <div className="page-frame grid content-center items-center gap-10 pt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 lg:pt-16">
          <div>
            <p className="text-sm font-semibold text-amber">{t('door.kicker')}</p>
            <h1 className="mt-2 max-w-[20ch] text-display font-extrabold">
              {hasContracts ? landing('title') : t('door.title')}
            </h1>
            <p className="mt-4 max-w-prose text-base text-muted">
              {hasContracts ? landing('text', { brand }) : t('door.text', { brand })}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              {hasContracts && (
                <a href="#example" className={buttonStyle({ variant: 'outline' })}>
                  {landing('toExample')}
                </a>
              )}
              <a href="#apply" className={buttonStyle({ variant: 'surface' })}>
                {landing('toApply')}
              </a>
            </div>
          </div>
          <section
            aria-label={t('door.login')}
            className="rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6"
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
        </div>

        {hasContracts && (
          <section
            id="example"
            aria-labelledby="example-title"
            className="scroll-mt-4 border-y bg-sunken/60 py-10 lg:py-14"
          >
            <div className="page-frame flex flex-col gap-6">
              <div>
                <h2 id="example-title" className="text-2xl font-extrabold sm:text-3xl">
                  {landing('example.title')}
                </h2>
                <p className="mt-2 max-w-prose text-muted">{landing('example.lead')}</p>
              </div>
              <WorkedExample currency={currency} unit={unit} coin={coin} />
            </div>
          </section>
        )}

        <div className="page-frame flex flex-col gap-14 lg:gap-20">
          {hasContracts && <ProgrammeRules programme={programme} locale={locale} />}
          <section aria-labelledby="centre">
            <h2 id="centre" className="text-2xl font-extrabold">
              {landing('centre')}
            </h2>
            <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
              {points.map(({ key, icon: Icon }) => (
                <li key={key} className="flex gap-3.5">
                  <span className="grid size-10 shrink-0 place-items-center rounded-control border border-hairline bg-surface text-amber shadow-inset-light">
                    <Icon aria-hidden className="size-5" />
                  </span>
                  <div>
                    <h3 className="text-base font-bold">{landing(`points.${key}.title`)}</h3>
                    <p className="mt-0.5 text-sm text-muted">{landing(`points.${key}.text`)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section id="apply" aria-label={landing('toApply')} className="scroll-mt-4">
            {isMember ? (
              <ApplyForm application={application} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6">
                <div>
                  <h2 className="text-xl font-bold">{landing('apply.title')}</h2>
                  <p className="mt-1 max-w-prose text-sm text-muted">{landing('apply.text')}</p>
                </div>
                <div className="flex flex-wrap gap-3">
                  <PageLink
                    href={localePath(locale, '/register')}
                    className={buttonStyle({ variant: 'amber' })}
                  >
                    {landing('apply.register')}
                  </PageLink>
                  <PageLink
                    href={`${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, '/agent'))}`}
                    className={buttonStyle({ variant: 'surface' })}
                  >
                    {t('door.memberLogin')}
                  </PageLink>
                </div>
              </div>
            )}
          </section>
        </div>
      </main>
    </>
  );
}
