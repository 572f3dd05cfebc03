import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { PlanForm } from '@/components/backoffice/rebate/plan-form';
import { PlanList } from '@/components/backoffice/rebate/plan-list';
import { RebateHeader } from '@/components/backoffice/rebate/rebate-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadPlans } from '@/lib/backoffice/rebate/loaders';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-rebate' });
  return { title: t('title') };
}

/** An amount or a rate for the form: empty for 0, without needless zeros. */
const toText = (value: bigint): string => (value === 0n ? '' : formatDecimal(value).replace(/\.00$/, ''));

/** The plans of rates, and a form for the next one with a worked example. */
export default async function RebateRatesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('rebate.read');
  const [c, { plans, today, currentId, earliest, ranks, vendors }] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue' }),
    loadPlans(locale),
  ]);
  const mayWrite = operator.permissions.includes('rebate.write');
  const choices = {
    categories: Object.fromEntries(GAME_TYPES.map((type) => [type, c(`categories.${type}`)])),
    vendors,
    ranks,
    currency: siteConfig().money.currency,
  };
  const present = plans.find(({ id }) => id === currentId);
  return (
    <>
      <RebateHeader view="rates" />
      <PageMessages messages={pickMessages(locale, ['backoffice-rebate'])}>
        <div className="flex flex-col gap-5">
          {mayWrite && (
            <PlanForm
              key={plans.map(({ id }) => id).join()}
              earliest={earliest}
              choices={choices}
              plan={{
                validFrom: earliest,
                pay: present?.pay ?? 'claim',
                minimum: present ? toText(present.minimum) : '1',
                maximum: present ? toText(present.maximum) : '',
                wagering: present?.wagering ?? '0',
                rates: present
                  ? present.rates.map(({ rate, ...rest }) => ({ ...rest, rate: toText(BigInt(rate)) }))
                  : [{ scope: 'all', code: '', level: 0, rate: '' }],
              }}
            />
          )}
          <PlanList plans={plans} today={today} currentId={currentId} choices={choices} mayWrite={mayWrite} />
        </div>
      </PageMessages>
    </>
  );
}
