'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  nodeId: string;
  /** The address of the picture that players see. */
  image: string;
  source: 'drawn' | 'upload' | 'address';
  /** Where the vendor has the picture; null if the list named none. */
  address: string | null;
  /** The picture is still to be read from the vendor. */
  isDue: boolean;
  /** Why it could not be read: a key of artwork.failures. */
  failure: string | null;
}

/** The picture of a game: uploaded, read from the vendor, or drawn. */
export function ArtworkPanel({ nodeId, image, source, address, isDue, failure }: Props) {
  const t = useTranslations('backoffice-games');
  const call = useCall();
  const [file, setFile] = useState<File>();
  /** Counts uploads: another key empties the field. */
  const [uploads, setUploads] = useState(0);
  const [asking, setAsking] = useState(false);
  const path = `/backoffice/api/games/${nodeId}/artwork`;
  const upload = async () => {
    if (!file) return;
    const body = new FormData();
    body.set('picture', file);
    if (!(await call.send(path, body, t('artwork.uploaded')))) return;
    setFile(undefined);
    setUploads(uploads + 1);
  };
  const draw = async () => {
    if (await call.send(`${path}/remove`, {}, t('artwork.drawnAgain'))) setAsking(false);
  };
  return (
    <Panel title={t('artwork.title')}>
      <div className="flex flex-col gap-4">
        <FormAlert message={call.failure?.message} />
        <img
          src={image}
          alt={t('artwork.alt')}
          width={600}
          height={800}
          className="aspect-3/4 w-full max-w-56 self-center rounded-tile border border-hairline object-cover"
        />
        <p className="text-sm text-muted">{t(`artwork.sources.${source}`)}</p>
        {isDue && <p className="text-sm text-amber">{t('artwork.due')}</p>}
        {failure && (
          <p role="alert" className="text-sm text-vermilion">
            {t.has(`artwork.failures.${failure}` as never)
              ? t(`artwork.failures.${failure}` as never)
              : t('artwork.failures.UNREACHABLE')}
          </p>
        )}
        {address && (
          <bdi dir="ltr" className="text-xs break-all text-faint">
            {address}
          </bdi>
        )}
        <Field
          label={t('artwork.file')}
          hint={t('artwork.fileHint')}
          error={call.failure?.fields.picture?.message}
        >
          {(control) => (
            <Input
              {...control}
              key={uploads}
              type="file"
              accept="image/png,image/jpeg"
              className="py-2"
              onChange={(event) => setFile(event.target.files?.[0])}
            />
          )}
        </Field>
        <Button disabled={!file} busy={call.busy && !asking} onClick={() => void upload()}>
          {t('artwork.upload')}
        </Button>
        {address && (failure || source !== 'upload') && (
          <Button
            variant="outline"
            disabled={isDue || call.busy}
            onClick={() => void call.send(`${path}/read`, {}, t('artwork.readAgain'))}
          >
            {t('artwork.read')}
          </Button>
        )}
        {source !== 'drawn' && (
          <Button variant="caution" disabled={call.busy} onClick={() => setAsking(true)}>
            {t('artwork.draw')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('artwork.draw')}
        message={t('artwork.drawText')}
        confirmLabel={t('artwork.draw')}
        cancelLabel={t('cancel')}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void draw()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
