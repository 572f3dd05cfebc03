import type { Db, Tx } from '@/lib/db/client';
import type { Visitor } from '@/lib/content/gate/types';
import type { Section } from './constants';

/** A value as it is stored: without its secret, which is sealed. */
export interface StoredValue {
  value: unknown;
  sealed: Buffer | null;
}

/** What a change needs to know of the operator who makes it. */
export interface ChangeContext {
  /** The operator's own address and country, for rules that must not bar the operator who types them. */
  visitor: Visitor | undefined;
}

/** Results that several settings of one reading share: all flags are one query. */
export type SharedReads = Map<string, Promise<unknown>>;

/** One setting of the back office, wherever it is stored. */
export interface SettingHandler {
  key: string;
  section: Section;
  /** The action and the subject of its audit entries. */
  action: string;
  subject: string;
  /** Whether it is part of a file for another site. */
  portable: boolean;
  /** The value of a site whose operators have changed nothing. */
  shipped(): unknown;
  read(db: Db, shared?: SharedReads): Promise<StoredValue>;
  /** Validates and stores a value as it is typed. Throws INVALID_INPUT, NOT_FOUND and the errors of the setting. */
  write(tx: Tx, given: unknown, context: ChangeContext): Promise<void>;
  /** Stores a value as it was stored. */
  putBack(tx: Tx, stored: StoredValue, context: ChangeContext): Promise<void>;
}

/** How a change came about. */
export type ChangeKind = 'edit' | 'restore' | 'import' | 'setup';

/** A change in the history. */
export interface SettingChange {
  id: bigint;
  key: string;
  version: number;
  at: Date;
  operator: string | null;
  how: ChangeKind;
  before: unknown;
  after: unknown;
  /** Whether a secret was set, before and after. */
  hadSecret: boolean;
  hasSecret: boolean;
}
