'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { QrPicture } from '@/components/ui/qr-picture';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { MAX_APP_BYTES, type Platform } from '@/lib/content/apps/constants';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { DeleteButton } from '../delete-button';
import { redirectToLogin } from '../redirect-to-login';
import type { Failure } from '../use-call';

interface Props {
  platform: Platform;
  /** The app that there is. */
  app: { version: string; url: string; bytes: number | null; sha256: string | null } | undefined;
  /** The address that leads to it, for QR codes. */
  address: string;
}

/** The app of a platform: its version, and a link or, for Android, a file. */
export function AppForm({ platform, app, address }: Props) {
  const t = useTranslations('backoffice-apps');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const router = useRouter();
  const [version, setVersion] = useState(app?.version ?? '');
  const [url, setUrl] = useState(app?.url ?? '');
  const [file, setFile] = useState<File>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const wrong = (name: string) => failure?.fields[name]?.message;
  const megabytes = (bytes: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / 1_048_576,
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = new FormData();
    body.set('platform', platform);
    body.set('version', version);
    body.set('url', file ? '' : url);
    if (file) body.set('file', file);
    setIsBusy(true);
    setFailure(undefined);
    try {
      await callApi('POST', '/backoffice/api/apps', body);
      notify(t('saved'), 'good');
      setFile(undefined);
      router.refresh();
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known?.status === 401) redirectToLogin();
      const fields = known?.fields ?? {};
      setFailure({
        message: Object.keys(fields).length > 0 ? undefined : known?.message || tErrors('NETWORK'),
        fields,
      });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormAlert message={failure?.message} />
      <Field label={t('version')} error={wrong('version')} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={32}
            autoComplete="off"
            placeholder="2.4.1"
            value={version}
            onChange={(event) => setVersion(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('url')} hint={t(`urlHint.${platform}`)} error={wrong('url')}>
        {(control) => (
          <Input
            {...control}
            type="url"
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            disabled={file !== undefined}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      {platform === 'android' && (
        <Field
          label={t('file')}
          hint={t('fileHint', { size: megabytes(MAX_APP_BYTES) })}
          error={wrong('file')}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".apk,application/vnd.android.package-archive"
              onChange={(event) => setFile(event.target.files?.[0])}
              className="text-sm text-muted file:me-3 file:h-11 file:rounded-control file:border file:border-hairline file:bg-raised file:px-4 file:text-sm file:font-medium file:text-ink lg:file:h-9"
            />
          )}
        </Field>
      )}
      {app && app.bytes !== null && (
        <p className="text-xs break-all text-faint">
          {t('stored', { size: megabytes(app.bytes) })} <bdi dir="ltr">SHA-256 {app.sha256}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="amber" busy={isBusy}>
          {t('save')}
        </Button>
        {app && (
          <DeleteButton
            path={`/backoffice/api/apps/remove?platform=${platform}`}
            next="/backoffice/apps"
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
      {app && (
        <div className="flex items-center gap-4 border-t border-hairline pt-4">
          <div className="w-28 shrink-0 overflow-hidden rounded-control border border-hairline bg-white">
            <QrPicture text={address} label={t('qr')} />
          </div>
          <p className="min-w-0 text-sm text-muted">
            {t('qrHint')}
            <bdi dir="ltr" className="mt-1 block text-xs break-all text-faint">
              {address}
            </bdi>
          </p>
        </div>
      )}
    </form>
  );
}
