'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useSession } from '@/components/session/use-session';
import { Card, CardHeader } from '@/components/ui/card';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { showAmount } from '@/lib/money/format';
import { callApi } from '@/lib/platform/http/call';
import type { PointsRules } from '@/lib/rewards/points/types';
import { CONFIG_KEY } from './queries';

/** How points and spins are earned and what happens to them, from the rules that are in force. */
export function RulesPanel() {
  const t = useTranslations('points');
  const tCategories = useTranslations('catalogue.categories');
  const locale = useLocale();
  const currency = useSession().balance?.currency ?? '';
  const config = useQuery({
    queryKey: CONFIG_KEY,
    queryFn: ({ signal }) => callApi<PointsRules>('GET', '/wps/points/config', undefined, signal),
  });
  const rules = config.data;
  const money = (value: string) => (currency ? showAmount(value, currency, locale) : value);
  const figure = (value: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value as unknown as number);
  const category = (code: string) => {
    const known = GAME_TYPES.find((type) => type === code);
    return known ? tCategories(known) : code;
  };
  const earning = rules
    ? [
        ...rules.earning.turnover.map(({ scope, code, groupId, points, per }) =>
          [
            t(`rules.scopes.${scope}`, { code: scope === 'category' ? category(code) : code }),
            t('rules.turnover', { points: figure(points), count: Number(points), per: money(per) }),
            groupId ? t('rules.group') : '',
          ]
            .filter(Boolean)
            .join(' '),
        ),
        ...(rules.earning.deposit.points
          ? [
              t('rules.deposit', {
                points: figure(rules.earning.deposit.points),
                count: Number(rules.earning.deposit.points),
                per: money(rules.earning.deposit.per),
              }),
            ]
          : []),
        ...(rules.earning.registration
          ? [t('rules.registration', { points: figure(rules.earning.registration) })]
          : []),
        ...(rules.checkIn.days.length > 0 ? [t('rules.checkIn')] : []),
        ...(rules.wheel.turnover ? [t('rules.spinTurnover', { per: money(rules.wheel.turnover) })] : []),
        ...(rules.wheel.deposit ? [t('rules.spinDeposit', { least: money(rules.wheel.deposit) })] : []),
      ]
    : [];
  return (
    <RecordState query={config} empty={false} emptyTitle="">
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader title={t('rules.earn')} />
          {earning.length === 0 ? (
            <p className="text-sm text-muted">{t('rules.none')}</p>
          ) : (
            <ul className="list-disc space-y-1.5 ps-5 text-sm text-muted">
              {earning.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </Card>
        <Card>
          <CardHeader title={t('rules.title')} />
          <ul className="list-disc space-y-1.5 ps-5 text-sm text-muted">
            {(['notMoney', 'forever', 'once', 'voided', 'orders', 'convert', 'order'] as const).map(
              (name) => (
                <li key={name}>{t(`rules.${name}`)}</li>
              ),
            )}
          </ul>
        </Card>
      </div>
    </RecordState>
  );
}
