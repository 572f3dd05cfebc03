import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ApplicationBadge } from '@/components/backoffice/activities/application-badge';
import { DecideApplication } from '@/components/backoffice/activities/decide-application';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { findApplication } from '@/lib/backoffice/activities/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';

const LIST = '/backoffice/activities/applications';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-activities' });
  return { title: t('application.title') };
}

/** One application with its pictures and the decision. */
export default async function ApplicationPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('promotions.read');
  const id = idParam((await params).id);
  const found = id === undefined ? undefined : await findApplication(id, locale);
  if (!found) notFound();
  const { application, least, most } = found;
  const t = await getTranslations({ locale, namespace: 'backoffice-activities' });
  const { currency } = siteConfig().money;
  const money = (amount: bigint) => showAmount(formatDecimal(amount), currency, locale);
  const fact = (key: string, value: React.ReactNode) => ({ key, name: t(`application.facts.${key}`), value });
  const mayDecide = operator.permissions.includes('promotions.decide');
  return (
    <>
      <EditorHeader href={LIST} back={t('back')} title={application.title} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel title={t('application.pictures')} className="self-start">
          {application.pictures.length === 0 ? (
            <p className="text-sm text-muted">{t('application.noPictures')}</p>
          ) : !mayDecide ? (
            <p className="text-sm text-muted">{t('application.hidden')}</p>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2">
              {application.pictures.map((place) => {
                const address = `/backoffice/api/applications/${application.id}/pictures/${place}`;
                return (
                  <li key={place}>
                    <a href={address} target="_blank" rel="noreferrer">
                      <img
                        src={address}
                        alt={t('application.picture', { place })}
                        className="max-h-[60vh] w-full rounded-control bg-picture-ground object-contain"
                      />
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
        </Panel>
        <Panel title={t('application.title')} className="self-start max-xl:order-first">
          <Facts
            facts={[
              fact('status', <ApplicationBadge status={application.status} />),
              fact(
                'member',
                <PageLink href={`/backoffice/members/${application.memberId}`} className="underline">
                  <bdi>{application.account}</bdi>
                </PageLink>,
              ),
              fact('remark', application.remark ? <bdi>{application.remark}</bdi> : '–'),
              fact('at', <DateTime at={application.createdAt} locale={locale} />),
              ...(application.amount === null
                ? []
                : [
                    fact(
                      'amount',
                      <Money value={formatDecimal(application.amount)} currency={currency} locale={locale} />,
                    ),
                  ]),
              ...(application.reason === null ? [] : [fact('reason', <bdi>{application.reason}</bdi>)]),
              ...(application.decidedAt === null
                ? []
                : [fact('decided', <DateTime at={application.decidedAt} locale={locale} />)]),
              ...(application.decidedBy === null
                ? []
                : [fact('operator', <bdi>{application.decidedBy}</bdi>)]),
              ...(application.rewardId === null ? [] : [fact('reward', String(application.rewardId))]),
            ]}
          />
          {application.status === 'applying' && mayDecide && (
            <div className="mt-5">
              <PageMessages messages={pickMessages(locale, ['backoffice-activities'])}>
                <DecideApplication
                  id={String(application.id)}
                  limits={t('application.limits', { least: money(least), most: money(most) })}
                  currency={currency}
                  least={formatDecimal(least)}
                />
              </PageMessages>
            </div>
          )}
        </Panel>
      </div>
    </>
  );
}
