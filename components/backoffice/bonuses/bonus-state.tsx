import { useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import type { findBonus } from '@/lib/backoffice/bonuses/loaders';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';
import type { BonusState as State } from '@/lib/rewards/bonuses/types';
import { DateTime } from '../date-time';
import { Panel } from '../panel';

const TONES: Readonly<Record<State, BadgeTone>> = {
  draft: 'plain',
  coming: 'amber',
  given: 'jade',
  over: 'plain',
  used: 'vermilion',
};

/** Whether a bonus gives something now, and what is still needed to start it. */
export function BonusState({
  found: { bonus, state, requestId, needsTwo, threshold },
}: {
  found: NonNullable<Awaited<ReturnType<typeof findBonus>>>;
}) {
  const t = useTranslations('backoffice-bonuses');
  const locale = useLocale();
  const { currency } = siteConfig().money;
  return (
    <Panel
      title={t('state.title')}
      actions={<Badge tone={TONES[state]}>{t(bonus.published ? 'published' : 'draft')}</Badge>}
      className="mb-5"
    >
      <div className="flex max-w-prose flex-col gap-1 text-sm">
        <p>
          {state === 'coming'
            ? t.rich('state.coming', { at: () => <DateTime at={bonus.startsAt!} locale={locale} /> })
            : t(`state.${state}`)}
        </p>
        {!bonus.published && requestId === undefined && needsTwo && (
          <p className="text-muted">
            {bonus.budget === null
              ? t('state.unlimited')
              : t('state.second', { amount: showAmount(threshold, currency, locale) })}
          </p>
        )}
        {requestId !== undefined && (
          <p>
            {t('state.waiting')}{' '}
            <PageLink className="text-amber hover:underline" href={`/backoffice/approvals/${requestId}`}>
              {t('state.request')}
            </PageLink>
          </p>
        )}
      </div>
    </Panel>
  );
}
