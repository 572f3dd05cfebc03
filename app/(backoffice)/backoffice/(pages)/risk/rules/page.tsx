import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { RiskHeader } from '@/components/backoffice/risk/risk-header';
import { RuleChanges } from '@/components/backoffice/risk/rule-changes';
import { RuleForm } from '@/components/backoffice/risk/rule-form';
import { Badge } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadRules } from '@/lib/backoffice/risk/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-risk' });
  return { title: t('views.rules') };
}

/** The rules of the detectors, with a trial and the history of each. */
export default async function RulesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('risk.read');
  const [t, rules] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-risk' }),
    loadRules(),
  ]);
  const mayDecide = operator.permissions.includes('risk.decide');
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-risk'])}>
      <RiskHeader view="rules" />
      <div className="flex flex-col gap-5">
        {rules.map(({ rule, thresholds, open, runAt, changes }) => (
          <Panel
            key={rule.detector}
            title={
              <span className="flex flex-wrap items-center gap-2">
                {t(`detectors.${rule.detector}.name`)}
                <Badge tone={rule.enabled ? 'jade' : 'plain'}>
                  {t(rule.enabled ? 'rules.on' : 'rules.off')}
                </Badge>
              </span>
            }
            actions={
              <p className="text-xs text-muted">
                <PageLink
                  href={`/backoffice/risk?detector=${rule.detector}`}
                  className="text-amber underline underline-offset-4"
                >
                  {t('rules.open', { count: open })}
                </PageLink>
                {runAt && (
                  <>
                    {' · '}
                    {t('rules.ran')} <DateTime at={runAt} locale={locale} />
                  </>
                )}
              </p>
            }
          >
            <RuleForm key={rule.version} rule={rule} thresholds={thresholds} canChange={mayDecide} />
            <RuleChanges changes={changes} />
          </Panel>
        ))}
      </div>
    </PageMessages>
  );
}
