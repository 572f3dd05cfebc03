import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TermsView } from '@/components/agent/contracts/terms-view';
import { ContractsHeader } from '@/components/backoffice/agent-contracts/contracts-header';
import { TemplateButton } from '@/components/backoffice/agent-contracts/terms-dialogs';
import { ConfirmButton } from '@/components/backoffice/confirm-button';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { toWireTerms } from '@/lib/agents/contracts/wire';
import { loadTemplates } from '@/lib/backoffice/agent-contracts/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-agent-contracts',
  });
  return { title: t('title') };
}

/** The templates of contracts, with their terms. */
export default async function AgentTemplatesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const [t, words, templates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-contracts' }),
    getTranslations({ locale, namespace: 'agent-contracts' }),
    loadTemplates(),
  ]);
  const mayWrite = operator.permissions.includes('agents.contracts');
  const { currency } = siteConfig().money;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-contracts', 'agent-contracts'])}>
      <ContractsHeader view="templates" actions={mayWrite && <TemplateButton />} />
      {templates.length === 0 && <EmptyState title={t('templates.none')} hint={t('templates.noneHint')} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {templates.map(({ id, name, shared, terms, updatedAt }) => {
          const wire = toWireTerms(terms);
          return (
            <Panel
              key={String(id)}
              title={name}
              actions={
                <Badge tone={shared ? 'jade' : 'plain'}>
                  {t(shared ? 'templates.isShared' : 'templates.isOwn')}
                </Badge>
              }
            >
              <p className="mb-3 text-sm text-muted">
                {words(`kinds.${terms.kind}`)}
                {terms.period && terms.kind === 'dividend' && ` · ${words(`periods.${terms.period}`)}`}
                {terms.tierMode && ` · ${words(`modes.${terms.tierMode}`)}`}
              </p>
              <TermsView terms={wire} currency={currency} />
              {mayWrite && (
                <div className="mt-3 flex gap-2">
                  <TemplateButton
                    key={updatedAt.toISOString()}
                    template={{ id: String(id), name, shared, terms: wire }}
                  />
                  <ConfirmButton
                    path={`/backoffice/api/agent-templates/${id}/remove`}
                    texts={{
                      button: t('templates.remove.button'),
                      title: t('templates.remove.title', { name }),
                      text: t('templates.remove.text'),
                      cancel: t('cancel'),
                      done: t('templates.remove.done'),
                    }}
                  />
                </div>
              )}
            </Panel>
          );
        })}
      </div>
    </PageMessages>
  );
}
