import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { MemberProfile } from '@/lib/backoffice/members/queries';
import { formatDecimal } from '@/lib/money/amount';
import { Facts } from './facts';
import { Panel } from './panel';
import { DateTime } from './date-time';

/** A member's balance and profile. */
export function MemberFacts({ member }: { member: MemberProfile }) {
  const t = useTranslations('backoffice.members');
  const locale = useLocale();
  const { balance, upline } = member;
  const amount = (value: bigint) => (
    <Money value={formatDecimal(value)} currency={balance.currency} locale={locale} />
  );
  return (
    <Panel>
      <p className="text-xs font-medium text-muted">{t('balance')}</p>
      <p className="mb-3 font-display text-3xl font-bold">{amount(balance.available)}</p>
      <Facts
        facts={[
          { key: 'held', name: t('held'), value: amount(balance.held) },
          { key: 'bonus', name: t('bonusMoney'), value: amount(balance.bonus) },
          { key: 'nickname', name: t('nickname'), value: member.nickname },
          { key: 'id', name: t('id'), value: <bdi className="tabular">{String(member.id)}</bdi> },
          { key: 'type', name: t('type'), value: t(`kinds.${member.kind}`) },
          {
            key: 'upline',
            name: t('upline'),
            value: upline ? (
              <PageLink href={`/backoffice/members/${upline.id}`} className="text-amber hover:underline">
                {upline.account}
              </PageLink>
            ) : (
              t('noUpline')
            ),
          },
          {
            key: 'downline',
            name: t('downline'),
            value: new Intl.NumberFormat(locale).format(member.downline),
          },
          { key: 'password', name: t('password'), value: <PasswordFact member={member} /> },
          {
            key: 'payment',
            name: t('paymentPassword'),
            value: member.hasPaymentPassword ? t('isSet') : t('isNotSet'),
          },
          { key: 'joined', name: t('joined'), value: <DateTime at={member.createdAt} locale={locale} /> },
        ]}
      />
    </Panel>
  );
}

function PasswordFact({ member: { password, passwordEndsAt } }: { member: MemberProfile }) {
  const t = useTranslations('backoffice.members');
  const locale = useLocale();
  if (password !== 'oneTime') return t(`passwords.${password}`);
  if (!passwordEndsAt) return t('passwords.oneTimeOver');
  return t.rich('passwords.oneTime', { until: () => <DateTime at={passwordEndsAt} locale={locale} /> });
}
