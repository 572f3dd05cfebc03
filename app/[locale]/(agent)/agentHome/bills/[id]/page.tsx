import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BillFrame } from '@/components/agent/bills/bill-frame';
import { BillView } from '@/components/agent/bills/bill-view';
import { BILL_PAGE, BILL_PAGES } from '@/components/agent/bills/paths';
import { requirePageLocale } from '@/components/site/page-locale';
import { loadOwnBill } from '@/lib/agents/bills/loaders';
import { localePath } from '@/lib/i18n/routing';
import { requireAgent } from '@/lib/identity/loaders';
import { settlementZone } from '@/lib/reporting/settlement';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-bills' });
  return { title: t('bill') };
}

/** One bill, for its agent and the upline. Anyone else finds no page. */
export default async function BillPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireAgent(locale);
  const bill = await loadOwnBill(session.memberId, (await params).id);
  if (!bill) notFound();
  const t = await getTranslations({ locale, namespace: 'agent-bills' });
  return (
    <BillFrame
      locale={locale}
      title={t('billOf', { kind: t(`kinds.${bill.kind}`), account: bill.agent.account })}
      back={{ href: BILL_PAGES[bill.kind], text: t(`titles.${bill.kind}`) }}
    >
      <BillView
        id={String(bill.id)}
        ownId={String(session.memberId)}
        zone={settlementZone()}
        billPath={localePath(locale, BILL_PAGE)}
      />
    </BillFrame>
  );
}
