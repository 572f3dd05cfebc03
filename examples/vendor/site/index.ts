import type { DialectName } from '../options';
import { own } from './own';
import type { Dialect } from './types';

export const dialects: Record<DialectName, Dialect> = { own, hub: own, form: own };
