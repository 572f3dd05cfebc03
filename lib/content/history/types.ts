import type { CONTENT_KINDS } from './constants';

/** The kinds of content that have an editor with drafts, a preview and a history. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Who saved a state of an item: an operator, by id and name. */
export interface Author {
  id: bigint;
  name: string;
}

export type RevisionAction = 'create' | 'change' | 'publish' | 'withdraw' | 'restore' | 'remove';

/** An item's fields by name, as its editor sends them. Dates are ISO 8601. */
export type ItemData = Readonly<Record<string, unknown>>;

/** A saved state of an item. */
export interface Revision {
  version: number;
  at: Date;
  /** Null: the site itself, for example its demo data. */
  operatorName: string | null;
  action: RevisionAction;
  data: ItemData;
}

/** A part of a text that was compared with another. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A field in which two states of an item differ; a text has one difference per language. */
export interface Difference {
  field: string;
  /** Null for a field without languages. */
  language: string | null;
  parts: TextPart[];
}
