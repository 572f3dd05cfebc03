'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { MAX_NOTE_LENGTH, OUTCOMES } from '@/lib/risk/constants';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

interface Props {
  /** `/backoffice/api/risk/cases/7` */
  path: string;
}

/** Adds a note to a case. */
export function NoteForm({ path }: Props) {
  const t = useTranslations('backoffice-risk.case');
  const call = useCall();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await call.send(`${path}/notes`, { text }, t('noteDone'))) setText('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <FormAlert message={call.failure?.message} />
      <Field label={t('note')} error={call.failure?.fields.text?.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="amber"
        size="sm"
        busy={call.busy}
        disabled={text.trim() === ''}
        className="self-end"
      >
        {t('addNote')}
      </Button>
    </form>
  );
}

/** Assigns a case to an operator. */
export function AssignForm({
  path,
  assignedTo,
  operators,
}: Props & { assignedTo: string; operators: readonly { id: string; name: string }[] }) {
  const t = useTranslations('backoffice-risk.case');
  const call = useCall();
  return (
    <Field label={t('assignee')} error={call.failure?.message ?? call.failure?.fields.operatorId?.message}>
      {(control) => (
        <Select
          {...control}
          value={assignedTo}
          disabled={call.busy}
          onChange={(event) =>
            void call.send(`${path}/assign`, { operatorId: event.target.value }, t('assigned'))
          }
          options={[
            { value: '', label: t('nobody') },
            ...operators.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  );
}

/** Links a further member, or a flag by its number, to a case. */
export function LinkForm({ path, what }: Props & { what: 'member' | 'flag' }) {
  const t = useTranslations('backoffice-risk.case');
  const call = useCall();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim().replace(/^#/, '');
    const body = what === 'member' ? { member: given } : { flags: [given] };
    if (await call.send(`${path}/add`, body, t('linked'))) setText('');
  };
  const failure = call.failure?.message ?? Object.values(call.failure?.fields ?? {})[0]?.message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <Field label={t(`${what}Label`)} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          busy={call.busy}
          disabled={text.trim() === ''}
          className="mb-1.5"
        >
          {t('link')}
        </Button>
      </div>
      <FormAlert message={failure} />
    </form>
  );
}

/** Closes a case with an outcome and a last note. */
export function CloseCase({ path }: Props) {
  const t = useTranslations('backoffice-risk');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [text, setText] = useState('');
  const submit = async () => {
    if (await call.send(`${path}/close`, { outcome, text }, t('case.closed'))) setOpen(false);
  };
  const fields = call.failure?.fields ?? {};
  return (
    <>
      <Button variant="surface" onClick={() => setOpen(true)}>
        {t('case.close')}
      </Button>
      <FormDialog
        open={open}
        title={t('case.closeTitle')}
        description={t('case.closeText')}
        confirmLabel={t('case.close')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('case.outcome')} error={fields.outcome?.message} required>
          {(control) => (
            <Select
              {...control}
              value={outcome}
              placeholder={t('case.choose')}
              onChange={(event) => setOutcome(event.target.value)}
              options={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('case.lastNote')} error={fields.text?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}

/** Opens a closed case again. */
export function ReopenCase({ path }: Props) {
  const t = useTranslations('backoffice-risk.case');
  const call = useCall();
  return (
    <>
      <FormAlert message={call.failure?.message} />
      <Button busy={call.busy} onClick={() => void call.send(`${path}/reopen`, {}, t('reopened'))}>
        {t('reopen')}
      </Button>
    </>
  );
}
