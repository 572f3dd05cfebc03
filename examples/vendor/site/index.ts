import type { DialectName } from '../options';
import { form } from './form';
import { hub } from './hub';
import { own } from './own';
import type { Dialect } from './types';

export const dialects: Record<DialectName, Dialect> = { own, hub, form };
