import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ImportStatus, RowOutcome } from '@/lib/catalogue/imports/types';

const TONES: Record<ImportStatus, BadgeTone> = {
  checked: 'amber',
  queued: 'amber',
  running: 'amber',
  cancelling: 'amber',
  cancelled: 'plain',
  failed: 'vermilion',
  done: 'jade',
};

/** The state of an import. */
export function ImportStatusBadge({
  status,
  namespace = 'backoffice-games',
}: {
  status: ImportStatus;
  namespace?: 'backoffice-games' | 'backoffice-members';
}) {
  const t = useTranslations(namespace);
  return <Badge tone={TONES[status]}>{t(`import.status.${status}`)}</Badge>;
}

const OUTCOME_TONES: Record<RowOutcome, BadgeTone> = {
  new: 'jade',
  changed: 'amber',
  unchanged: 'plain',
  refused: 'vermilion',
};

/** What the check says about a row. */
export function OutcomeBadge({ outcome }: { outcome: RowOutcome }) {
  const t = useTranslations('backoffice-games');
  return <Badge tone={OUTCOME_TONES[outcome]}>{t(`import.outcomes.${outcome}`)}</Badge>;
}
