import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OperatorRows } from '@/components/backoffice/operators/operator-rows';
import { SecondFactorForm } from '@/components/backoffice/operators/second-factor-form';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { Plus } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadOperatorsPage } from '@/lib/backoffice/operators/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-operators' });
  return { title: t('list.title') };
}

/** Every operator, and whom the back office asks for a second factor. */
export default async function OperatorsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const { isOwner } = await requireOperator('operators.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-operators' });
  const { operators, roles, secondFactor, isDemo } = await loadOperatorsPage();
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-operators']) as never}>
      <PageHeader
        title={t('list.title')}
        text={t('list.text')}
        actions={
          <PageLink href="/backoffice/operators/new" className={buttonStyle({ variant: 'amber' })}>
            <Plus aria-hidden className="size-4" />
            {t('invite.title')}
          </PageLink>
        }
      />
      <div className="flex flex-col gap-5">
        <Panel flush>
          <OperatorRows operators={operators} roles={roles} />
        </Panel>
        <Panel title={t('secondFactor.title')}>
          <SecondFactorForm key={secondFactor} value={secondFactor} isOwner={isOwner} isDemo={isDemo} />
        </Panel>
      </div>
    </PageMessages>
  );
}
