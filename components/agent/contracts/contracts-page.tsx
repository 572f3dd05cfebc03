import { getTranslations } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { MemberInfo } from '@/lib/identity/schema';
import { ContractsView } from './contracts-view';

/** The page _Contracts_ of the agent centre. */
export async function ContractsPage({ locale, member }: { locale: LocaleCode; member: MemberInfo }) {
  const t = await getTranslations({ locale, namespace: 'agent-contracts' });
  return (
    <CentrePage title={t('title')} lead={t('lead')}>
      <ContractsView memberId={member.id} />
    </CentrePage>
  );
}
