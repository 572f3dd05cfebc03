import { AppError } from '@/lib/platform/errors';

/** Another operator has changed the endpoint since it was opened. */
export const endpointChanged = () => new AppError('ENDPOINT_CHANGED', 409);
export const tooManyEndpoints = (maximum: number) =>
  new AppError('TOO_MANY_ENDPOINTS', 409, { values: { maximum } });
/** The former secret still signs: another rotation would end it before its time. */
export const formerSecretStillValid = () => new AppError('FORMER_SECRET_STILL_VALID', 409);
export const noFormerSigns = () => new AppError('NO_FORMER_SIGNS', 409);
/** An attempt of the delivery is under way. */
export const deliveryBusy = () => new AppError('DELIVERY_BUSY', 409);
