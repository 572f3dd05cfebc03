import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ThresholdForm } from '@/components/backoffice/approvals/threshold-form';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { loadThresholds } from '@/lib/backoffice/approvals/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-approvals' });
  return { title: t('rules.title') };
}

/** The amounts above which an action needs two operators. A change needs two operators too. */
export default async function RulesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('operators.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-approvals' });
  const thresholds = await loadThresholds();
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-approvals']) as never}>
      <EditorHeader href="/backoffice/approvals" back={t('back')} title={t('rules.title')} />
      <p className="mb-5 max-w-prose text-sm text-muted">{t('rules.text')}</p>
      <Panel>
        <div className="divide-y divide-hairline">
          {thresholds.map(({ key, value, mayBeEmpty, waiting, currency }) => (
            <ThresholdForm
              key={`${key} ${value} ${waiting ?? ''}`}
              name={key}
              value={value}
              mayBeEmpty={mayBeEmpty}
              currency={currency}
              waiting={waiting?.toString()}
              maxLength={MAX_REASON_LENGTH}
            />
          ))}
        </div>
      </Panel>
    </PageMessages>
  );
}
