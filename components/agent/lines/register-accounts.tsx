'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Tabs } from '@/components/ui/tabs';
import { Textarea } from '@/components/ui/textarea';
import { MAX_ACCOUNTS } from '@/lib/agents/accounts/constants';
import { namesOfList, namesWithNumbers } from '@/lib/agents/accounts/names';
import { MadeAccounts, type WireMade } from './made-accounts';
import { useAgentCall } from './use-agent-call';

type Way = 'list' | 'numbers';

/** The form of _Register account_: names one by one or with numbers; then the accounts with their passwords, once. */
export function RegisterAccounts({ types }: { types: readonly number[] }) {
  const t = useTranslations('agent-lines');
  const call = useAgentCall();
  const ids = useRequestId();
  const [way, setWay] = useState<Way>('list');
  const [type, setType] = useState(String(types[0] ?? 0));
  const [list, setList] = useState('');
  const [prefix, setPrefix] = useState('');
  const [first, setFirst] = useState('1');
  const [count, setCount] = useState('10');
  const [made, setMade] = useState<WireMade>();
  // The names of the last call: its errors are by place in them.
  const [sent, setSent] = useState<readonly string[]>([]);

  const names =
    way === 'list'
      ? namesOfList(list)
      : namesWithNumbers(
          prefix.trim(),
          Math.max(0, Number.parseInt(first, 10) || 0),
          Math.min(MAX_ACCOUNTS + 1, Math.max(0, Number.parseInt(count, 10) || 0)),
        );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(names);
    const body = { type: Number(type), accounts: names };
    const value = await call.send<WireMade>('/wps/agent/accounts', {
      ...body,
      requestId: ids.idOf(JSON.stringify(body)),
    });
    if (!value) return;
    ids.renew();
    setMade(value);
    setList('');
  };
  const wrong = Object.entries(call.fields).flatMap(([field, { message }]) => {
    const place = /^accounts\.(\d+)$/.exec(field)?.[1];
    return place === undefined ? [] : [{ name: sent[Number(place)] ?? '', message }];
  });
  if (made) return <MadeAccounts made={made} onClose={() => setMade(undefined)} />;

  const listField = (
    <Field label={t('accounts.list')} hint={t('accounts.listHint', { most: MAX_ACCOUNTS })} required>
      {(control) => (
        <Textarea
          {...control}
          rows={6}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={14_000}
          value={list}
          onChange={(event) => setList(event.target.value)}
        />
      )}
    </Field>
  );
  const number = (label: string, value: string, set: (value: string) => void) => (
    <Field label={label} required>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
          value={value}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  );
  const numbersFields = (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('accounts.prefix')} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={14}
            value={prefix}
            onChange={(event) => setPrefix(event.target.value)}
          />
        )}
      </Field>
      {number(t('accounts.first'), first, setFirst)}
      {number(t('accounts.count'), count, setCount)}
    </div>
  );
  return (
    <Card className="max-w-2xl">
      <CardHeader title={t('accounts.new')} description={t('accounts.newText')} />
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FormAlert message={call.message} />
        <Field label={t('accounts.type')} error={call.fields.type?.message}>
          {(control) => (
            <Select
              {...control}
              value={type}
              onChange={(event) => setType(event.target.value)}
              options={types.map((each) => ({ value: String(each), label: t(`types.${each}`) }))}
            />
          )}
        </Field>
        <Tabs
          label={t('accounts.way')}
          value={way}
          onChange={(value) => setWay(value as Way)}
          tabs={[
            { value: 'list', label: t('accounts.ways.list'), content: listField },
            { value: 'numbers', label: t('accounts.ways.numbers'), content: numbersFields },
          ]}
        />
        {names.length > 0 && (
          <p className="text-sm text-muted">
            {t('accounts.preview', { count: names.length })}{' '}
            <bdi dir="ltr" className="font-mono text-ink">
              {names.length > 2 ? `${names[0]} … ${names.at(-1)}` : names.join(', ')}
            </bdi>
          </p>
        )}
        {call.fields.accounts && <FormAlert message={call.fields.accounts.message} />}
        {wrong.length > 0 && (
          <div
            role="alert"
            className="rounded-control border border-vermilion/40 bg-vermilion-wash p-3 text-sm"
          >
            <p className="font-semibold">{t('accounts.wrong', { count: wrong.length })}</p>
            <ul className="mt-1.5 flex max-h-60 flex-col gap-1 overflow-y-auto">
              {wrong.map(({ name, message }, place) => (
                <li key={place}>
                  <bdi dir="ltr" className="font-mono">
                    {name}
                  </bdi>{' '}
                  {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Button type="submit" variant="amber" busy={call.busy} disabled={names.length === 0}>
          {t('accounts.make', { count: names.length })}
        </Button>
      </form>
    </Card>
  );
}
