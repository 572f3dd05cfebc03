import { AppError, badInput } from '@/lib/platform/errors';

/** Another segment has this name. */
export const segmentNameTaken = () => badInput({ name: { code: 'SEGMENT_NAME_TAKEN' } });
/** Another operator has saved the segment since it was opened. */
export const segmentChanged = () => new AppError('CHANGED_MEANWHILE', 409);
