'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { RecoveryCodes } from '@/components/member/security/recovery-codes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Fingerprint, Smartphone } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { useMounted } from '@/components/ui/use-mounted';
import { callApi } from '@/lib/platform/http/call';
import { AddApp, AddPasskey } from './add-factor';
import { OwnPasswordField } from './own-password-field';
import { useRequest } from './use-request';

export interface ShownPasskey {
  id: string;
  name: string;
  /** The host on which it works. */
  host: string;
  createdAt: string;
  usedAt: string | null;
}

export interface FactorsPanelProps {
  hasApp: boolean;
  passkeys: readonly ShownPasskey[];
  recoveryCodesLeft: number;
  /** Whether the site asks this operator for a second factor. */
  isNeeded: boolean;
}

type Step =
  | { kind: 'addApp' | 'addPasskey' | 'removeApp' | 'renew' }
  | { kind: 'removePasskey'; passkey: ShownPasskey }
  | { kind: 'codes'; codes: string[] };

/** The second factors of the operator, with what they can do with them. */
export function FactorsPanel({ hasApp, passkeys, recoveryCodesLeft, isNeeded }: FactorsPanelProps) {
  const t = useTranslations('backoffice-operators.factor');
  const tPasskeys = useTranslations('factors.passkeys');
  const tTotp = useTranslations('factors.totp');
  const format = useFormatter();
  const router = useRouter();
  const mounted = useMounted();
  const [step, setStep] = useState<Step>();
  const hasFactor = hasApp || passkeys.length > 0;
  const close = () => {
    setStep(undefined);
    router.refresh();
  };
  const done = (text: string) => {
    notify(text, 'good');
    close();
  };
  const added = (text: string) => (codes: string[]) => {
    notify(text, 'good');
    if (codes.length > 0) setStep({ kind: 'codes', codes });
    else close();
  };
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const hasWebAuthn = mounted && 'PublicKeyCredential' in window;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{t(isNeeded ? 'needed' : 'text')}</p>
      <ul className="divide-y divide-hairline">
        <Line
          icon={<Smartphone aria-hidden className="size-5 shrink-0 text-faint" />}
          title={tTotp('title')}
          badge={hasApp ? <Badge tone="jade">{t('set')}</Badge> : <Badge>{t('none')}</Badge>}
          action={
            <Button
              size="sm"
              variant={hasApp ? 'outline' : 'amber'}
              onClick={() => setStep({ kind: hasApp ? 'removeApp' : 'addApp' })}
            >
              {hasApp ? tTotp('off') : tTotp('begin')}
            </Button>
          }
        />
        {passkeys.map((passkey) => (
          <Line
            key={passkey.id}
            icon={<Fingerprint aria-hidden className="size-5 shrink-0 text-faint" />}
            title={<bdi className="wrap-anywhere">{passkey.name}</bdi>}
            badge={<bdi className="text-xs text-faint">{passkey.host}</bdi>}
            text={`${tPasskeys('created', { date: day(passkey.createdAt) })} · ${
              passkey.usedAt ? tPasskeys('used', { date: day(passkey.usedAt) }) : tPasskeys('never')
            }`}
            action={
              <Button
                size="sm"
                variant="outline"
                aria-label={`${tPasskeys('remove')}: ${passkey.name}`}
                onClick={() => setStep({ kind: 'removePasskey', passkey })}
              >
                {tPasskeys('remove')}
              </Button>
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {mounted && !hasWebAuthn ? (
          <p className="text-sm text-faint">{tPasskeys('unsupported')}</p>
        ) : (
          <Button variant={hasFactor ? 'surface' : 'outline'} onClick={() => setStep({ kind: 'addPasskey' })}>
            {tPasskeys('add')}
          </Button>
        )}
        {hasFactor && (
          <Button onClick={() => setStep({ kind: 'renew' })}>
            {t('codes', { count: recoveryCodesLeft })}
          </Button>
        )}
      </div>
      {step?.kind === 'addApp' && (
        <StepDialog title={tTotp('beginTitle')} onClose={close}>
          <AddApp asksPassword onAdded={added(tTotp('done'))} />
        </StepDialog>
      )}
      {step?.kind === 'addPasskey' && (
        <StepDialog title={tPasskeys('add')} text={tPasskeys('addHint')} onClose={close}>
          <AddPasskey asksPassword onAdded={added(tPasskeys('added'))} />
        </StepDialog>
      )}
      {step?.kind === 'removeApp' && (
        <StepDialog title={tTotp('offTitle')} text={t('removeText')} onClose={close}>
          <PasswordStep
            label={tTotp('off')}
            tone="danger"
            send={async (password) => {
              await callApi('POST', '/backoffice/api/account/totp/remove', { password });
              done(tTotp('offDone'));
            }}
          />
        </StepDialog>
      )}
      {step?.kind === 'removePasskey' && (
        <StepDialog
          title={tPasskeys('removeTitle', { name: step.passkey.name })}
          text={t('removeText')}
          onClose={close}
        >
          <PasswordStep
            label={tPasskeys('remove')}
            tone="danger"
            send={async (password) => {
              await callApi('POST', `/backoffice/api/account/passkeys/${step.passkey.id}/remove`, {
                password,
              });
              done(tPasskeys('removed'));
            }}
          />
        </StepDialog>
      )}
      {step?.kind === 'renew' && (
        <StepDialog title={tTotp('renewTitle')} text={tTotp('renewHint')} onClose={close}>
          <PasswordStep
            label={tTotp('renew')}
            tone="amber"
            send={async (password) => {
              const path = '/backoffice/api/account/recovery';
              const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>('POST', path, {
                password,
              });
              setStep({ kind: 'codes', codes: recoveryCodes });
            }}
          />
        </StepDialog>
      )}
      {step?.kind === 'codes' && (
        <StepDialog title={tTotp('recoveryTitle')} text={t('codesText')} isFinal onClose={close}>
          <RecoveryCodes codes={step.codes} onSaved={close} />
        </StepDialog>
      )}
    </div>
  );
}

function Line({
  icon,
  title,
  badge,
  text,
  action,
}: {
  icon: ReactNode;
  title: ReactNode;
  badge: ReactNode;
  text?: string;
  action: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {icon}
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {title}
          {badge}
        </p>
        {text && <p className="text-xs text-muted">{text}</p>}
      </div>
      {action}
    </li>
  );
}

function StepDialog({
  title,
  text,
  isFinal = false,
  onClose,
  children,
}: {
  title: string;
  text?: string;
  /** True if it is closed with its own button only. */
  isFinal?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('backoffice');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('cancel')}
      size="sm"
      dismissible={!isFinal}
    >
      {children}
    </Dialog>
  );
}

/** Asks for the own password, then sends. */
function PasswordStep({
  label,
  tone,
  send,
}: {
  label: string;
  tone: 'amber' | 'danger';
  send: (password: string) => Promise<void>;
}) {
  const tErrors = useTranslations('errors');
  const request = useRequest(tErrors('NETWORK'));
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request.run(() => send(password));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert message={request.failure?.message} />
      <OwnPasswordField
        value={password}
        onChange={setPassword}
        error={request.failure?.fields.password?.message}
      />
      <Button type="submit" variant={tone} block busy={request.busy}>
        {label}
      </Button>
    </form>
  );
}
