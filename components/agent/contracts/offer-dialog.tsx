'use client';

import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import { Select } from '@/components/ui/select';
import type { ContractKind } from '@/lib/agents/constants';
import type { WireSimulation, WireTerms } from '@/lib/agents/contracts/wire';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { CONTRACTS_KEY, type SharedTemplate } from './queries';
import { SimulationView } from './simulation-view';
import { fromTerms, START, TermsFields, toWire, type Typed } from './terms-form';
import { TouchedDialog } from './touched-dialog';
import { useContractCall } from './use-contract-call';

interface Props {
  memberId: string;
  /** With whom; null: the reader asks the upline. */
  account: string | null;
  /** The terms to begin with. */
  terms?: WireTerms | undefined;
  /** The kind to begin with, if there are no terms. */
  type?: ContractKind | undefined;
  onClose: () => void;
}

/** The form of an offer, or of a request to the upline: kind, period, tiers or rates, a template, and the simulator beside it. */
export function OfferDialog({ memberId, account, terms, type, onClose }: Props) {
  const t = useTranslations('agent-contracts');
  const tErrors = useTranslations('errors');
  const form = useId();
  const ids = useRequestId();
  const [typed, setTyped] = useState<Typed>(terms ? fromTerms(terms) : { ...START, type: type ?? 'daily' });
  const [simulation, setSimulation] = useState<WireSimulation>();
  const [simulating, setSimulating] = useState(false);
  const [mistakes, setMistakes] = useState<{
    message?: string;
    fields: Record<string, { message: string }>;
  }>();
  const call = useContractCall(() => {
    notify(t(account === null ? 'done.request' : 'done.offer'), 'good');
    onClose();
  });
  const templates = useQuery({
    queryKey: [...CONTRACTS_KEY, 'templates'],
    queryFn: ({ signal }) =>
      callApi<{ list: SharedTemplate[] }>('GET', '/wps/agent/contracts/templates', undefined, signal),
  });
  const offered = (templates.data?.list ?? []).filter(
    (one) => terms === undefined || one.terms.type === terms.type,
  );
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
    setSimulation(undefined);
    setMistakes(undefined);
  };
  const errors = { ...mistakes?.fields, ...call.fields };
  const simulate = async () => {
    setSimulating(true);
    setMistakes(undefined);
    try {
      setSimulation(
        await callApi<WireSimulation>('POST', '/wps/agent/contracts/simulate', {
          memberId,
          ...toWire(typed),
        }),
      );
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const fields = known?.fields ?? {};
      setMistakes(
        Object.keys(fields).length > 0
          ? { fields }
          : { message: known?.message || tErrors('NETWORK'), fields },
      );
    } finally {
      setSimulating(false);
    }
  };
  const submit = () => {
    const body = { memberId, ...toWire(typed) };
    void call.send('/wps/agent/contracts', { ...body, requestId: ids.idOf(JSON.stringify(body)) });
  };
  return (
    <>
      <Dialog
        open={!call.warning}
        onClose={onClose}
        size="lg"
        title={account === null ? t('form.requestTitle') : t('form.offerTitle', { account })}
        description={t(account === null ? 'form.requestText' : 'form.offerText')}
        closeLabel={t('cancel')}
        footer={
          <DialogActions
            cancelLabel={t('cancel')}
            confirmLabel={t(account === null ? 'form.sendRequest' : 'form.send')}
            busy={call.busy}
            form={form}
            onCancel={onClose}
          />
        }
      >
        <form
          id={form}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FormAlert message={call.message ?? mistakes?.message} />
          {offered.length > 0 && (
            <Field label={t('form.template')}>
              {(control) => (
                <Select
                  {...control}
                  value=""
                  placeholder={t('form.chooseTemplate')}
                  options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(event) => {
                    const found = offered.find(({ id }) => id === event.target.value);
                    if (found) change(fromTerms(found.terms));
                  }}
                />
              )}
            </Field>
          )}
          <TermsFields typed={typed} errors={errors} fixedKind={terms !== undefined} onChange={change} />
          <div>
            <Button variant="surface" busy={simulating} onClick={() => void simulate()}>
              {t('simulation.run')}
            </Button>
          </div>
          {simulation && <SimulationView simulation={simulation} />}
        </form>
      </Dialog>
      <TouchedDialog call={call} />
    </>
  );
}
