import { AppError, badInput } from '@/lib/platform/errors';

export const tooManyLinks = () => new AppError('AGENT_LINKS_MANY', 409);
/** The agent's own type may not make this one. */
export const typeNotAllowed = () => badInput({ type: { code: 'LINE_TYPE' } });

/** Terms of a link are refused: the fields are those of the terms, below their place in the list. */
export const offerRefused = (place: number, error: AppError): AppError =>
  new AppError(error.code, error.status, {
    ...(error.values && { values: error.values }),
    fields: Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([field, given]) => [`offers.${place}.${field}`, given]),
    ),
  });
