import { ShieldAlert, ShieldCheck, ShieldQuestion } from '@/components/ui/icons';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { latestVerification } from '@/lib/backoffice/ledger/loaders';
import { DateTime } from './date-time';

/** Result and time of the last verification of the ledger. */
export async function LedgerState({ checked }: { checked: ReturnType<typeof latestVerification> }) {
  const [t, locale, last] = await Promise.all([getTranslations('backoffice.ledger'), getLocale(), checked]);
  const Icon = !last ? ShieldQuestion : last.passed ? ShieldCheck : ShieldAlert;
  const tone = !last ? 'text-faint' : last.passed ? 'text-jade' : 'text-vermilion';
  return (
    <PageLink
      href="/backoffice/ledger"
      className="flex items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3.5 shadow-inset-light transition hover:border-edge hover:bg-raised"
    >
      <Icon aria-hidden className={`size-7 shrink-0 ${tone}`} />
      <span className="min-w-0">
        <span className="block font-semibold">
          {!last ? t('never') : last.passed ? t('holds') : t('broken')}
        </span>
        {last && (
          <span className="block text-sm text-muted">
            {t('lastRun')} <DateTime at={last.finishedAt} locale={locale} />
          </span>
        )}
      </span>
    </PageLink>
  );
}
