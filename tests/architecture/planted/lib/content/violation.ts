import { gateway } from '../gateway/door';

export const seen = gateway;
