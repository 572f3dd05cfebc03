import type { ContentKind } from '@/lib/content/history/types';
import type { LocalizedText } from '../localized/localized-text';

/** An item's fields by name, as its editor sends them. Dates are ISO 8601; a text is an object by language. */
export type EditedData = Readonly<Record<string, unknown>> & { published: boolean };

/** What an editor gets: plain data, so that the server can pass it to the client. */
export interface EditedItem<Data extends EditedData> {
  /** Undefined for a new item. */
  saved?: { id: string; version: number };
  data: Data;
  /** What the operator has typed before and not saved. */
  copy?: { id: string; data: Partial<Data>; version: number | null; savedAt: string };
}

/** Where the items of a kind are. */
export interface ItemPlace {
  kind: ContentKind;
  /** The list of the back office: `/backoffice/articles`. Calls are below `/backoffice/api` by the same name. */
  list: string;
  api: string;
}

/** A text of an item. */
export interface EditedText<Data> {
  name: keyof Data & string;
  label: string;
  hint?: string | undefined;
  maxLength: number;
  /** Height in lines; 1 is a single-line input. */
  rows: number;
  /** HTML, with the editor. */
  isRich?: boolean;
  isOptional?: boolean;
}

export const textOf = (data: EditedData, name: string): LocalizedText =>
  (data[name] as LocalizedText | null | undefined) ?? {};
