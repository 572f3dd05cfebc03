'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { MOTIF_IDS, PALETTE_IDS } from '@/lib/catalogue/artwork/constants';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { GOOD_KINDS, MAX_PIECES, MAX_POINTS, MAX_SUMMARY, MAX_TITLE } from '@/lib/rewards/mall/constants';
import type { GoodKind } from '@/lib/rewards/mall/types';
import { Panel } from '../panel';
import { PicturePicker } from '../promotions/picture-picker';
import { SaveActions } from '../promotions/save-actions';
import { useCall } from '../use-call';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextsPanel } from '../localized/texts-panel';

/** A good to be edited; plain data, so that the server can pass it to the client. */
export interface EditedGood {
  /** Undefined for a new good. */
  saved?: { id: string; version: number; published: boolean };
  picture: string;
  title: LocalizedText;
  summary: LocalizedText;
  points: number;
  quantity: number;
  position: number;
  kind: GoodKind;
  /** Decimal strings in the site's currency. */
  price: string;
  worth: string;
  perMember: number | null;
  groupId: string | null;
}

const TEXTS = [
  { name: 'title', maxLength: MAX_TITLE, rows: 1 },
  { name: 'summary', maxLength: MAX_SUMMARY, rows: 3 },
] as const;

const FIGURES = [
  { name: 'points', maxLength: MAX_POINTS },
  { name: 'quantity', maxLength: MAX_PIECES },
  { name: 'position', maxLength: 30_000 },
] as const;

const PARTS = [
  { name: 'palette', options: PALETTE_IDS },
  { name: 'motif', options: MOTIF_IDS },
] as const;

interface Props {
  good: EditedGood;
  groups: readonly { id: string; name: string }[];
  currency: string;
}

/** Form that creates or updates a good of the points mall. */
export function GoodForm({ good, groups, currency }: Props) {
  const t = useTranslations('backoffice-promotions');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const [draft, setDraft] = useState(good);
  const [locale, setLocale] = useState<LocaleCode>(good.saved && isLocale(here) ? here : 'en');
  const fields = call.failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const { saved } = good;
  const set = (next: Partial<EditedGood>) => setDraft({ ...draft, ...next });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { picture, points, quantity, position, kind, price, worth, perMember, groupId } = draft;
    const body = {
      picture,
      points,
      quantity,
      position,
      kind,
      price,
      worth: kind === 'money' ? worth : '0',
      perMember,
      groupId,
      title: withoutEmpty(draft.title),
      summary: withoutEmpty(draft.summary),
    };
    const done = saved
      ? await call.send(`/backoffice/api/goods/${saved.id}`, { ...body, version: saved.version }, t('saved'))
      : await call.send('/backoffice/api/goods', body, t('saved'));
    if (done && !saved) router.push('/backoffice/goods');
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <LocalizedTextsPanel
          locale={locale}
          texts={TEXTS}
          drafts={draft}
          required={['title', 'summary']}
          failure={call.failure}
          onLocale={setLocale}
          onText={(name, text) => set({ [name]: text })}
        />
        <Panel>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('fields.goodKind')} hint={t('hints.goodKind')} error={wrong('kind')}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.kind}
                  disabled={saved !== undefined}
                  onChange={(event) => set({ kind: event.target.value as GoodKind })}
                  options={GOOD_KINDS.map((kind) => ({ value: kind, label: t(`goodKinds.${kind}`) }))}
                />
              )}
            </Field>
            <Field label={t('fields.group')} hint={t('hints.group')} error={wrong('groupId')}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.groupId ?? ''}
                  onChange={(event) => set({ groupId: event.target.value || null })}
                  options={[
                    { value: '', label: t('everybody') },
                    ...groups.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
              )}
            </Field>
            {FIGURES.filter(({ name }) => name !== 'quantity' || draft.kind !== 'code').map(
              ({ name, maxLength }) => (
                <Field
                  key={name}
                  label={t(`fields.${name}`)}
                  hint={t(`hints.${name}`)}
                  error={wrong(name)}
                  required
                >
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      min={0}
                      max={maxLength}
                      value={draft[name]}
                      onChange={(event) => set({ [name]: event.target.valueAsNumber || 0 })}
                    />
                  )}
                </Field>
              ),
            )}
            <Field label={t('fields.perMember')} hint={t('hints.perMember')} error={wrong('perMember')}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={1}
                  max={MAX_PIECES}
                  value={draft.perMember ?? ''}
                  onChange={(event) =>
                    set({
                      perMember: Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber,
                    })
                  }
                />
              )}
            </Field>
            {(draft.kind === 'money' ? (['price', 'worth'] as const) : (['price'] as const)).map((name) => (
              <Field
                key={name}
                label={t(`fields.${name}`, { currency })}
                hint={t(`hints.${name}`)}
                error={wrong(name)}
              >
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    dir="ltr"
                    maxLength={20}
                    value={draft[name]}
                    onChange={(event) => set({ [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
        </Panel>
      </div>
      <div className="flex flex-col gap-5 self-start">
        <Panel>
          <PicturePicker
            value={draft.picture}
            parts={PARTS}
            address={(value) => `/images/goods/${value}.svg`}
            size={{ width: 600, height: 600 }}
            error={wrong('picture')}
            onChange={(picture) => set({ picture })}
          />
        </Panel>
        <Panel>
          <div className="flex flex-col gap-4">
            <SaveActions path={saved && `/backoffice/api/goods/${saved.id}`} saved={saved} busy={call.busy} />
          </div>
        </Panel>
      </div>
    </form>
  );
}
