'use client';

import { ImagePlus, X } from '@/components/ui/icons';
import { PicturePreview } from '@/components/cashier/picture-preview';
import { NOT_A_PICTURE, pictureProblem } from '@/components/cashier/receipt-image-rules';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MAX_IMAGES } from '@/lib/inbox/feedback/constants';
import type { FieldError } from '@/lib/platform/errors';
import type { FeedbackStrings } from './feedback-strings';

interface Props {
  images: readonly File[];
  error: string | undefined;
  strings: Pick<
    FeedbackStrings,
    'images' | 'imagesHint' | 'addImage' | 'removeImage' | 'pictureFormat' | 'pictureTooLarge'
  >;
  /** Gets a function that changes the list of pictures, and the error of a picture that was rejected. */
  onChange: (change: (images: readonly File[]) => readonly File[], problem?: string) => void;
}

/** Up to three pictures, previewed before they are sent. */
export function ImagesField({ images, error, strings, onChange }: Props) {
  const errorText = ({ code }: FieldError) =>
    code === NOT_A_PICTURE.code ? strings.pictureFormat : strings.pictureTooLarge;
  const add = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const firstError = chosen.map((file) => pictureProblem(file)).find(Boolean);
    const accepted = chosen.filter((file) => !pictureProblem(file));
    onChange((before) => [...before, ...accepted].slice(0, MAX_IMAGES), firstError && errorText(firstError));
  };
  const removeFile = (file: File, problem?: FieldError) =>
    onChange((before) => before.filter((each) => each !== file), problem && errorText(problem));
  return (
    <Field label={strings.images} hint={strings.imagesHint} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          {images.map((file, index) => (
            <Preview
              key={`${file.name} ${file.lastModified} ${index}`}
              file={file}
              label={strings.removeImage.replace('{name}', file.name)}
              onRemove={() => removeFile(file)}
              onBroken={() => removeFile(file, NOT_A_PICTURE)}
            />
          ))}
          {images.length < MAX_IMAGES && (
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

interface PreviewProps {
  file: File;
  label: string;
  onRemove: () => void;
  onBroken: () => void;
}

function Preview({ file, label, onRemove, onBroken }: PreviewProps) {
  return (
    <span className="relative size-24 overflow-hidden rounded-card border border-hairline">
      <PicturePreview file={file} alt={file.name} className="size-full object-cover" onBroken={onBroken} />
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
