'use client';

import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { CircleAlert, CircleCheck } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useCall } from '../use-call';
import { SettingForm } from './setting-form';
import { TextField } from './text-field';
import { useSetting, type SettingProps } from './use-setting';

/** A setting of a provider without its secret, which never leaves the server. */
type Open<Name extends string, Kind extends string> = { kind: Kind } & Record<Name, string>;
export type SmsSetting = Open<'url' | 'accountSid' | 'from', 'outbox' | 'twilio'>;
export interface EmailSetting {
  kind: 'outbox' | 'smtp';
  host: string;
  port: number;
  secure: boolean;
  user: string;
}
export interface SocialSetting {
  clientId: string;
  issuer: string;
}

/** Form of the SMS provider. */
export function SmsProviderForm({ setting }: { setting: SettingProps<SmsSetting> }) {
  const t = useTranslations('backoffice-site.providers');
  const call = useSetting(setting);
  const [value, setValue] = useState({ ...setting.value, authToken: '' });
  const change = (part: Partial<typeof value>) => setValue((last) => ({ ...last, ...part }));
  const error = (field: string) => call.failure?.fields[field]?.message;
  return (
    <SettingForm call={call} onSave={() => void call.save(value, t('saved'))}>
      <KindField
        value={value.kind}
        kinds={['outbox', 'twilio']}
        onChange={(kind) => change({ kind: kind as 'outbox' })}
      />
      {value.kind === 'twilio' && (
        <>
          <TextField
            label={t('sms.accountSid')}
            error={error('accountSid')}
            dir="ltr"
            required
            value={value.accountSid}
            onChange={(accountSid) => change({ accountSid })}
          />
          <SecretField
            label={t('sms.authToken')}
            isStored={setting.hasSecret}
            error={error('authToken')}
            value={value.authToken}
            onChange={(authToken) => change({ authToken })}
          />
          <TextField
            label={t('sms.from')}
            hint={t('sms.fromHint')}
            error={error('from')}
            dir="ltr"
            required
            value={value.from}
            onChange={(from) => change({ from })}
          />
          <TextField
            label={t('sms.url')}
            error={error('url')}
            dir="ltr"
            inputMode="url"
            value={value.url}
            onChange={(url) => change({ url })}
          />
          <TestRow provider={setting.key} value={value} toLabel={t('sms.to')} placeholder="+66812345678" />
        </>
      )}
    </SettingForm>
  );
}

/** Form of the mail server. */
export function EmailProviderForm({ setting }: { setting: SettingProps<EmailSetting> }) {
  const t = useTranslations('backoffice-site.providers');
  const call = useSetting(setting);
  const [value, setValue] = useState({ ...setting.value, password: '' });
  const change = (part: Partial<typeof value>) => setValue((last) => ({ ...last, ...part }));
  const error = (field: string) => call.failure?.fields[field]?.message;
  return (
    <SettingForm call={call} onSave={() => void call.save(value, t('saved'))}>
      <KindField
        value={value.kind}
        kinds={['outbox', 'smtp']}
        onChange={(kind) => change({ kind: kind as 'outbox' })}
      />
      {value.kind === 'smtp' && (
        <>
          <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
            <TextField
              label={t('email.host')}
              error={error('host')}
              dir="ltr"
              required
              placeholder="mail.example.com"
              value={value.host}
              onChange={(host) => change({ host })}
            />
            <Field label={t('email.port')} error={error('port')}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={65_535}
                  value={value.port}
                  onChange={(event) => change({ port: event.target.valueAsNumber || 0 })}
                />
              )}
            </Field>
          </div>
          <Checkbox
            label={t('email.secure')}
            checked={value.secure}
            onChange={(event) =>
              change({ secure: event.target.checked, port: event.target.checked ? 465 : 587 })
            }
          />
          <TextField
            label={t('email.user')}
            hint={t('email.userHint')}
            error={error('user')}
            dir="ltr"
            value={value.user}
            onChange={(user) => change({ user })}
          />
          {value.user && (
            <SecretField
              label={t('email.password')}
              isStored={setting.hasSecret}
              error={error('password')}
              value={value.password}
              onChange={(password) => change({ password })}
            />
          )}
          <TestRow
            provider={setting.key}
            value={value}
            toLabel={t('email.to')}
            placeholder="you@example.com"
          />
        </>
      )}
    </SettingForm>
  );
}

