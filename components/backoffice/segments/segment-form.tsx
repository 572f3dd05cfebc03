'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Plus } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { MAX_CONDITIONS, MAX_NAME } from '@/lib/reporting/segments/constants';
import type { SegmentRule } from '@/lib/reporting/segments/types';
import { DeleteButton } from '../delete-button';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { ConditionFields, type ChoiceOptions } from './condition-fields';
import { emptyCondition, toDrafts, toRule } from './draft';
import { MemberSample, type Sample } from './member-sample';

interface Props {
  /** Undefined for a new segment. */
  saved?: { id: string; version: number };
  name: string;
  rule: SegmentRule;
  options: ChoiceOptions;
}

/** Creates or changes a segment: its name and rule, with a preview of the members whom the rule describes now. */
export function SegmentForm({ saved, name: savedName, rule, options }: Props) {
  const t = useTranslations('backoffice-segments');
  const router = useRouter();
  const call = useCall();
  const preview = useCall();
  const [name, setName] = useState(savedName);
  const [match, setMatch] = useState(rule.match);
  const [drafts, setDrafts] = useState(() => toDrafts(rule));
  const [nextKey, setNextKey] = useState(drafts.length);
  const [sample, setSample] = useState<Sample>();
  const failure = call.failure ?? preview.failure;
  const fields = failure?.fields ?? {};
  const errorOf = (place: number) =>
    Object.entries(fields).find(([field]) => `${field}.`.startsWith(`rule.conditions.${place}.`))?.[1]
      .message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, rule: toRule(match, drafts), ...(saved && { version: saved.version }) };
    const path = saved ? `/backoffice/api/segments/${saved.id}` : '/backoffice/api/segments';
    let id: string | undefined;
    const done = await call.send<{ id: string }>(path, body, t('savedText'), (value) => {
      id = value.id;
    });
    if (done && !saved && id) router.push(`/backoffice/segments/${id}`);
  };
  const show = () =>
    preview.send<Sample>(
      '/backoffice/api/segments/preview',
      { rule: toRule(match, drafts) },
      t('previewed'),
      setSample,
    );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Panel>
        <div className="flex flex-col gap-4">
          <FormAlert message={failure?.message ?? fields.rule?.message} />
          <Field label={t('name')} error={fields.name?.message} required>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                dir="auto"
                maxLength={MAX_NAME}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('match')} hint={t('matchHint')}>
            {(control) => (
              <Select
                {...control}
                value={match}
                options={[
                  { value: 'all', label: t('matchAll') },
                  { value: 'any', label: t('matchAny') },
                ]}
                onChange={(event) => setMatch(event.target.value as SegmentRule['match'])}
              />
            )}
          </Field>
          {drafts.map((draft, place) => (
            <ConditionFields
              key={draft.key}
              draft={draft}
              options={options}
              error={errorOf(place)}
              onChange={(next) => setDrafts(drafts.map((each) => (each.key === draft.key ? next : each)))}
              onRemove={() => setDrafts(drafts.filter((each) => each.key !== draft.key))}
            />
          ))}
          <Button
            className="self-start"
            disabled={drafts.length >= MAX_CONDITIONS}
            onClick={() => {
              setDrafts([...drafts, emptyCondition(nextKey)]);
              setNextKey(nextKey + 1);
            }}
          >
            <Plus aria-hidden className="size-4" />
            {t('addCondition')}
          </Button>
          <div className="flex flex-wrap gap-2 border-t border-hairline pt-4">
            <Button type="submit" variant="amber" busy={call.busy}>
              {t('save')}
            </Button>
            {saved && (
              <DeleteButton
                path={`/backoffice/api/segments/${saved.id}/remove`}
                next="/backoffice/segments"
                texts={{
                  remove: t('remove'),
                  title: t('removeTitle'),
                  text: t('removeText'),
                  cancel: t('cancel'),
                  removed: t('removed'),
                }}
              />
            )}
          </div>
        </div>
      </Panel>
      <Panel title={t('preview')}>
        <div className="flex flex-col gap-3">
          <MemberSample sample={sample} />
          <Button busy={preview.busy} className="self-start" onClick={() => void show()}>
            {t('showPreview')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
