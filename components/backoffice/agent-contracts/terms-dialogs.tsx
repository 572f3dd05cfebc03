'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { fromTerms, START, TermsFields, toWire, type Typed } from '@/components/agent/contracts/terms-form';
import { useRequestId } from '@/components/cashier/use-request-id';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { WireTerms } from '@/lib/agents/contracts/wire';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

export interface OfficeTemplate {
  id: string;
  name: string;
  shared: boolean;
  terms: WireTerms;
}

/** The errors of terms without the name of the field that has them. */
const termErrors = (fields: Record<string, { message: string }> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, error]) => [name.replace(/^terms\./, ''), error]));

/** The button and the form of the platform's offer to an agent without an upline. */
export function OfferButton({ templates }: { templates: readonly OfficeTemplate[] }) {
  const t = useTranslations('backoffice-agent-contracts');
  const call = useCall();
  const ids = useRequestId();
  const [open, setOpen] = useState(false);
  const [account, setAccount] = useState('');
  const [confirm, setConfirm] = useState(false);
  const [typed, setTyped] = useState<Typed>(START);
  const isHigher = call.failure?.code === 'HIGHER_RATE';
  const close = () => {
    setOpen(false);
    setAccount('');
    setConfirm(false);
    setTyped(START);
    ids.renew();
  };
  const submit = async () => {
    const body = { account, terms: toWire(typed) };
    const requestId = ids.idOf(JSON.stringify(body));
    if (await call.send('/backoffice/api/agent-contracts', { ...body, confirm, requestId }, t('offer.done')))
      close();
  };
  return (
    <>
      <Button variant="amber" onClick={() => setOpen(true)}>
        {t('offer.button')}
      </Button>
      <FormDialog
        open={open}
        size="lg"
        title={t('offer.button')}
        description={t('offer.text')}
        confirmLabel={t('offer.send')}
        call={call}
        onSubmit={submit}
        onClose={close}
      >
        {isHigher && (
          <Checkbox
            label={t('offer.confirm')}
            checked={confirm}
            onChange={(event) => setConfirm(event.target.checked)}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('offer.account')} error={call.failure?.fields.account?.message} required>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                maxLength={64}
                value={account}
                onChange={(event) => setAccount(event.target.value)}
              />
            )}
          </Field>
          {templates.length > 0 && (
            <Field label={t('offer.template')}>
              {(control) => (
                <Select
                  {...control}
                  value=""
                  placeholder={t('offer.choose')}
                  options={templates.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(event) => {
                    const found = templates.find(({ id }) => id === event.target.value);
                    if (found) setTyped(fromTerms(found.terms));
                  }}
                />
              )}
            </Field>
          )}
        </div>
        <TermsFields
          typed={typed}
          errors={termErrors(call.failure?.fields)}
          fixedKind={false}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
      </FormDialog>
    </>
  );
}

/** The button and the form of a template: a new one, or one that exists. */
export function TemplateButton({ template }: { template?: OfficeTemplate }) {
  const t = useTranslations('backoffice-agent-contracts');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(template?.name ?? '');
  const [shared, setShared] = useState(template?.shared ?? false);
  const [typed, setTyped] = useState<Typed>(template ? fromTerms(template.terms) : START);
  const submit = async () => {
    const body = { ...(template && { id: template.id }), name, shared, terms: toWire(typed) };
    if (!(await call.send('/backoffice/api/agent-templates', body, t('templates.saved')))) return;
    setOpen(false);
    if (!template) {
      setName('');
      setShared(false);
      setTyped(START);
    }
  };
  return (
    <>
      <Button
        size={template ? 'sm' : 'md'}
        variant={template ? 'surface' : 'amber'}
        onClick={() => setOpen(true)}
      >
        {t(template ? 'templates.edit' : 'templates.new')}
      </Button>
      <FormDialog
        open={open}
        size="lg"
        title={t(template ? 'templates.edit' : 'templates.new')}
        confirmLabel={t('templates.save')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('templates.name')} error={call.failure?.fields.name?.message} required>
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Checkbox
          label={t('templates.shared')}
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <TermsFields
          typed={typed}
          errors={termErrors(call.failure?.fields)}
          fixedKind={false}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
      </FormDialog>
    </>
  );
}
