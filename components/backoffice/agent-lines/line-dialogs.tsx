'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { LINE_TYPES } from '@/lib/agents/lines/constants';
import { MomentField } from '../moment-field';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

const useTypes = (types: readonly number[]) => {
  const t = useTranslations('agent-lines.types');
  return types.map((type) => ({ value: String(type), label: t(String(type)) }));
};

interface ChangeProps {
  id: string;
  type: number;
  upline: string;
  /** Members below, who move too. */
  below: number;
  /** Contracts that end with a move: the own ones, and those below. */
  contracts: { own: number; below: number };
}

/** Moves, promotes or demotes a member; says before who moves and what ends. */
export function ChangeLine({ id, type: presentType, upline: presentUpline, below, contracts }: ChangeProps) {
  const t = useTranslations('backoffice-agent-lines.change');
  const call = useCall();
  const types = useTypes(LINE_TYPES);
  const [open, setOpen] = useState(false);
  const [type, setType] = useState(String(presentType));
  const [upline, setUpline] = useState(presentUpline);
  const [at, setAt] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const body = { type: Number(type), upline: upline.trim(), at, reason };
    const done = await call.send<{ state: 'scheduled' | 'applied' }>(
      `/backoffice/api/agents/${id}/line`,
      body,
      ({ state }) => t(state),
    );
    if (!done) return;
    setReason('');
    setAt(null);
    setOpen(false);
  };
  return (
    <>
      <Button variant="amber" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        title={t('title')}
        description={t('text', { below, own: contracts.own, contracts: contracts.below })}
        confirmLabel={t('confirm')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <UplineField value={upline} onChange={setUpline} error={errors.upline?.message} />
        <Field label={t('type')} error={errors.type?.message}>
          {(control) => (
            <Select
              {...control}
              value={type}
              options={types}
              onChange={(event) => setType(event.target.value)}
            />
          )}
        </Field>
        <MomentField
          label={t('at')}
          hint={t('atHint')}
          error={errors.at?.message}
          value={at}
          onChange={setAt}
        />
        <Field label={t('reason')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}

function UplineField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('backoffice-agent-lines.change');
  return (
    <Field label={t('upline')} hint={t('uplineHint')} error={error}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The decisions on an application: approve it as an agent below an upline, or reject it with an answer. */
export function DecideApplication({ id }: { id: string }) {
  const t = useTranslations('backoffice-agent-lines.decide');
  const texts = useTranslations('backoffice-agent-lines.change');
  const call = useCall();
  const types = useTypes(LINE_TYPES.filter((type) => type !== 0));
  const [open, setOpen] = useState<'approve' | 'reject'>();
  const [type, setType] = useState('2');
  const [upline, setUpline] = useState('');
  const [answer, setAnswer] = useState('');
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const body = open === 'approve' ? { type: Number(type), upline: upline.trim(), answer } : { answer };
    if (await call.send(`/backoffice/api/agents/applications/${id}/${open}`, body, t(`${open!}.done`)))
      setOpen(undefined);
  };
  const shown = open ?? 'approve';
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button size="sm" variant="outline" onClick={() => setOpen('approve')}>
        {t('approve.button')}
      </Button>
      <Button size="sm" variant="caution" onClick={() => setOpen('reject')}>
        {t('reject.button')}
      </Button>
      <FormDialog
        open={open !== undefined}
        title={t(`${shown}.title`)}
        description={t(`${shown}.text`)}
        confirmLabel={t(`${shown}.button`)}
        tone={open === 'reject' ? 'danger' : 'amber'}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(undefined)}
      >
        {open === 'approve' && (
          <>
            <UplineField value={upline} onChange={setUpline} error={errors.upline?.message} />
            <Field label={texts('type')} error={errors.type?.message}>
              {(control) => (
                <Select
                  {...control}
                  value={type}
                  options={types}
                  onChange={(event) => setType(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        <Field label={t('answer')} error={errors.answer?.message} required={open === 'reject'}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </div>
  );
}
