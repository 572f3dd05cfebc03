import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import type { ContractKind } from '@/lib/agents/constants';
import { localePath } from '@/lib/i18n/routing';
import { requireAgent } from '@/lib/identity/loaders';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { CentrePage } from '../centre-page';
import { BillsView } from './bills-view';
import { BILL_PAGE } from './paths';

/** The title of the page of a kind of bills. */
export const billsMetadata =
  (kind: ContractKind) =>
  async ({ params }: PageProps): Promise<Metadata> => {
    const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'agent-bills' });
    return { title: t(`titles.${kind}`) };
  };

/** The page of a kind of bills. Anyone but an agent is sent to the agents' login. */
export async function BillsPage({ params, kind }: PageProps & { kind: ContractKind }) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireAgent(locale);
  const t = await getTranslations({ locale, namespace: 'agent-bills' });
  return (
    <CentrePage title={t(`titles.${kind}`)} lead={t(`kindText.${kind}`)}>
      <BillsView
        kind={kind}
        zone={settlementZone()}
        currency={siteCurrency()}
        billPath={localePath(locale, BILL_PAGE)}
      />
    </CentrePage>
  );
}
