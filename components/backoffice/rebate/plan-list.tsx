import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import type { Plan } from '@/lib/rewards/rebate/types';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import type { PlanChoices } from './edited-plan';

/** The plans with their rates, the newest day first. One whose day has not come can be deleted. */
export function PlanList({
  plans,
  today,
  currentId,
  choices,
  mayWrite,
}: {
  plans: readonly Plan[];
  today: string;
  currentId: bigint | undefined;
  choices: PlanChoices;
  mayWrite: boolean;
}) {
  const t = useTranslations('backoffice-rebate');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const money = (value: bigint) => showAmount(formatDecimal(value), choices.currency, locale);
  const nameOf = ({ scope, code }: Plan['rates'][number]) =>
    scope === 'all'
      ? t('form.scopes.all')
      : scope === 'category'
        ? (choices.categories[code] ?? code)
        : scope === 'vendor'
          ? (choices.vendors.find((vendor) => vendor.code === code)?.name ?? code)
          : t('plans.game', { id: code });
  const rankOf = (level: number) =>
    level === 0
      ? t('form.everybody')
      : t('form.from', { level, name: choices.ranks.find((rank) => rank.level === level)?.name ?? '' });
  if (plans.length === 0) return <EmptyState title={t('plans.none')} hint={t('plans.noneHint')} />;
  return (
    <div className="flex flex-col gap-5">
      {plans.map((plan) => (
        <Panel
          key={String(plan.id)}
          title={
            <span className="flex flex-wrap items-center gap-3">
              {t('plans.from', { day: day.format(new Date(`${plan.validFrom}T00:00:00Z`)) })}
              {plan.id === currentId && <Badge tone="jade">{t('plans.current')}</Badge>}
              {plan.validFrom > today && <Badge tone="amber">{t('plans.coming')}</Badge>}
            </span>
          }
          actions={
            mayWrite &&
            plan.validFrom > today && (
              <ConfirmButton
                path={`/backoffice/api/rebate/plans/${plan.id}/delete`}
                tone="danger"
                texts={{
                  button: t('plans.delete'),
                  title: t('plans.deleteTitle'),
                  text: t('plans.deleteText'),
                  cancel: t('plans.cancel'),
                  done: t('plans.deleted'),
                  requested: t('form.requested'),
                }}
              />
            )
          }
        >
          <p className="mb-3 text-sm text-muted">
            {t(`form.pays.${plan.pay}`)} · {t('plans.minimum', { amount: money(plan.minimum) })}
            {plan.maximum > 0n && ` · ${t('plans.maximum', { amount: money(plan.maximum) })}`}
          </p>
          {plan.rates.length === 0 ? (
            <p className="text-sm">{t('plans.noRates')}</p>
          ) : (
            <ul className="grid gap-x-8 text-sm sm:grid-cols-2 xl:grid-cols-3">
              {plan.rates.map((rate) => (
                <li
                  key={`${rate.scope}:${rate.code}:${rate.level}`}
                  className="flex items-baseline justify-between gap-4 border-b border-hairline py-2"
                >
                  <span className="min-w-0">
                    {nameOf(rate)} <span className="text-xs text-faint">{rankOf(rate.level)}</span>
                  </span>
                  <bdi className="font-medium">
                    {t('plans.percent', {
                      rate: percent.format(formatDecimal(BigInt(rate.rate)) as unknown as number),
                    })}
                  </bdi>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      ))}
    </div>
  );
}
