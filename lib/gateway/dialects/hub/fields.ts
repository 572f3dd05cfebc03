import { AppError, badInput } from '@/lib/platform/errors';
import type { Fields } from '../types';
import type { HubStatus } from './codes';

/** Our amounts are 1/10,000 of a unit, those of this dialect 1/100,000. */
const RATIO = 10n;

/** INVALID_INPUT 400 of a field, with the status that the dialect has for it. */
const refuseField = (name: string, code: string, status: HubStatus) =>
  new AppError('INVALID_INPUT', 400, { fields: { [name]: { code } }, extras: { status } });

const wrongType = (name: string) => refuseField(name, 'INVALID', 'RS_ERROR_WRONG_TYPES');

/** A text that may be absent. */
export function optionalText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw wrongType(name);
  return value;
}

export function text(fields: Fields, name: string): string {
  const value = optionalText(fields, name);
  if (value === undefined) throw badInput({ [name]: { code: 'REQUIRED' } });
  return value;
}

/** Absent means false. */
export function flag(fields: Fields, name: string): boolean {
  const value = fields[name];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw wrongType(name);
  return value;
}

/** An amount as a decimal text of our protocol. Only whole multiples of 10 are amounts that a wallet can hold. */
export function amountText(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === null) throw badInput({ [name]: { code: 'REQUIRED' } });
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrongType(name);
  if (value < 0 || value % Number(RATIO) !== 0) throw badInput({ [name]: { code: 'AMOUNT_RANGE' } });
  const parts = BigInt(value) / RATIO;
  return `${parts / 10_000n}.${String(parts % 10_000n).padStart(4, '0')}`;
}

/** A balance of 1/10,000 as an integer of this dialect. */
export const toHubAmount = (amount: bigint): bigint => amount * RATIO;

export const wrongCurrency = () => refuseField('currency', 'INVALID', 'RS_ERROR_WRONG_CURRENCY');
export const wrongGame = () => refuseField('game_code', 'INVALID', 'RS_ERROR_INVALID_GAME');
export const tokenExpired = (cause: unknown) =>
  new AppError('TOKEN_INVALID', 401, { extras: { final: true, status: 'RS_ERROR_TOKEN_EXPIRED' }, cause });
