import { useLocale, useTranslations } from 'next-intl';
import type { Factors } from '@/lib/backoffice/factors/queries';
import type { ManagedOperator } from '@/lib/backoffice/operators/queries';
import { DateTime } from '../date-time';
import { Facts } from '../facts';
import { FactorState } from './operator-status';

/** What is known of an operator. */
export function OperatorFacts({
  operator,
  factors,
  needsFactor,
}: {
  operator: ManagedOperator;
  factors: Factors;
  needsFactor: boolean;
}) {
  const t = useTranslations('backoffice-operators');
  const locale = useLocale();
  const { linkEndsAt, lastLoginAt, hasFactor } = operator;
  const { hasApp, passkeys, recoveryCodesLeft } = factors;
  return (
    <Facts
      facts={[
        { key: 'name', name: t('name'), value: <bdi>{operator.name}</bdi> },
        {
          key: 'factor',
          name: t('factor.title'),
          value: hasFactor ? (
            t('factor.summary', { app: hasApp ? 1 : 0, passkeys: passkeys.length, codes: recoveryCodesLeft })
          ) : (
            <FactorState hasFactor={false} isDue={needsFactor} />
          ),
        },
        {
          key: 'login',
          name: t('lastLogin'),
          value: lastLoginAt ? <DateTime at={lastLoginAt} locale={locale} /> : t('never'),
        },
        { key: 'created', name: t('created'), value: <DateTime at={operator.createdAt} locale={locale} /> },
        ...(linkEndsAt
          ? [{ key: 'link', name: t('link.endsAt'), value: <DateTime at={linkEndsAt} locale={locale} /> }]
          : []),
      ]}
    />
  );
}
