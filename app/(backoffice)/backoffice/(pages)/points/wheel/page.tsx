import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { PointsHeader } from '@/components/backoffice/points/points-header';
import { WheelForm } from '@/components/backoffice/points/wheel-form';
import { Stat, STAT_ROW } from '@/components/backoffice/stat';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadWheel } from '@/lib/backoffice/points/loaders';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';
import { wheelCost } from '@/lib/rewards/wheel/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-points' });
  return { title: t('title') };
}

/** The lucky wheel: what a spin costs on average, what its prizes can cost at most, and its sectors. */
export default async function WheelPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('points.read');
  const [t, { wheel, goods }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-points' }),
    loadWheel(),
  ]);
  const { currency } = siteConfig().money;
  const cost = wheel && wheelCost(wheel.sectors);
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const points = (value: bigint) => figure.format(formatDecimal(value) as unknown as number);
  const money = (value: bigint) => showAmount(formatDecimal(value), currency, locale);
  const sectors = wheel?.sectors ?? [];
  return (
    <>
      <PointsHeader view="wheel" />
      {cost && (
        <div className={`${STAT_ROW} mb-5`}>
          <Stat label={t('wheel.costMoney')} value={money(cost.money)} />
          <Stat label={t('wheel.costPoints')} value={points(cost.points)} />
          <Stat label={t('wheel.costGoods')} value={points(cost.goods)} />
          <Stat
            label={t('wheel.mostMoney')}
            value={cost.mostMoney === null ? t('wheel.unlimited') : money(cost.mostMoney)}
          />
          <Stat
            label={t('wheel.wonSoFar')}
            value={figure.format(sectors.reduce((sum, { won }) => sum + won, 0))}
          />
        </div>
      )}
      <PageMessages messages={pickMessages(locale, ['backoffice-points'])}>
        <WheelForm
          key={String(wheel?.id ?? 0n)}
          wheel={{
            open: wheel?.isOpen ?? false,
            consolation: formatDecimal(wheel?.consolation ?? 0n),
            sectors:
              sectors.length > 0
                ? sectors.map(({ title, weight, prize, amount, goodId, stock, won }) => ({
                    title,
                    weight,
                    prize,
                    amount: amount > 0n ? formatDecimal(amount) : '',
                    goodId: goodId === null ? null : String(goodId),
                    // A new version begins with what is left.
                    stock: stock === null ? null : stock - won,
                  }))
                : [
                    { title: {}, weight: 1, prize: 'none' as const, amount: '', goodId: null, stock: null },
                    { title: {}, weight: 1, prize: 'points' as const, amount: '', goodId: null, stock: null },
                  ],
          }}
          goods={goods.map(({ id, title }) => ({ id: String(id), title: textIn(title, locale) }))}
          currency={currency}
          mayWrite={operator.permissions.includes('points.write')}
        />
      </PageMessages>
    </>
  );
}
