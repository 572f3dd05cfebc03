import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { scheduleState, type ScheduleState } from '@/lib/content/rules';
import { now } from '@/lib/platform/clock';

const TONES: Record<ScheduleState, BadgeTone> = {
  draft: 'plain',
  waiting: 'amber',
  shown: 'jade',
  over: 'plain',
};

interface Props {
  item: { published: boolean; startsAt: Date | null; endsAt: Date | null };
}

/** Whether an item is shown on the site now. */
export function ScheduleBadge({ item }: Props) {
  const t = useTranslations('backoffice-content.states');
  const state = scheduleState(item, now());
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
