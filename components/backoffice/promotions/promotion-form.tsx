'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useMounted } from '@/components/ui/use-mounted';
import { MOTIF_IDS, PALETTE_IDS, SCENE_IDS } from '@/lib/catalogue/artwork/constants';
import {
  MAX_ACTION,
  MAX_BODY,
  MAX_SUMMARY,
  MAX_TITLE,
  MAX_TYPES,
  PROMOTION_TYPES,
} from '@/lib/content/promotions/constants';
import type { PromotionType } from '@/lib/content/promotions/types';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { parseDateTimeInput, toDateTimeInput } from '../date-time-input';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { PositionField } from '../localized/position-field';
import { PreviewButton } from '../localized/preview-button';
import { SlugField } from '../localized/slug-field';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextsPanel } from '../localized/texts-panel';
import { PicturePicker } from './picture-picker';
import { SaveActions } from './save-actions';

/** A promotion to be edited; plain data, so that the server can pass it to the client. */
export interface EditedPromotion {
  /** Undefined for a new promotion. */
  saved?: { id: string; version: number; published: boolean };
  slug: string;
  types: readonly PromotionType[];
  picture: string;
  title: LocalizedText;
  summary: LocalizedText;
  body: LocalizedText;
  action: LocalizedText;
  actionUrl: string;
  startsAt: string | null;
  endsAt: string | null;
  position: number;
}

const TEXTS = [
  { name: 'title', maxLength: MAX_TITLE, rows: 1 },
  { name: 'summary', maxLength: MAX_SUMMARY, rows: 2 },
  { name: 'body', maxLength: MAX_BODY, rows: 14, monospace: true },
  { name: 'action', maxLength: MAX_ACTION, rows: 1, optional: true },
] as const;

const PARTS = [
  { name: 'scene', options: SCENE_IDS },
  { name: 'palette', options: PALETTE_IDS },
  { name: 'motif', options: MOTIF_IDS },
] as const;

/** Form that creates or updates a promotion: text in every language, picture, kinds, schedule and position. */
export function PromotionForm({ promotion }: { promotion: EditedPromotion }) {
  const t = useTranslations('backoffice-promotions');
  const tTypes = useTranslations('promotions.types');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const mounted = useMounted();
  const [draft, setDraft] = useState(promotion);
  const [moments, setMoments] = useState<{ startsAt?: string; endsAt?: string }>({});
  const [locale, setLocale] = useState<LocaleCode>(promotion.saved && isLocale(here) ? here : 'en');
  const fields = call.failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const { saved } = promotion;
  const set = (next: Partial<EditedPromotion>) => setDraft({ ...draft, ...next });
  const moment = (name: 'startsAt' | 'endsAt') =>
    moments[name] ?? (mounted ? toDateTimeInput(promotion[name]) : '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const action = withoutEmpty(draft.action);
    const body = {
      slug: draft.slug.trim(),
      types: draft.types,
      picture: draft.picture,
      title: withoutEmpty(draft.title),
      summary: withoutEmpty(draft.summary),
      body: withoutEmpty(draft.body),
      action: Object.keys(action).length > 0 ? action : null,
      actionUrl: draft.actionUrl.trim() || null,
      startsAt: parseDateTimeInput(moment('startsAt')),
      endsAt: parseDateTimeInput(moment('endsAt')),
      position: draft.position,
    };
    const done = saved
      ? await call.send(
          `/backoffice/api/promotions/${saved.id}`,
          { ...body, version: saved.version },
          t('saved'),
        )
      : await call.send('/backoffice/api/promotions', body, t('saved'));
    if (done && !saved) router.push('/backoffice/promotions');
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
          texts={TEXTS.map((text) => ({ ...text, hint: t(`hints.${text.name}`) }))}
          drafts={draft}
          required={['title', 'body']}
          failure={call.failure}
          onLocale={setLocale}
          onText={(name, text) => set({ [name]: text })}
        >
          <PreviewButton locale={locale} title={draft.title[locale] ?? ''} body={draft.body[locale] ?? ''} />
        </LocalizedTextsPanel>
        <Panel title={t('fields.types')}>
          <p className="mb-2 text-sm text-muted">{t('hints.types', { most: MAX_TYPES })}</p>
          <div role="group" aria-label={t('fields.types')} className="flex flex-wrap gap-2">
            {PROMOTION_TYPES.map((type) => {
              const place = draft.types.indexOf(type);
              return (
                <button
                  key={type}
                  type="button"
                  aria-pressed={place >= 0}
                  onClick={() =>
                    set({
                      types: place >= 0 ? draft.types.filter((one) => one !== type) : [...draft.types, type],
                    })
                  }
                  className="inline-flex h-11 items-center gap-2 rounded-full border border-hairline px-4 text-sm text-muted transition hover:border-edge hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:text-amber lg:h-9"
                >
                  {place >= 0 && <span className="tabular font-bold">{place + 1}</span>}
                  {tTypes(type)}
                </button>
              );
            })}
          </div>
          <p aria-live="polite" className="mt-2 text-sm text-vermilion">
            {wrong('types')}
          </p>
        </Panel>
      </div>
      <div className="flex flex-col gap-5 self-start">
        <Panel>
          <div className="flex flex-col gap-4">
            <SlugField
              hint={t('hints.slug')}
              error={wrong('slug')}
              value={draft.slug}
              fixed={saved !== undefined}
              onChange={(slug) => set({ slug })}
            />
            <Field label={t('fields.actionUrl')} hint={t('hints.actionUrl')} error={wrong('actionUrl')}>
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  maxLength={300}
                  autoComplete="off"
                  spellCheck={false}
                  value={draft.actionUrl}
                  onChange={(event) => set({ actionUrl: event.target.value })}
                />
              )}
            </Field>
            {(['startsAt', 'endsAt'] as const).map((name) => (
              <Field key={name} label={t(`fields.${name}`)} hint={t(`hints.${name}`)} error={wrong(name)}>
                {(control) => (
                  <Input
                    {...control}
                    type="datetime-local"
                    value={moment(name)}
                    onChange={(event) => setMoments({ ...moments, [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
            <PositionField
              error={wrong('position')}
              value={draft.position}
              onChange={(position) => set({ position })}
            />
            <SaveActions
              path={saved && `/backoffice/api/promotions/${saved.id}`}
              saved={saved}
              busy={call.busy}
            />
            {saved?.published && (
              <a
                href={localePath(locale, `/promotions/${promotion.slug}`)}
                target="_blank"
                rel="noopener"
                className={buttonStyle({ variant: 'outline', size: 'sm' })}
              >
                {t('visit')}
              </a>
            )}
          </div>
        </Panel>
        <Panel>
          <PicturePicker
            value={draft.picture}
            parts={PARTS}
            address={(value) => `/images/posters/${value}-card.svg`}
            size={{ width: 780, height: 520 }}
            error={wrong('picture')}
            onChange={(picture) => set({ picture })}
          />
        </Panel>
      </div>
    </form>
  );
}
