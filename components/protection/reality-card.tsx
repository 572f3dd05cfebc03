'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useSave } from './use-save';

const CHOICES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240];

/** How often a reality check interrupts the game. */
export function RealityCard({ minutes, most }: { minutes: number; most: number }) {
  const t = useTranslations('protection');
  const [chosen, setChosen] = useState(String(minutes));
  const { busy, failure, send } = useSave();
  const choices = [...new Set([...CHOICES.filter((each) => each <= most), minutes, most])].sort(
    (a, b) => a - b,
  );
  return (
    <Card>
      <CardHeader title={t('reality.title')} description={t('reality.text')} />
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send('PUT', '/wps/member/protection/reality', { minutes: Number(chosen) }, t('reality.saved'));
        }}
      >
        <Field
          label={t('reality.every')}
          error={failure?.fields.minutes ?? failure?.message}
          className="min-w-48"
        >
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              options={choices.map((each) => ({
                value: String(each),
                label: t('limits.minutesValue', { minutes: each }),
              }))}
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {t('limits.save')}
        </Button>
      </form>
    </Card>
  );
}
