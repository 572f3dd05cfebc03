import { AppError, badInput } from '@/lib/platform/errors';

/** The file is no list of games: another form, not UTF-8, a broken line, other columns, too long, or empty. */
export const badList = (
  code:
    | 'LIST_FORM'
    | 'LIST_ENCODING'
    | 'LIST_LINE'
    | 'LIST_COLUMNS'
    | 'LIST_UNKNOWN_COLUMN'
    | 'LIST_LONG'
    | 'LIST_EMPTY'
    | 'LIST_MISSING',
  values: Record<string, string | number> = {},
) => badInput({ list: { code, values } });

/** The import is not in a state in which it can be started, continued or cancelled. */
export const importStateChanged = () => new AppError('IMPORT_STATE', 409);
