'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { RecordState } from '@/components/records/record-state';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { classes } from '@/components/ui/classes';
import { Check } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { callApi } from '@/lib/platform/http/call';
import type { WireCalendar } from '@/lib/rewards/points/wire';
import { Points } from './points';
import { CALENDAR_KEY } from './queries';
import { useSend } from './use-send';

/** The check-in calendar: what each day in a row gives, and the button of today. */
export function CheckInPanel() {
  const t = useTranslations('points');
  const locale = useLocale();
  const { send, busy, failure } = useSend();
  const calendar = useQuery({
    queryKey: CALENDAR_KEY,
    queryFn: ({ signal }) => callApi<WireCalendar>('GET', '/wps/points/checkIn', undefined, signal),
  });
  const { days = [], isDone = false, place = 0, streak = 0 } = calendar.data ?? {};
  const submit = async () => {
    const done = await send<{ points: string; spins: number }>('POST', '/wps/points/checkIn');
    if (done) notify(t('checkIn.done'), 'good');
  };
  return (
    <RecordState
      query={calendar}
      empty={days.length === 0}
      emptyTitle={t('checkIn.closed')}
      emptyHint={t('checkIn.closedHint')}
    >
      <Card>
        <CardHeader title={t('checkIn.title')} description={t('checkIn.text')} />
        <p className="mb-4 text-sm font-medium">{t('checkIn.streak', { count: streak })}</p>
        <ol className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-7">
          {days.map((day, index) => {
            const isPast = index < place || (index === place && isDone);
            const isToday = index === place;
            return (
              <li
                // The days of the calendar have no other name than their place.
                key={index}
                aria-current={isToday ? 'date' : undefined}
                className={classes(
                  'flex min-h-24 flex-col items-center justify-center gap-1 rounded-card border p-2 text-center',
                  isToday ? 'border-amber bg-amber-wash' : 'border-hairline bg-surface',
                  isPast && !isToday && 'border-dashed',
                )}
              >
                <span className="text-xs text-muted">{t('checkIn.day', { day: index + 1 })}</span>
                <span className="font-display text-lg font-bold text-amber">
                  <Points value={day.points} locale={locale} />
                </span>
                {day.spins > 0 && (
                  <span className="text-xs text-muted">{t('checkIn.spins', { count: day.spins })}</span>
                )}
                {isPast && <Check aria-label={t('checkIn.checked')} className="size-4 text-jade" />}
              </li>
            );
          })}
        </ol>
        <div className="mt-5 flex flex-col gap-3">
          <FormAlert message={failure?.message} />
          <Button
            variant="amber"
            size="lg"
            busy={busy}
            disabled={isDone}
            onClick={() => void submit()}
            className="sm:self-start"
          >
            {isDone ? t('checkIn.doneToday') : t('checkIn.button')}
          </Button>
          <p className="text-xs text-faint">{t('checkIn.zone')}</p>
        </div>
      </Card>
    </RecordState>
  );
}
