import { textIn } from '@/lib/content/text';
import type { Run } from '@/lib/reporting/reconciliation/types';

/** Whose statement it is, and which of them: Vendor · PG, Payment channel · Bank transfer. */
export const partyName = (
  t: (source: Run['source']) => string,
  { source, names }: Pick<Run, 'source' | 'names'>,
  locale: string,
): string => `${t(source)} · ${textIn(names, locale)}`;
