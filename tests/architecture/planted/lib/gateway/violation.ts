import { cashier } from '../cashier/door';

export const seen = cashier;
