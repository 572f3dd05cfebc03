import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CONTENT_KINDS } from '@/lib/content/history/constants';
import { showAmount } from '@/lib/money/format';
import { actionName } from './action-name';
import { changedNames, factName, factText, isFacts } from './fact-text';
import { subjectName } from './subject-name';

interface Props {
  subject: string;
  detail: Readonly<Record<string, unknown>>;
}

/** The longest text of one fact. The log has all of it: a change of thousands of games names each. */
const MAX_SHOWN = 600;
const clip = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/**
 * The detail of an audit entry: amount ฿100.00 · status refunded. Of `before` and `after` it shows what differs: threshold ฿10,000.00 →
 * ฿5,000.00.
 */
export function AuditDetail({ subject, detail }: Props) {
  const t = useTranslations('backoffice');
  const tFields = useTranslations('backoffice-content.fields');
  const locale = useLocale();
  const { amount, currency, before, after, ...others } = detail;
  // Of what is new or deleted there is one state, which has nothing to compare with.
  const state = before === undefined ? after : after === undefined ? before : undefined;
  const rest = isFacts(state) ? { ...others, ...state } : others;
  const money =
    typeof amount === 'string' && typeof currency === 'string'
      ? showAmount(amount, currency, locale)
      : undefined;

  // The fields of content have the names of their editor.
  const isContent = (CONTENT_KINDS as readonly string[]).includes(subject.split(':')[0]!);
  const nameOf = (name: string): string =>
    isContent && tFields.has(name as never) ? tFields(name as never) : factName(t, name);
  const format = (name: string, value: unknown): string => {
    if (name === 'status') {
      const status = `status.${subject.split(':')[0]}.${String(value)}`;
      if (t.has(status)) return t(status);
    }
    const text = `audit.values.${name}.${String(value)}`;
    if (typeof value === 'string' && t.has(text)) return t(text);
    // Of a request for approval: the action that it asks for, and on what.
    if (name === 'request' && typeof value === 'string') return actionName(t, value);
    if (name === 'on' && typeof value === 'string') return subjectName(t, value);
    if (isFacts(value) && !('currency' in value))
      return clip(
        Object.entries(value)
          .map(([key, part]) => `${nameOf(key)} ${format(key, part)}`)
          .join(', '),
      );
    return clip(factText(t, locale, value));
  };

  const facts: { name: string; text: string }[] = [];
  // The formatted amount includes its currency.
  if (money !== undefined) facts.push({ name: 'amount', text: money });
  else
    for (const [name, value] of Object.entries({ amount, currency }))
      if (value !== undefined) facts.push({ name, text: format(name, value) });
  for (const [name, value] of Object.entries(rest)) facts.push({ name, text: format(name, value) });
  const changes = isFacts(state) ? [] : changesOf(before, after);
  return (
    <span className="block text-xs wrap-anywhere text-muted md:max-w-96">
      {facts.map(({ name, text }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <span className="text-faint">
            <bdi>{nameOf(name)}</bdi>
          </span>{' '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
      {changes.map(({ name, from, to }, index) => (
        <Fragment key={name}>
          {(facts.length > 0 || index > 0) && ' · '}
          {name !== '' && (
            <span className="text-faint">
              <bdi>{nameOf(name)}</bdi>{' '}
            </span>
          )}
          <del className="no-underline">
            <bdi>{format(name, from)}</bdi>
          </del>{' '}
          <span aria-hidden className="text-faint rtl:inline-block rtl:-scale-x-100">
            →
          </span>{' '}
          <ins className="text-ink no-underline">
            <bdi>{format(name, to)}</bdi>
          </ins>
        </Fragment>
      ))}
    </span>
  );
}

/** What differs between `before` and `after`; a value that is no object has no name. */
function changesOf(before: unknown, after: unknown): { name: string; from: unknown; to: unknown }[] {
  if (before === undefined && after === undefined) return [];
  if (!isFacts(before) || !isFacts(after)) return [{ name: '', from: before, to: after }];
  return changedNames(before, after).map((name) => ({ name, from: before[name], to: after[name] }));
}
