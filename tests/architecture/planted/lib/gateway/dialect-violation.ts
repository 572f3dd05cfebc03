import { hub } from './dialects/hub/door';

export const seen = hub;
