import type { FieldRule } from '@/lib/identity/registration/rules';
import { accountKey } from '@/lib/identity/queries';
import type { CsvListRow } from '@/lib/platform/imports/csv-list';
import { checkNewMember, type NewMemberInput } from '../members/new-member';
import { COLUMNS, type Column } from './constants';
import type { RowReason } from './types';

/** A row of a list with the result of its check. */
export interface CheckedRow {
  place: number;
  line: number;
  account: string;
  /** The fields of the new member; null if the row is refused. */
  fields: NewMemberInput | null;
  reasons: RowReason[] | null;
}

/** What the check of a list needs to know of the site. */
export interface KnownMembers {
  rules: readonly FieldRule[];
  /** Account names that are taken, as accountKey gives them. */
  taken: ReadonlySet<string>;
  /** Uplines that exist, by the text in the list. */
  uplines: ReadonlySet<string>;
}

const MAX_CELL = 300;

/** The fields that a row names; an absent column is empty. */
export const fieldsOf = (cells: CsvListRow<Column>['cells']): NewMemberInput =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, (cells[column] ?? '').slice(0, MAX_CELL)]),
  ) as unknown as NewMemberInput;

/**
 * Checks a list: each row is a new member or is refused with its reasons. An upline may be a row above it, so that a whole line of members
 * can be imported. Pure.
 */
export function checkRows(rows: readonly CsvListRow<Column>[], known: KnownMembers): CheckedRow[] {
  const seen = new Set<string>();
  return rows.map(({ line, cells, fault }, index): CheckedRow => {
    const given = fieldsOf(cells);
    const reasons: RowReason[] = fault
      ? [{ code: fault.code, ...(fault.values && { values: fault.values }) }]
      : [];
    const { errors = {} } = checkNewMember(given, known.rules);
    for (const [column, error] of Object.entries(errors))
      reasons.push({ column: column as Column, ...error });
    const key = accountKey(given.account);
    if (!errors.account && (known.taken.has(key) || seen.has(key)))
      reasons.push({ column: 'account', code: 'USERNAME_TAKEN' });
    const upline = accountKey(given.upline);
    if (upline !== '' && !known.uplines.has(given.upline) && !seen.has(upline))
      reasons.push({ column: 'upline', code: 'MEMBER_UNKNOWN' });
    const isValid = reasons.length === 0;
    if (isValid) seen.add(key);
    return {
      place: index + 1,
      line,
      account: given.account.slice(0, 64),
      fields: isValid ? given : null,
      reasons: isValid ? null : reasons,
    };
  });
}
