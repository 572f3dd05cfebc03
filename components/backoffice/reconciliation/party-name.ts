import { textIn } from '@/lib/content/text';
import type { ReconciliationRun } from '@/lib/reporting/reconciliation/types';

/** Names the party of a statement by kind and name: Vendor · PG, Payment channel · Bank transfer. */
export const partyName = (
  t: (source: ReconciliationRun['source']) => string,
  { source, names }: Pick<ReconciliationRun, 'source' | 'names'>,
  locale: string,
): string => `${t(source)} · ${textIn(names, locale)}`;
