import { catalogue } from '../catalogue/door';

export const seen = catalogue;
