import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { DateTime } from '../date-time';
import { Panel } from '../panel';

export interface WaitingDraw {
  drawId: string;
  /** The game's name. */
  game: string;
  period: string;
  drawsAt: Date;
  /** `enter`: its time has come and no result was entered; otherwise the kind of an entry that another operator must confirm. */
  task: 'enter' | 'result' | 'correction' | 'void';
}

/** Draws that are shown; all of them are on the page of results. */
const SHOWN = 10;

/** The draws of every day that wait for an operator, the oldest first, with their number. */
export function WaitingPanel({ draws, locale }: { draws: readonly WaitingDraw[]; locale: string }) {
  const t = useTranslations('backoffice-lottery');
  if (draws.length === 0) return null;
  return (
    <Panel
      flush
      className="mb-5"
      title={t('waiting.title', { count: draws.length })}
      actions={
        <PageLink
          className="-my-2 flex min-h-11 items-center text-sm text-amber hover:underline"
          href="/backoffice/lottery/results"
        >
          {t('waiting.all')}
        </PageLink>
      }
    >
      <ul className="divide-y divide-hairline">
        {draws.slice(0, SHOWN).map(({ drawId, game, period, drawsAt, task }) => (
          <li
            key={drawId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5"
          >
            <PageLink
              className="flex min-h-11 items-center gap-1.5 text-amber hover:underline lg:min-h-9"
              href={`/backoffice/lottery/draws/${drawId}`}
            >
              {game} <bdi className="tabular">{period}</bdi>
            </PageLink>
            <span className="flex items-center gap-3 text-sm text-muted">
              <DateTime at={drawsAt} locale={locale} />
              <Badge tone={task === 'enter' || task === 'result' ? 'amber' : 'vermilion'}>
                {t(`waiting.${task}`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
