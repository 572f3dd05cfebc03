import { ledger } from '../ledger/door';

export const seen = ledger;
