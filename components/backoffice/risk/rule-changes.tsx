import { useLocale, useTranslations } from 'next-intl';
import type { LoadedRule } from '@/lib/backoffice/risk/loaders';
import type { Rule } from '@/lib/risk/types';
import { DateTime } from '../date-time';
import { changedNames } from '../fact-text';

/** The last changes of a rule: who, when, before and after. Renders nothing if the rule is as it was shipped. */
export function RuleChanges({ changes }: Pick<LoadedRule, 'changes'>) {
  const t = useTranslations('backoffice-risk');
  const locale = useLocale();
  if (changes.length === 0) return null;
  const flat = ({ thresholds, ...rule }: Rule): Record<string, unknown> => ({ ...rule, ...thresholds });
  const nameOf = (key: string) =>
    t(key === 'enabled' || key === 'severity' || key === 'action' ? `rules.${key}` : `thresholds.${key}`);
  const textOf = (key: string, value: unknown): string => {
    if (key === 'enabled') return t(value === true ? 'rules.on' : 'rules.off');
    if (key === 'severity') return t(`severities.${String(value)}`);
    if (key === 'action') return t(`rules.actions.${String(value)}`);
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : '–';
  };
  return (
    <details className="mt-4 border-t border-hairline pt-3 text-sm">
      <summary className="cursor-pointer font-medium text-muted">
        {t('rules.history', { count: changes.length })}
      </summary>
      <ol className="mt-3 flex flex-col gap-3">
        {changes.map(({ version, at, by, before, after }) => {
          const [was, is] = [flat(before), flat(after)];
          return (
            <li key={version}>
              <p className="text-xs text-muted">
                <DateTime at={at} locale={locale} /> · {by}
              </p>
              <ul>
                {changedNames(was, is).map((key) => (
                  <li key={key}>
                    {t('rules.changed', {
                      name: nameOf(key),
                      before: textOf(key, was[key]),
                      after: textOf(key, is[key]),
                    })}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
