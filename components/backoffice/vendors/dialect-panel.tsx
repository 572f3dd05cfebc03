'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { DIALECT_NAMES, SIGNED_BY, type DialectName } from '@/lib/gateway/dialects/names';
import { ConfirmButton } from '../confirm-button';
import { CopyButton } from '../copy-button';
import { FormDialog } from '../form-dialog';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  code: string;
  dialect: DialectName;
  /** Where the vendor sends its calls. */
  walletAddress: string;
  /** SHA-256 of the stored public key, in hexadecimal. */
  fingerprint: string | null;
  /** ISO 8601. */
  keyMadeAt: string | null;
  hasFormerKey: boolean;
  formerUsedAt: string | null;
}

/** The protocol in which a vendor calls, the address for it, and the public key of a vendor that signs with a key of its own. */
export function DialectPanel(props: Props) {
  const { code, dialect, walletAddress } = props;
  const t = useTranslations('backoffice-vendors');
  const call = useCall();
  const [chosen, setChosen] = useState<DialectName>();
  const save = async () => {
    if (await call.send(`/backoffice/api/vendors/${code}/access`, { dialect: chosen }, t('saved')))
      setChosen(undefined);
  };
  return (
    <Panel title={t('panels.dialect')}>
      <div className="flex flex-col gap-3">
        <div>
          <p className="text-sm font-medium">{t(`dialects.${dialect}`)}</p>
          <p className="mt-1 text-sm text-muted">{t(`dialectTexts.${dialect}`)}</p>
        </div>
        <div className="flex flex-col gap-1.5">
          <span className="text-xs text-faint">{t('dialect.address')}</span>
          <bdi dir="ltr" className="font-mono text-sm break-all">
            {walletAddress}
          </bdi>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={walletAddress} />
          <Button size="sm" variant="outline" onClick={() => setChosen(dialect)}>
            {t('dialect.change')}
          </Button>
        </div>
        {SIGNED_BY[dialect] === 'publicKey' && <PublicKey {...props} />}
      </div>
      <FormDialog
        open={chosen !== undefined}
        title={t('dialect.change')}
        description={t('dialect.changeText')}
        confirmLabel={t('save')}
        disabled={chosen === dialect}
        call={call}
        onSubmit={save}
        onClose={() => setChosen(undefined)}
      >
        <Field label={t('panels.dialect')}>
          {(control) => (
            <Select
              {...control}
              value={chosen ?? dialect}
              onChange={(event) => setChosen(event.target.value as DialectName)}
              options={DIALECT_NAMES.map((value) => ({ value, label: t(`dialects.${value}`) }))}
            />
          )}
        </Field>
      </FormDialog>
    </Panel>
  );
}

function PublicKey({ code, fingerprint, keyMadeAt, hasFormerKey, formerUsedAt }: Props) {
  const t = useTranslations('backoffice-vendors');
  const format = useFormatter();
  const call = useCall();
  const [pem, setPem] = useState<string>();
  const path = `/backoffice/api/vendors/${code}/public-key`;
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  const kind = fingerprint ? 'rotate' : 'store';
  const save = async () => {
    if (await call.send(path, { publicKey: pem }, t('publicKey.stored'))) setPem(undefined);
  };
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-3">
      {fingerprint && keyMadeAt ? (
        <div className="text-sm">
          <p className="text-muted">{t('publicKey.madeAt', { when: when(keyMadeAt) })}</p>
          <p className="mt-2 text-xs text-faint">{t('publicKey.fingerprint')}</p>
          <bdi dir="ltr" className="font-mono text-xs break-all">
            {fingerprint}
          </bdi>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('publicKey.none')}</p>
      )}
      {hasFormerKey && (
        <div className="rounded-control border border-amber/40 bg-amber-wash px-3.5 py-2.5 text-sm">
          <p>{t('publicKey.overlap')}</p>
          <p className="mt-1 text-muted">
            {formerUsedAt
              ? t('publicKey.formerUsed', { when: when(formerUsedAt) })
              : t('publicKey.formerUnused')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {hasFormerKey ? (
          <ConfirmButton
            path={`${path}/end`}
            texts={{
              button: t('publicKey.end'),
              title: t('publicKey.end'),
              text: t('publicKey.endText'),
              cancel: t('cancel'),
              done: t('publicKey.ended'),
            }}
            tone="danger"
          />
        ) : (
          <Button size="sm" variant="outline" onClick={() => setPem('')}>
            {t(`publicKey.${kind}`)}
          </Button>
        )}
      </div>
      <FormDialog
        open={pem !== undefined}
        title={t(`publicKey.${kind}`)}
        description={t(`publicKey.${kind}Text`)}
        confirmLabel={t('publicKey.save')}
        size="md"
        call={call}
        onSubmit={save}
        onClose={() => setPem(undefined)}
      >
        <Field
          label={t('publicKey.field')}
          hint={t('publicKey.hint')}
          error={call.failure?.fields.publicKey?.message}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              dir="ltr"
              rows={9}
              spellCheck={false}
              autoComplete="off"
              className="font-mono text-xs"
              placeholder="-----BEGIN PUBLIC KEY-----"
              value={pem ?? ''}
              onChange={(event) => setPem(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </div>
  );
}
