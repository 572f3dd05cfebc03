'use client';

import { useEffect, useEffectEvent, useId, useState, type DragEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { ImagePlus, LoaderCircle } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { usePictures, type UploadedPicture } from './use-pictures';

interface Props {
  /** The address of the chosen picture. */
  chosen: string | undefined;
  /** A file to upload at once. */
  file?: File | undefined;
  onChoose: (picture: UploadedPicture) => void;
}

/** Uploads a picture, or chooses one of the last uploads. */
export function PicturePanel({ chosen, file, onChoose }: Props) {
  const t = useTranslations('backoffice-content.pictures');
  const id = useId();
  const { list, upload, isUploading, failure } = usePictures();
  const [isOver, setIsOver] = useState(false);
  const take = async (given: File | undefined) => {
    const picture = given && (await upload(given));
    if (picture) onChoose(picture);
  };
  const takeFirst = useEffectEvent(() => void take(file));
  useEffect(() => takeFirst(), [file]);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div className="flex flex-col gap-4">
      <FormAlert message={failure} />
      <label
        htmlFor={id}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border border-dashed border-edge px-4 py-5 text-center text-sm text-muted transition focus-within:outline-2 focus-within:outline-amber hover:border-ink/40 hover:text-ink data-over:border-amber data-over:bg-amber-wash"
      >
        {isUploading ? (
          <LoaderCircle aria-hidden className="size-6 animate-spin" />
        ) : (
          <ImagePlus aria-hidden className="size-6" />
        )}
        <span className="font-medium">{isUploading ? t('uploading') : t('upload')}</span>
        <span className="text-xs text-faint">{t('limits')}</span>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          disabled={isUploading}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {list === undefined ? (
        <Skeleton className="h-24 w-full rounded-control" />
      ) : (
        list.length > 0 && (
          <ul
            aria-label={t('list')}
            className="grid max-h-72 grid-cols-3 gap-2 overflow-y-auto p-0.5 sm:grid-cols-5"
          >
            {list.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  aria-pressed={picture.url === chosen}
                  title={picture.name}
                  aria-label={t('choose', { name: picture.name })}
                  onClick={() => onChoose(picture)}
                  className="block w-full overflow-hidden rounded-control border border-hairline transition hover:border-edge aria-pressed:border-amber aria-pressed:ring-2 aria-pressed:ring-amber"
                >
                  <img
                    src={picture.url}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                    loading="lazy"
                    className="aspect-square w-full bg-picture-ground object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
        )
      )}
    </div>
  );
}
