import { idInput, reason } from '../schema';

/** POST /backoffice/api/rewards/free-rounds/{id}/cancel. */
export const cancelFreeRoundsInput = idInput.extend({ reason });
