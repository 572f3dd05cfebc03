'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { ImagePlus, Trash2 } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import { brandPictureAddress } from '@/lib/platform/brand-pictures/address';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { BrandPicture, BrandPictures } from '@/lib/platform/site-config';
import { redirectToLogin } from '../redirect-to-login';
import { SettingAlert } from './setting-alert';
import { useSetting, type SettingProps } from './use-setting';

const KINDS = ['dark', 'light', 'icon'] as const;
type Kind = (typeof KINDS)[number];

/** What stands behind a logo on a page of its theme, whatever the theme of the back office. */
const GROUNDS: Readonly<Record<Kind, string>> = { dark: '#0b1416', light: '#f7f2e8', icon: '#18282c' };

/** The logos and the icon: each is uploaded, drawn again by the server, and in use at once. */
export function PicturesForm({ setting }: { setting: SettingProps<BrandPictures> }) {
  const t = useTranslations('backoffice-site.pictures');
  const call = useSetting(setting);
  const put = (kind: Kind, picture: BrandPicture | null) =>
    call.save({ ...setting.value, [kind]: picture }, t(picture ? 'saved' : 'removed'));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('text')}</p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {KINDS.map((kind) => (
          <PicturePlace
            key={kind}
            kind={kind}
            picture={setting.value[kind]}
            busy={call.busy}
            onPicture={(picture) => void put(kind, picture)}
          />
        ))}
      </ul>
      <SettingAlert call={call} />
    </div>
  );
}

interface PlaceProps {
  kind: Kind;
  picture: BrandPicture | null;
  busy: boolean;
  onPicture: (picture: BrandPicture | null) => void;
}

function PicturePlace({ kind, picture, busy, onPicture }: PlaceProps) {
  const t = useTranslations('backoffice-site.pictures');
  const tErrors = useTranslations('errors');
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    setError(undefined);
    const body = new FormData();
    body.set('kind', kind);
    body.set('picture', file);
    try {
      onPicture(await callApi<BrandPicture>('POST', '/backoffice/api/site/pictures', body));
    } catch (thrown) {
      const known = thrown instanceof ApiError ? thrown : undefined;
      if (known?.status === 401) redirectToLogin();
      const message = known?.fields.picture?.message ?? known?.message;
      setError(message || tErrors('NETWORK'));
      if (!message) notify(tErrors('NETWORK'), 'bad');
    } finally {
      setSending(false);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <li className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t(`kinds.${kind}`)}</p>
      <div
        className="grid h-28 place-items-center rounded-control border border-hairline p-4"
        style={{ background: GROUNDS[kind] }}
      >
        {picture ? (
          <img
            src={brandPictureAddress(picture.file)}
            alt={t(`kinds.${kind}`)}
            width={picture.width}
            height={picture.height}
            className="max-h-20 w-auto max-w-full object-contain"
          />
        ) : (
          <ImagePlus aria-hidden className="size-7 text-[#8b9894]" />
        )}
      </div>
      <p className="text-xs text-faint">{t(`hints.${kind}`)}</p>
      <div aria-live="polite">{error && <FieldError id={`${kind}-error`}>{error}</FieldError>}</div>
      <div className="mt-auto flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/svg+xml"
          aria-label={t('choose', { kind: t(`kinds.${kind}`) })}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void upload(event.target.files?.[0])}
        />
        <Button size="sm" busy={sending || busy} onClick={() => input.current?.click()}>
          {t(picture ? 'replace' : 'upload')}
        </Button>
        {picture && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('remove', { kind: t(`kinds.${kind}`) })}
            disabled={sending || busy}
            onClick={() => onPicture(null)}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        )}
      </div>
    </li>
  );
}
