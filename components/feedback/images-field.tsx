'use client';

import { ImagePlus, X } from '@/components/ui/icons';
import { useEffect, useState } from 'react';
import { pictureProblem } from '@/components/cashier/proof-rules';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MOST_IMAGES } from '@/lib/inbox/feedback/constants';
import type { FeedbackStrings } from './feedback-strings';

interface Props {
  images: readonly File[];
  error: string | undefined;
  strings: FeedbackStrings;
  onChange: (images: readonly File[], problem?: string) => void;
}

/** Up to three pictures, shown before they are sent. */
export function ImagesField({ images, error, strings, onChange }: Props) {
  const add = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const bad = chosen.map((file) => pictureProblem(file)?.code).find(Boolean);
    const good = chosen.filter((file) => !pictureProblem(file));
    onChange(
      [...images, ...good].slice(0, MOST_IMAGES),
      bad && (bad === 'PICTURE_TOO_LARGE' ? strings.pictureTooLarge : strings.pictureFormat),
    );
  };
  return (
    <Field label={strings.images} hint={strings.imagesHint} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          {images.map((file, index) => (
            <Preview
              key={`${file.name} ${file.lastModified} ${index}`}
              file={file}
              label={strings.removeImage.replace('{name}', file.name)}
              onRemove={() => onChange(images.filter((_, place) => place !== index))}
            />
          ))}
          {images.length < MOST_IMAGES && (
            <span className="relative grid size-24 place-items-center gap-1 rounded-card border border-dashed border-edge bg-sunken/40 text-center text-xs text-muted transition has-focus-visible:outline-2 has-focus-visible:outline-amber hover:border-amber">
              <span aria-hidden className="flex flex-col items-center gap-1">
                <ImagePlus className="size-6 text-faint" />
                {strings.addImage}
              </span>
              <input
                {...control}
                type="file"
                accept="image/png,image/jpeg"
                multiple
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                onChange={(event) => {
                  add(event.target.files);
                  event.target.value = '';
                }}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

function Preview({ file, label, onRemove }: { file: File; label: string; onRemove: () => void }) {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <span className="relative size-24 overflow-hidden rounded-card border border-hairline">
      <img src={address} alt={file.name} className="size-full object-cover" />
      <Button
        variant="surface"
        size="icon"
        aria-label={label}
        onClick={onRemove}
        className="absolute end-0 top-0 size-9! rounded-none! rounded-es-control!"
      >
        <X aria-hidden className="size-4" />
      </Button>
    </span>
  );
}
