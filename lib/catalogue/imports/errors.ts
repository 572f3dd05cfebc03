import { AppError } from '@/lib/platform/errors';

export { badList } from '@/lib/platform/imports/csv-list';

/** The import is not in a state in which it can be started, continued or cancelled. */
export const importStateChanged = () => new AppError('IMPORT_STATE', 409);
