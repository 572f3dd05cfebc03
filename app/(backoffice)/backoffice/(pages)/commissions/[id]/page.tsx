import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BillExplanation } from '@/components/agent/bills/bill-explanation';
import { BillActions } from '@/components/backoffice/commissions/bill-actions';
import { BillQueries } from '@/components/backoffice/commissions/bill-queries';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { PageLink } from '@/components/ui/page-link';
import { mayDecide, type Decision } from '@/lib/agents/bills/rules';
import { loadCommission } from '@/lib/backoffice/commissions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { settlementZone } from '@/lib/reporting/settlement';

const LIST = '/backoffice/commissions';
const DECISIONS: readonly Decision[] = ['approve', 'pay', 'hold', 'reject'];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-commissions' });
  return { title: t('bill') };
}

/** One bill of an agent, explained, with what an operator may do to its share. */
export default async function CommissionPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('commissions.read');
  const id = idParam((await params).id);
  const found = id === undefined ? undefined : await loadCommission(id);
  if (!found) notFound();
  const { bill, explained } = found;
  const t = await getTranslations({ locale, namespace: 'backoffice-commissions' });
  const bills = await getTranslations({ locale, namespace: 'agent-bills' });
  const fact = (key: string, value: React.ReactNode) => ({ key, name: t(`facts.${key}`), value });
  const member = ({ id: memberId, account }: { id: bigint; account: string }) => (
    <PageLink href={`/backoffice/members/${memberId}`} className="text-amber hover:underline">
      <bdi>{account}</bdi>
    </PageLink>
  );
  const decisions = operator.permissions.includes('commissions.pay')
    ? DECISIONS.filter((decision) => mayDecide(decision, bill.payment))
    : [];
  return (
    <PageMessages messages={pickMessages(locale, ['agent-bills', 'backoffice-commissions', 'records'])}>
      <EditorHeader
        href={LIST}
        back={t('back')}
        title={bills('billOf', { kind: bills(`kinds.${bill.kind}`), account: bill.agent.account })}
      />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <BillQueries>
          <BillExplanation
            explained={explained}
            zone={settlementZone()}
            billPath={LIST}
            apiPath={`/backoffice/api/commissions/${bill.id}`}
          />
        </BillQueries>
        <Panel title={t('bill')} className="self-start max-xl:order-first">
          <Facts
            facts={[
              fact('agent', member(bill.agent)),
              fact('upline', bill.upline === null ? t('platform') : member(bill.upline)),
              fact('id', String(bill.id)),
              fact('contract', String(bill.contractId)),
              fact('payAt', <DateTime at={bill.payAt} locale={locale} />),
              ...(bill.paidAt === null
                ? []
                : [fact('paidAt', <DateTime at={bill.paidAt} locale={locale} />)]),
              ...(bill.ledgerId === null ? [] : [fact('ledger', String(bill.ledgerId))]),
              ...(bill.note === null ? [] : [fact('note', <bdi>{bill.note}</bdi>)]),
            ]}
          />
          {decisions.length > 0 && (
            <div className="mt-5">
              <BillActions id={String(bill.id)} decisions={decisions} />
            </div>
          )}
        </Panel>
      </div>
    </PageMessages>
  );
}
