import { reporting } from '../reporting/door';

export const seen = reporting;
