import { getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import { CONTRACT_KINDS } from '@/lib/agents/constants';
import type { Programme } from '@/lib/agents/example/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The kinds of contract with what each counts and when it is paid, and the rules of the site that hold for all of them. */
export async function ProgrammeRules({ programme, locale }: { programme: Programme; locale: LocaleCode }) {
  const [t, tBills] = await Promise.all([
    getTranslations({ locale, namespace: 'agent-landing' }),
    getTranslations({ locale, namespace: 'agent-bills' }),
  ]);
  const tContract = await getTranslations({ locale, namespace: 'agent-contracts' });
  const { rules, zone, currency } = programme;
  const { costs, collect } = rules;
  const deducted = (['rebates', 'promotions', 'fees'] as const).filter((cost) => costs[cost]);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <section aria-labelledby="kinds" className="flex flex-col gap-5">
      <div>
        <h2 id="kinds" className="text-2xl font-extrabold">
          {t('kinds.title')}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{t('kinds.text')}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {CONTRACT_KINDS.map((kind) => (
          <li
            key={kind}
            className="flex flex-col gap-2 rounded-card border border-hairline bg-surface p-4 shadow-lift"
          >
            <h3 className="text-lg font-bold">{tContract(`kinds.${kind}`)}</h3>
            <p className="text-sm text-muted">{tBills(`kindText.${kind}`)}</p>
            <dl className="mt-auto flex flex-col gap-1 border-t pt-2 text-sm">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <dt className="text-faint">{t('kinds.period')}</dt>
                <dd className="font-medium">{t(`kinds.periods.${kind}`)}</dd>
              </div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <dt className="text-faint">{t('kinds.due')}</dt>
                <dd className="font-medium">{t('kinds.after', { days: rules.payAfterDays[kind] })}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-8 gap-y-4 rounded-card border border-hairline bg-sunken p-5 text-sm sm:grid-cols-2 sm:p-6 lg:grid-cols-3">
        <Rule name={t('rules.active')}>
          {t.rich('rules.activeText', {
            amount: () => <Money value={rules.activeValidBet} currency={currency} locale={locale} />,
          })}
        </Rule>
        <Rule name={t('rules.netLoss')}>
          {deducted.length === 0
            ? t('rules.lossOnly')
            : t('rules.lossText', { costs: list.format(deducted.map((cost) => t(`rules.costs.${cost}`))) })}
        </Rule>
        <Rule name={t('rules.carry')}>{t(rules.carryNegative ? 'rules.carried' : 'rules.notCarried')}</Rule>
        <Rule name={t('rules.day')}>{t('rules.dayText', { zone })}</Rule>
        <Rule name={t('rules.payment')}>
          {collect.byHand ? t('rules.byHand', { days: collect.days }) : t('rules.toWallet')}
        </Rule>
        <Rule name={t('rules.rate')}>{t('rules.rateText')}</Rule>
      </dl>
    </section>
  );
}

function Rule({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 text-muted">{children}</dd>
    </div>
  );
}
