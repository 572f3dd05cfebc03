import { platform } from '../platform/door';

export const seen = platform;
