import { isDeepStrictEqual } from 'node:util';
import type { WorkingCopy } from '@/lib/content/working-copies/queries';
import type { EditedData, EditedItem } from './types';

/** Plain data of an item for its editor: dates as ISO 8601. */
type Plain<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Entry)[]
    ? readonly Plain<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Plain<Value[Key]> }
      : Value;

interface Draft {
  id: bigint;
  version: number;
  changedAt: Date;
  published: boolean;
}

/** What the editor of a saved item gets, with what the operator has typed before. */
export function toEditedItem<Data extends EditedData, Item extends Draft>(
  { id, version, changedAt: _, ...fields }: Item,
  copy: WorkingCopy | undefined,
): EditedItem<Data> {
  const data = JSON.parse(JSON.stringify(fields)) as Plain<typeof fields>;
  return {
    saved: { id: String(id), version },
    data: data as unknown as Data,
    ...toOfferedCopy(copy, data as unknown as Data),
  };
}

/** What the editor of a new item gets: its first state, with what the operator has typed before. */
export const toNewItem = <Data extends EditedData>(
  data: Data,
  copy: WorkingCopy | undefined,
): EditedItem<Data> => ({ data, ...toOfferedCopy(copy, data) });

/**
 * What the operator has typed before and not saved. Nothing if it is what the editor
 * shows anyway: a preview stores a working copy, also if nothing was typed.
 */
function toOfferedCopy<Data extends EditedData>(
  copy: WorkingCopy | undefined,
  data: Data,
): Pick<EditedItem<Data>, 'copy'> {
  if (!copy || isDeepStrictEqual({ ...data, ...copy.data }, { ...data })) return {};
  return {
    copy: {
      id: String(copy.id),
      data: copy.data as Partial<Data>,
      version: copy.version,
      savedAt: copy.savedAt.toISOString(),
    },
  };
}
