import {
  AGE_FIELDS,
  AMOUNT_FIELDS,
  CHOICE_FIELDS,
  COUNT_FIELDS,
  SIGNED_FIELDS,
} from '@/lib/reporting/segments/constants';
import type { Condition, ConditionField, SegmentRule } from '@/lib/reporting/segments/types';

/** Every field of a condition, in the order of the list. */
export const FIELDS: readonly ConditionField[] = [
  ...CHOICE_FIELDS,
  'registered',
  ...AGE_FIELDS,
  'depositSum',
  'depositCount',
  'withdrawalSum',
  'withdrawalCount',
  'stakes',
  'validBets',
  'payouts',
  'grossRevenue',
  'rounds',
  'balance',
];

/** The kind of input of a field. */
export type FieldKind = 'choice' | 'registered' | 'age' | 'amount' | 'count';

const isOneOf = (fields: readonly string[], field: string) => fields.includes(field);

export const kindOf = (field: ConditionField): FieldKind =>
  isOneOf(CHOICE_FIELDS, field)
    ? 'choice'
    : isOneOf(AGE_FIELDS, field)
      ? 'age'
      : isOneOf([...AMOUNT_FIELDS, ...SIGNED_FIELDS], field)
        ? 'amount'
        : isOneOf(COUNT_FIELDS, field)
          ? 'count'
          : 'registered';

/** Whether a figure belongs to a period. A balance does not: it is the present one. */
export const hasPeriod = (field: ConditionField): boolean =>
  ['amount', 'count'].includes(kindOf(field)) && field !== 'balance';

/** A condition in the form: the text of each input. */
export interface ConditionDraft {
  /** For React. */
  key: number;
  field: ConditionField;
  values: readonly string[];
  not: boolean;
  never: boolean;
  atLeast: string;
  atMost: string;
  period: 'ever' | 'days' | 'range';
  days: string;
  from: string;
  until: string;
}

export const emptyCondition = (key: number, field: ConditionField = 'depositSum'): ConditionDraft => ({
  key,
  field,
  values: [],
  not: false,
  never: false,
  atLeast: '',
  atMost: '',
  period: 'ever',
  days: '30',
  from: '',
  until: '',
});

/** The drafts of a stored rule. */
export const toDrafts = (rule: SegmentRule): ConditionDraft[] =>
  rule.conditions.map((condition, key) => ({
    ...emptyCondition(key, condition.field),
    ...partsOf(condition),
  }));

function partsOf(condition: Condition): Partial<ConditionDraft> {
  if ('values' in condition) return { values: condition.values, not: condition.not };
  if (condition.field === 'registered') return { from: condition.from ?? '', until: condition.until ?? '' };
  const limits = {
    atLeast: String(condition.atLeast ?? ''),
    atMost: String(condition.atMost ?? ''),
  };
  if ('never' in condition) return { ...limits, never: condition.never };
  const period = 'period' in condition ? condition.period : null;
  if (!period) return limits;
  return 'days' in period
    ? { ...limits, period: 'days', days: String(period.days) }
    : { ...limits, period: 'range', from: period.from, until: period.until };
}

/** The rule that the form sends. Empty inputs are left out. The server checks the rule. */
export const toRule = (match: SegmentRule['match'], drafts: readonly ConditionDraft[]) => ({
  match,
  conditions: drafts.map(toCondition),
});

function toCondition(draft: ConditionDraft): object {
  const { field, values, not, never } = draft;
  const kind = kindOf(field);
  const text = (name: 'from' | 'until') => (draft[name] ? { [name]: draft[name] } : {});
  if (kind === 'choice') return { field, values, not };
  if (kind === 'registered') return { field, ...text('from'), ...text('until') };
  const isNumber = kind !== 'amount';
  const limit = (name: 'atLeast' | 'atMost') => {
    const given = draft[name].trim();
    return given === '' ? {} : { [name]: isNumber ? Number(given) : given };
  };
  const limits = { ...limit('atLeast'), ...limit('atMost') };
  if (kind === 'age') return { field, ...limits, never };
  if (!hasPeriod(field)) return { field, ...limits };
  const period =
    draft.period === 'ever'
      ? null
      : draft.period === 'days'
        ? { days: Number(draft.days) }
        : { from: draft.from, until: draft.until };
  return { field, ...limits, period };
}
