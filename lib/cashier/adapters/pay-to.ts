import { z } from 'zod';
import { providerPayTo } from '../providers/pay-to';
import { qrPayTo } from './qr/pay-to';
import { bankPayTo } from './transfer/pay-to';

/**
 * What a member is told to pay to, as it is stored with the deposit and sent to the member. An adapter adds its own shape, with
 * a `kind` of its own.
 */
export const payToValue = z.discriminatedUnion('kind', [bankPayTo, qrPayTo, providerPayTo]);

export type PayTo = z.output<typeof payToValue>;
