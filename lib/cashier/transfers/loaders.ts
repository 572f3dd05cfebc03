import { cache } from 'react';
import { database } from '@/lib/db/client';
import { transferOptions } from './queries';
import { toWireTransferOptions } from './wire';

/** Loads what a member can transfer, once per request. */
export const loadTransferOptions = cache(async (memberId: bigint) =>
  toWireTransferOptions(await transferOptions(database(), memberId)),
);
