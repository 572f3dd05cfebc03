import { form } from './form/dialect';
import { hub } from './hub/dialect';
import type { DialectName, OWN } from './names';
import type { Dialect } from './types';

/** A new dialect: a folder, its name in `names.ts`, an entry here, and a text for the back office. */
const DIALECTS: Record<Exclude<DialectName, typeof OWN>, Dialect> = { hub, form };

/** The dialect of an address; undefined if there is none. */
export const findDialect = (name: string): Dialect | undefined =>
  Object.hasOwn(DIALECTS, name) ? DIALECTS[name as keyof typeof DIALECTS] : undefined;
