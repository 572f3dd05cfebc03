import { edge } from '../edge/door';

export const seen = edge;