/** Form of a login provider: the client that the operator has registered there. */
export function SocialProviderForm({
  setting,
  redirect,
}: {
  setting: SettingProps<SocialSetting>;
  /** The address that the operator registers at the provider. */
  redirect: string;
}) {
  const t = useTranslations('backoffice-site.providers');
  const call = useSetting(setting);
  const [value, setValue] = useState({ ...setting.value, clientSecret: '' });
  const change = (part: Partial<typeof value>) => setValue((last) => ({ ...last, ...part }));
  const error = (field: string) => call.failure?.fields[field]?.message;
  return (
    <SettingForm call={call} onSave={() => void call.save(value, t('saved'))}>
      <p className="text-sm text-muted">
        {t('social.redirect')}{' '}
        <bdi dir="ltr" className="font-mono text-xs wrap-anywhere text-ink">
          {redirect}
        </bdi>
      </p>
      <TextField
        label={t('social.clientId')}
        hint={t('social.clientIdHint')}
        error={error('clientId')}
        dir="ltr"
        value={value.clientId}
        onChange={(clientId) => change({ clientId })}
      />
      {value.clientId && (
        <SecretField
          label={t('social.clientSecret')}
          isStored={setting.hasSecret}
          error={error('clientSecret')}
          value={value.clientSecret}
          onChange={(clientSecret) => change({ clientSecret })}
        />
      )}
      <TextField
        label={t('social.issuer')}
        error={error('issuer')}
        dir="ltr"
        inputMode="url"
        value={value.issuer}
        onChange={(issuer) => change({ issuer })}
      />
      {value.clientId && <TestRow provider={setting.key} value={value} />}
    </SettingForm>
  );
}

function KindField({
  value,
  kinds,
  onChange,
}: {
  value: string;
  kinds: readonly ('outbox' | 'twilio' | 'smtp')[];
  onChange: (kind: string) => void;
}) {
  const t = useTranslations('backoffice-site.providers');
  return (
    <Field label={t('kind')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A secret is never shown. If it is left empty, the stored one stays. */
function SecretField(props: {
  label: string;
  isStored: boolean;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useTranslations('backoffice-site.providers');
  const { isStored, ...field } = props;
  return (
    <TextField
      {...field}
      type="password"
      autoComplete="new-password"
      dir="ltr"
      hint={isStored ? t('secretKept') : undefined}
      placeholder={isStored ? '••••••••' : ''}
    />
  );
}

interface TestRowProps {
  provider: string;
  value: object;
  /** Left out: the test needs no recipient. */
  toLabel?: string;
  placeholder?: string;
}

/** Tests the settings as they are typed, and shows what the provider has answered. */
function TestRow({ provider, value, toLabel, placeholder }: TestRowProps): ReactNode {
  const t = useTranslations('backoffice-site.providers.test');
  const call = useCall();
  const [to, setTo] = useState('');
  const [result, setResult] = useState<{ sent: boolean; answer: string }>();
  const test = async () => {
    setResult(undefined);
    await call.send<{ sent: boolean; answer: string }>(
      '/backoffice/api/site/providers/test',
      { key: provider, value, to },
      t('done'),
      setResult,
    );
  };
  const failure = call.failure && (Object.values(call.failure.fields)[0]?.message ?? call.failure.message);
  return (
    <div className="flex flex-col gap-3 rounded-control border border-hairline bg-sunken/50 p-3">
      <div className="flex flex-wrap items-end gap-3">
        {toLabel && (
          <div className="min-w-0 flex-1 basis-48">
            <TextField
              label={toLabel}
              dir="ltr"
              placeholder={placeholder}
              error={call.failure?.fields.to?.message}
              value={to}
              onChange={setTo}
            />
          </div>
        )}
        <Button busy={call.busy} disabled={Boolean(toLabel) && !to.trim()} onClick={() => void test()}>
          {t(toLabel ? 'send' : 'check')}
        </Button>
      </div>
      <div role="status" className="text-sm">
        {failure && !call.failure?.fields.to && <p className="text-vermilion">{failure}</p>}
        {result && (
          <p className={`flex items-start gap-2 ${result.sent ? 'text-jade' : 'text-vermilion'}`}>
            {result.sent ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            )}
            <span className="min-w-0">
              {t(result.sent ? 'accepted' : 'refused')}{' '}
              {result.answer && (
                <bdi dir="ltr" className="font-mono text-xs wrap-anywhere">
                  {result.answer}
                </bdi>
              )}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
