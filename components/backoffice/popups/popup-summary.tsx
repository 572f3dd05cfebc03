import { useLocale, useTranslations } from 'next-intl';
import { executionsFor, typesFor } from '@/lib/content/announcements/rules';
import type { AnnouncementDraft } from '@/lib/content/announcements/types';
import { scheduleState } from '@/lib/content/rules';
import { textIn } from '@/lib/content/text';
import { now } from '@/lib/platform/clock';
import { Panel } from '../panel';

/** Who gets popups: a visitor, a member, and a member at the first login. */
const READERS = [
  { key: 'visitor', audience: 'visitor', isFirstLogin: false },
  { key: 'member', audience: 'member', isFirstLogin: false },
  { key: 'firstLogin', audience: 'member', isFirstLogin: true },
] as const;

/** What opens now for each kind of reader, once per session: by the rules that the site itself uses. */
export function PopupSummary({ rows }: { rows: readonly AnnouncementDraft[] }) {
  const t = useTranslations('backoffice-announcements.popups');
  const locale = useLocale();
  const shown = rows.filter((row) => scheduleState(row, now()) === 'shown');
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {READERS.map(({ key, audience, isFirstLogin }) => {
        const types: readonly string[] = typesFor(audience);
        const executions = executionsFor(audience, isFirstLogin);
        const list = shown.filter(
          (row) => types.includes(row.type) && row.execution.some((code) => executions.includes(code)),
        );
        return (
          <Panel key={key} title={t(`readers.${key}`)}>
            {list.length === 0 ? (
              <p className="text-sm text-faint">{t('nothing')}</p>
            ) : (
              <ol className="flex list-decimal flex-col gap-1 ps-5 text-sm text-muted">
                {list.map((row) => (
                  <li key={row.id} className="wrap-anywhere">
                    {textIn(row.title, locale)}
                    {row.languages.length > 0 && (
                      <bdi dir="ltr" className="ms-1.5 text-2xs text-faint uppercase">
                        {row.languages.join(' ')}
                      </bdi>
                    )}
                  </li>
                ))}
              </ol>
            )}
          </Panel>
        );
      })}
    </div>
  );
}
