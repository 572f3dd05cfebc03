import { gateway } from '../../door';

export const seen = gateway;
