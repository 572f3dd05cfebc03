import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { LadderForm } from '@/components/backoffice/vip/ladder-form';
import { VipHeader } from '@/components/backoffice/vip/vip-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadLadder } from '@/lib/backoffice/vip/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-vip' });
  return { title: t('title') };
}

/** An amount for the form: empty for 0, whole units without their zeros. */
const toText = (value: bigint | null): string =>
  value === null || value === 0n ? '' : formatDecimal(value).replace(/\.00$/, '');

/** The ladder of ranks with a worked example. */
export default async function VipLadderPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('vip.read');
  const { ranks, settings } = await loadLadder();
  return (
    <>
      <VipHeader view="ladder" />
      <PageMessages messages={pickMessages(locale, ['backoffice-vip'])}>
        <LadderForm
          key={settings.version}
          ladder={{
            version: settings.version,
            grace: settings.grace,
            cashbackPeriod: settings.cashbackPeriod,
            claimDays: settings.claimDays,
            wagering: settings.wagering,
            ranks: ranks.map((rank) => ({
              name: rank.name,
              colour: rank.colour,
              emblem: rank.emblem,
              turnover: toText(rank.turnover),
              deposits: toText(rank.deposits),
              keepTurnover: toText(rank.keepTurnover),
              keepDeposits: toText(rank.keepDeposits),
              levelUp: toText(rank.levelUp),
              birthday: toText(rank.birthday),
              weekly: toText(rank.weekly),
              monthly: toText(rank.monthly),
              cashbackRate: toText(BigInt(rank.cashbackRate)),
              cashbackMost: toText(rank.cashbackMost),
              dailyCount: rank.dailyCount,
              dailyAmount: toText(rank.dailyAmount),
              hostName: rank.hostName,
              hostContact: rank.hostContact,
            })),
          }}
          currency={siteConfig().money.currency}
          mayWrite={operator.permissions.includes('vip.write')}
        />
      </PageMessages>
    </>
  );
}
