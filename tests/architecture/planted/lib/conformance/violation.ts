import { rewards } from '../rewards/door';

export const seen = rewards;
