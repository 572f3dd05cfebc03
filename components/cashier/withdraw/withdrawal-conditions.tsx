'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/bonuses/progress-bar';
import { PageLink } from '@/components/ui/page-link';
import { Card } from '@/components/ui/card';
import { showAmount } from '@/lib/money/format';
import { isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { WireConditions } from '@/lib/rewards/withdrawals/wire';

/** What a withdrawal asks for first, with its progress, and the bonus money that it would forfeit. Nothing if there is neither. */
export function WithdrawalConditions({ conditions }: { conditions: WireConditions }) {
  const t = useTranslations('cashier-pages.withdraw.conditions');
  const locale = useLocale();
  const { turnover, forfeits, currency } = conditions;
  const show = (value: string) => showAmount(value, currency, locale);
  const mustStake = turnover.progress < 100;
  if (!mustStake && forfeits.bonuses === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      {mustStake && (
        <div>
          <h2 className="font-bold">{t('turnoverTitle')}</h2>
          <p className="mt-1 text-sm text-muted">
            {t('turnover', { left: show(turnover.left), times: turnover.multiple })}
          </p>
          <p className="mt-3 mb-2 text-sm">
            {t('staked', { wagered: show(turnover.wagered), required: show(turnover.required) })}
          </p>
          <ProgressBar percent={turnover.progress} label={t('turnoverTitle')} />
        </div>
      )}
      {forfeits.bonuses > 0 && (
        <div className="rounded-control border border-vermilion/40 bg-vermilion-wash px-4 py-3 text-sm">
          <p className="font-medium">
            {t('forfeits', { count: forfeits.bonuses, amount: show(forfeits.amount) })}
          </p>
          <PageLink
            href={localePath(isLocale(locale) ? locale : 'en', '/member/bonuses')}
            className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('see')}
          </PageLink>
        </div>
      )}
    </Card>
  );
}
