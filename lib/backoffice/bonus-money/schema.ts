import { idInput, reason } from '../schema';

/** POST /backoffice/api/bonuses/grants/{id}/cancel. */
export const cancelBonusInput = idInput.extend({ reason });
