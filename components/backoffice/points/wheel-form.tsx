'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { MAX_SECTORS, MIN_SECTORS } from '@/lib/rewards/wheel/constants';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { Panel } from '../panel';
import { useCall } from '../use-call';

export interface EditedSector {
  title: LocalizedText;
  weight: number;
  prize: 'none' | 'points' | 'money' | 'good';
  amount: string;
  goodId: string | null;
  stock: number | null;
}
export interface EditedWheel {
  open: boolean;
  consolation: string;
  sectors: EditedSector[];
}

interface Props {
  wheel: EditedWheel;
  goods: readonly { id: string; title: string }[];
  currency: string;
  mayWrite: boolean;
}

const NEW_SECTOR: EditedSector = {
  title: {},
  weight: 1,
  prize: 'none',
  amount: '',
  goodId: null,
  stock: null,
};

/** The lucky wheel: its sectors with chance, prize and stock. Saving makes a new version; earlier spins keep theirs. */
export function WheelForm({ wheel: given, goods, currency, mayWrite }: Props) {
  const t = useTranslations('backoffice-points.wheel');
  const locale = useLocale();
  const call = useCall();
  const [wheel, setWheel] = useState(given);
  const total = wheel.sectors.reduce((sum, { weight }) => sum + weight, 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const wrong = (path: string) => call.failure?.fields[path]?.message;
  const change = (index: number, part: Partial<EditedSector>) =>
    setWheel({
      ...wheel,
      sectors: wheel.sectors.map((one, place) => (place === index ? { ...one, ...part } : one)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.send(
      '/backoffice/api/points/wheel',
      { ...wheel, sectors: wheel.sectors.map((one) => ({ ...one, title: withoutEmpty(one.title) })) },
      t('saved'),
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
        <Panel>
          <div className="grid gap-4 sm:grid-cols-2">
            <Checkbox
              label={t('open')}
              checked={wheel.open}
              onChange={(event) => setWheel({ ...wheel, open: event.target.checked })}
            />
            <Field label={t('consolation')} hint={t('consolationHint')} error={wrong('consolation')}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  dir="ltr"
                  maxLength={20}
                  value={wheel.consolation}
                  onChange={(event) => setWheel({ ...wheel, consolation: event.target.value })}
                />
              )}
            </Field>
          </div>
        </Panel>
        {wheel.sectors.map((sector, index) => (
          // A sector has no other name than its place.
          <Panel
            key={index}
            title={t('sector', {
              number: index + 1,
              chance: total > 0 ? percent.format(sector.weight / total) : '—',
            })}
            actions={
              wheel.sectors.length > MIN_SECTORS && (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() =>
                    setWheel({ ...wheel, sectors: wheel.sectors.filter((_, place) => place !== index) })
                  }
                >
                  {t('remove')}
                </Button>
              )
            }
          >
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
              {LOCALE_CODES.map((code) => (
                <Field
                  key={code}
                  label={t('name', { language: code.toUpperCase() })}
                  error={
                    wrong(`sectors.${index}.title.${code}`) ??
                    (code === 'en' ? wrong(`sectors.${index}.title`) : undefined)
                  }
                  required={code === 'en'}
                >
                  {(control) => (
                    <Input
                      {...control}
                      lang={code}
                      dir="auto"
                      maxLength={40}
                      value={sector.title[code] ?? ''}
                      onChange={(event) =>
                        change(index, { title: { ...sector.title, [code]: event.target.value } })
                      }
                    />
                  )}
                </Field>
              ))}
              <Field
                label={t('weight')}
                hint={t('weightHint')}
                error={wrong(`sectors.${index}.weight`)}
                required
              >
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    min={1}
                    value={sector.weight}
                    onChange={(event) => change(index, { weight: event.target.valueAsNumber || 0 })}
                  />
                )}
              </Field>
              <Field label={t('prize')} error={wrong(`sectors.${index}.prize`)}>
                {(control) => (
                  <Select
                    {...control}
                    value={sector.prize}
                    onChange={(event) =>
                      change(index, { prize: event.target.value as EditedSector['prize'] })
                    }
                    options={(['none', 'points', 'money', 'good'] as const).map((prize) => ({
                      value: prize,
                      label: t(`prizes.${prize}`),
                    }))}
                  />
                )}
              </Field>
              {(sector.prize === 'points' || sector.prize === 'money') && (
                <Field
                  label={sector.prize === 'money' ? t('amount', { currency }) : t('points')}
                  error={wrong(`sectors.${index}.amount`)}
                  required
                >
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="decimal"
                      dir="ltr"
                      maxLength={20}
                      value={sector.amount}
                      onChange={(event) => change(index, { amount: event.target.value })}
                    />
                  )}
                </Field>
              )}
              {sector.prize === 'good' && (
                <Field label={t('good')} error={wrong(`sectors.${index}.goodId`)} required>
                  {(control) => (
                    <Select
                      {...control}
                      value={sector.goodId ?? ''}
                      placeholder={t('choose')}
                      onChange={(event) => change(index, { goodId: event.target.value || null })}
                      options={goods.map(({ id, title }) => ({ value: id, label: title }))}
                    />
                  )}
                </Field>
              )}
              {sector.prize !== 'none' && (
                <Field label={t('stock')} hint={t('stockHint')} error={wrong(`sectors.${index}.stock`)}>
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      min={0}
                      value={sector.stock ?? ''}
                      onChange={(event) =>
                        change(index, {
                          stock: Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber,
                        })
                      }
                    />
                  )}
                </Field>
              )}
            </div>
          </Panel>
        ))}
        <FormAlert message={call.failure?.message ?? wrong('sectors')} />
        <div className="flex flex-wrap gap-2">
          {wheel.sectors.length < MAX_SECTORS && (
            <Button onClick={() => setWheel({ ...wheel, sectors: [...wheel.sectors, NEW_SECTOR] })}>
              {t('add')}
            </Button>
          )}
          <Button type="submit" variant="amber" busy={call.busy}>
            {t('save')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
