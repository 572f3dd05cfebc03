import { idInput, reason } from '../schema';

/** POST /backoffice/api/bonuses/{id}/cancel. */
export const cancelBonusInput = idInput.extend({ reason });
