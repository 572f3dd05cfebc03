import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import type { Condition, SegmentRule } from '@/lib/reporting/segments/types';
import type { ChoiceOptions } from './condition-fields';

/** A rule in words, one text for each condition, such as "Number of deposits ≥ 1 in the last 30 days". */
export function ruleTexts(rule: SegmentRule, options: ChoiceOptions, locale: LocaleCode): string[] {
  const t = translator(locale, 'backoffice-segments');
  const number = new Intl.NumberFormat(locale);
  const limitsOf = (condition: Condition): string[] => {
    const limit = (sign: string, value: string | number | undefined) =>
      value === undefined ? [] : [`${sign} ${typeof value === 'number' ? number.format(value) : value}`];
    if ('values' in condition) {
      const labels = new Map((options[condition.field] ?? []).map(({ value, label }) => [value, label]));
      const values = condition.values.map((value) => labels.get(value) ?? value).join(', ');
      return [t(condition.not ? 'isNot' : 'is'), values];
    }
    if (condition.field === 'registered')
      return [condition.from && `≥ ${condition.from}`, condition.until && `≤ ${condition.until}`].filter(
        (text) => typeof text === 'string',
      );
    return [
      [...limit('≥', condition.atLeast), ...limit('≤', condition.atMost)].join(', '),
      ...('never' in condition && condition.never ? [`· ${t('never')}`] : []),
    ];
  };
  const periodOf = (condition: Condition): string => {
    const period = 'period' in condition ? condition.period : null;
    if (!period) return '';
    return 'days' in period ? t('inLastDays', { count: period.days }) : `(${period.from} – ${period.until})`;
  };
  return rule.conditions.map((condition) =>
    [t(`fields.${condition.field}`), ...limitsOf(condition), periodOf(condition)].filter(Boolean).join(' '),
  );
}
