import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageMenu } from '@/components/backoffice/language-menu';
import { CheckList } from '@/components/backoffice/setup/check-list';
import { OwnerForm } from '@/components/backoffice/setup/owner-form';
import { StepFrame } from '@/components/backoffice/setup/step-frame';
import { ChannelStep, GamesStep, TextsStep } from '@/components/backoffice/setup/steps';
import { BrandForm } from '@/components/backoffice/site/brand-form';
import { LanguagesForm } from '@/components/backoffice/site/languages-form';
import { MoneyForm } from '@/components/backoffice/site/money-form';
import { BrandLogo } from '@/components/site/brand-logo';
import { ThemeToggle } from '@/components/site/theme-toggle';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { listTopics } from '@/lib/backoffice/help/loaders';
import { backOfficeLocale, currentOperator, requireOperator } from '@/lib/backoffice/loaders';
import { textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { SETUP_STEPS, type SetupStep } from '@/lib/backoffice/setup/constants';
import { loadChecks, loadSetupState, siteNeedsSetup } from '@/lib/backoffice/setup/loaders';
import { isMoneyFixed, listZones, loadSection } from '@/lib/backoffice/site/loaders';
import { draftsOf } from '@/lib/content/articles/loaders';
import { textIn } from '@/lib/content/text';
import type { Text } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { SITE } from '@/lib/i18n/site';
import { publicUrl } from '@/lib/platform/env';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-setup' });
  return { title: t('title') };
}

/** The set-up assistant: the first operator with the one-time token, then one step after the other. */
export default async function SetupPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'backoffice-setup' });
  if (!(await currentOperator())) {
    if (!(await siteNeedsSetup())) redirect('/backoffice/login');
    return (
      <Frame locale={locale} theme={t('theme')} isNarrow>
        <h1 className="text-center text-2xl font-extrabold">{t('title')}</h1>
        <p className="mt-1 mb-6 text-center text-sm text-muted">{t('claim.text')}</p>
        <div className="rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6">
          <OwnerForm />
        </div>
      </Frame>
    );
  }
  await requireOperator('site.write');
  const asked = textParam((await searchParams).step);
  const step = SETUP_STEPS.find((one) => one === asked) ?? 'brand';
  const state = await loadSetupState();
  const done = new Set<SetupStep>(
    SETUP_STEPS.filter((one) => (one === 'channel' ? state.bank : one in state && state[one as 'brand'])),
  );
  const money = await loadSection('languages');
  if (money.money!.version > 0 || (await isMoneyFixed())) done.add('money');
  return (
    <Frame locale={locale} theme={t('theme')}>
      <StepFrame step={step} done={done}>
        <Step step={step} locale={locale} state={state} />
      </StepFrame>
    </Frame>
  );
}

interface FrameProps {
  locale: LocaleCode;
  theme: string;
  isNarrow?: boolean;
  children: ReactNode;
}

function Frame({ locale, theme, isNarrow = false, children }: FrameProps) {
  return (
    <div className="night-glow flex min-h-dvh flex-col">
      <header className="flex items-center gap-2.5 p-3 sm:px-6">
        <BrandLogo locale={locale} height="h-8" nameClassName="font-display text-base font-extrabold" />
        <span className="ms-auto flex gap-1">
          <LanguageMenu />
          <ThemeToggle label={theme} />
        </span>
      </header>
      <main className={`mx-auto w-full flex-1 px-4 pt-4 pb-24 ${isNarrow ? 'max-w-md' : 'max-w-3xl'}`}>
        {children}
      </main>
    </div>
  );
}

type State = Awaited<ReturnType<typeof loadSetupState>>;

/** What a step asks for. Forms of settings are those of the settings centre. */
async function Step({ step, locale, state }: { step: SetupStep; locale: LocaleCode; state: State }) {
  if (step === 'brand') {
    const { brand } = await loadSection('brand');
    return <BrandForm key={brand!.version} setting={brand as never} />;
  }
  if (step === 'money' || step === 'languages') {
    const { languages, money } = await loadSection('languages');
    if (step === 'languages')
      return (
        <LanguagesForm
          key={languages!.version}
          setting={languages as never}
          built={SITE.builtLocales}
          unprefixed={SITE.defaultLocale}
        />
      );
    return (
      <MoneyForm
        key={money!.version}
        setting={money as never}
        isFixed={await isMoneyFixed()}
        zones={listZones()}
      />
    );
  }
  if (step === 'games') return <GamesStep isDone={state.games} />;
  if (step === 'channel') return <ChannelStep isDone={state.bank} currency={siteConfig().money.currency} />;
  if (step === 'texts') {
    const [pages, topics] = await Promise.all([draftsOf('house'), listTopics()]);
    const link = (path: string) => (text: { id: bigint; title: Text }) => ({
      title: textIn(text.title, locale),
      href: `/backoffice/${path}/${text.id}`,
    });
    return (
      <TextsStep isDone={state.texts} texts={[...pages.map(link('articles')), ...topics.map(link('help'))]} />
    );
  }
  return <LastStep locale={locale} />;
}

async function LastStep({ locale }: { locale: LocaleCode }) {
  const [t, checks] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-setup' }),
    loadChecks(),
  ]);
  return (
    <div className="flex flex-col gap-5">
      {checks && <CheckList checks={checks} />}
      <p className="text-sm text-muted">
        {t('operatorsHint')}{' '}
        <PageLink href="/backoffice/operators/new" className="text-amber underline underline-offset-4">
          {t('inviteOperator')}
        </PageLink>
      </p>
      <div className="flex flex-wrap gap-3">
        <PageLink href="/backoffice" className={buttonStyle({ variant: 'amber' })}>
          {t('toOffice')}
        </PageLink>
        <a href={publicUrl()} className={buttonStyle({ variant: 'outline' })}>
          {t('toSite')}
        </a>
      </div>
    </div>
  );
}
