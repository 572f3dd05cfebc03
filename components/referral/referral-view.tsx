'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CopyRow } from '@/components/cashier/copy-row';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { showAmount } from '@/lib/money/format';
import { isEarning } from '@/lib/rewards/referral/rules';
import type { WireReferral } from '@/lib/rewards/referral/wire';
import { ShareButtons } from './share-buttons';

interface Props {
  referral: WireReferral;
  /** The link as a QR code, drawn on the server. */
  picture: ReactNode;
}

/** One's own invitation, what friends bring, who they are, and the latest earnings. */
export function ReferralView({ referral, picture }: Props) {
  const t = useTranslations('referral');
  const locale = useLocale();
  const { code, link, friends, earned, claimable, currency, list, levels, history, rules } = referral;
  const money = (value: string) => <Money value={value} currency={currency} locale={locale} />;
  const hasClaimable = !/^0(\.0+)?$/.test(claimable);
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-5">
        <Card className="bg-amber-wash">
          <dl className="grid grid-cols-2 gap-4">
            <div>
              <dt className="text-xs text-muted">{t('earned')}</dt>
              <dd className="font-display text-2xl font-bold text-amber sm:text-3xl">{money(earned)}</dd>
            </div>
            <div>
              <dt className="text-xs text-muted">{t('friends')}</dt>
              <dd className="tabular font-display text-2xl font-bold sm:text-3xl">{friends}</dd>
            </div>
          </dl>
          {hasClaimable && isLocale(locale) && (
            <p className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4 text-sm">
              <span>{t.rich('claimable', { amount: () => money(claimable) })}</span>
              <PageLink
                href={localePath(locale, '/member/rewards')}
                className={buttonStyle({ variant: 'amber', size: 'sm' })}
              >
                {t('claim')}
              </PageLink>
            </p>
          )}
        </Card>
        <Card className="lg:hidden">
          <Invitation code={code} link={link} picture={picture} />
        </Card>
        <Steps rules={rules} currency={currency} />
        <Card>
          <CardHeader title={t('tree')} description={t('treeText')} />
          {list.length === 0 ? (
            <EmptyState title={t('noFriends')} hint={t('noFriendsHint')} />
          ) : (
            levels.map(({ level, friends: count, earned: sum }) => (
              <section key={level} aria-label={t('level', { level })} className="mb-4 last:mb-0">
                <h3 className="flex items-baseline justify-between gap-3 border-b border-hairline pb-1.5 text-sm font-bold">
                  <span>
                    {t('level', { level })}{' '}
                    <span className="font-normal text-muted">{t('count', { count })}</span>
                  </span>
                  {money(sum)}
                </h3>
                <ul style={{ paddingInlineStart: `${(level - 1) * 0.75}rem` }}>
                  {list
                    .filter((friend) => friend.level === level)
                    .map((friend, place) => (
                      // Masked names are not unique.
                      <li
                        key={place}
                        className="flex min-h-12 items-center gap-3 border-b border-hairline py-2 text-sm last:border-0"
                      >
                        <div className="min-w-0 flex-1">
                          <p className="font-medium">
                            <bdi>{friend.name}</bdi>
                            {(friend.state === 'held' || friend.state === 'refused') && (
                              <Badge className="ms-2">{t(`states.${friend.state}`)}</Badge>
                            )}
                          </p>
                          <p className="text-xs text-muted">
                            {t('joined', { date: new Date(friend.joinedAt) })}
                            {friend.by !== null && (
                              <> · {t.rich('by', { name: () => <bdi>{friend.by}</bdi> })}</>
                            )}
                          </p>
                        </div>
                        {money(friend.earned)}
                      </li>
                    ))}
                </ul>
              </section>
            ))
          )}
        </Card>
        {history.length > 0 && (
          <Card>
            <CardHeader title={t('history')} />
            <ul className="text-sm">
              {history.map((line) => (
                <li
                  key={`${line.day} ${line.source} ${line.status}`}
                  className="flex min-h-12 items-center gap-3 border-b border-hairline py-2 last:border-0"
                >
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{t(`sources.${line.source}`)}</p>
                    <p className="text-xs text-muted">
                      <bdi>{line.day}</bdi> · {t('count', { count: line.friends })}
                    </p>
                  </div>
                  <div className="text-end">
                    {money(line.amount)}
                    <p className="text-xs text-muted">{t(`rewards.${line.status}` as never)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <Card className="max-lg:hidden">
        <Invitation code={code} link={link} picture={picture} />
      </Card>
    </div>
  );
}

function Invitation({ code, link, picture }: { code: string; link: string; picture: ReactNode }) {
  const t = useTranslations('referral');
  return (
    <>
      <CardHeader title={t('invitation')} description={t('invitationText')} />
      <div className="mx-auto w-full max-w-48 rounded-card bg-white p-3">{picture}</div>
      <dl className="mt-3 divide-y divide-hairline">
        <CopyRow label={t('code')} value={code} strong />
        <CopyRow label={t('link')} value={link} displayValue={link.replace(/^https?:\/\//, '')} />
      </dl>
      <div className="mt-3">
        <ShareButtons link={link} text={t('shareText')} />
      </div>
    </>
  );
}

/** How it works, by the rules that operators have set. */
function Steps({ rules, currency }: { rules: WireReferral['rules']; currency: string }) {
  const t = useTranslations('referral');
  const locale = useLocale();
  const money = (value: string) => showAmount(value, currency, locale);
  const rates = (list: readonly string[]) => {
    const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    return list.map((rate) => `${percent.format(rate as unknown as number)}%`).join(' · ');
  };
  const isOn = (list: readonly string[]) => list.some((rate) => Number(rate) > 0);
  const steps = [
    t('steps.send'),
    t('steps.register'),
    ...(rules.first.amount === ''
      ? []
      : [
          t('steps.first', {
            amount: money(rules.first.amount),
            least: money(rules.first.least),
            days: rules.first.days,
          }),
        ]),
    ...(isOn(rules.bets.rates)
      ? [t('steps.bets', { rates: rates(rules.bets.rates), days: rules.bets.days })]
      : []),
    ...(isOn(rules.deposits.rates)
      ? [t('steps.deposits', { rates: rates(rules.deposits.rates), days: rules.deposits.days })]
      : []),
  ];
  return (
    <Card>
      <CardHeader title={t('steps.title')} />
      {isEarning(rules) ? (
        <>
          <ol className="flex flex-col gap-3 text-sm">
            {steps.map((step, place) => (
              <li key={step} className="flex items-start gap-3">
                <span
                  aria-hidden
                  className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-amber-wash text-sm font-bold text-amber"
                >
                  {place + 1}
                </span>
                <span className="pt-1">{step}</span>
              </li>
            ))}
          </ol>
          <ul className="mt-4 list-disc ps-5 text-xs text-muted">
            {rules.caps.friend !== '' && (
              <li>{t('steps.capFriend', { amount: money(rules.caps.friend) })}</li>
            )}
            {rules.caps.day !== '' && <li>{t('steps.capDay', { amount: money(rules.caps.day) })}</li>}
            <li>{t('steps.claim', { days: rules.claimDays })}</li>
            {Number(rules.wagering) > 0 && <li>{t('steps.wagering', { times: rules.wagering })}</li>}
            <li>{t('steps.counted')}</li>
            <li>{t('steps.own')}</li>
          </ul>
        </>
      ) : (
        <p className="text-sm text-muted">{t('steps.closed')}</p>
      )}
    </Card>
  );
}
