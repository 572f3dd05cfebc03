import { cli } from '../cli/door';

export const seen = cli;
