import { identity } from '../identity/door';

export const seen = identity;
