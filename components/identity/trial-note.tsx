import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** Tells a trial player what needs a real account, with a link to the registration. */
export async function TrialNote({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations({ locale, namespace: 'identity.security' });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-amber/40 bg-amber-wash p-5">
      <p className="max-w-prose text-sm text-ink">{t('trialNote')}</p>
      {/* A plain link that loads the page again, because the registration ends the trial session. */}
      <a href={localePath(locale, '/register')} className={buttonStyle({ variant: 'amber' })}>
        {t('openRealAccount')}
      </a>
    </div>
  );
}
