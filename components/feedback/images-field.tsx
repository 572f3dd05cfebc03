'use client';

import { ImagePlus, X } from '@/components/ui/icons';
import { PicturePreview } from '@/components/cashier/picture-preview';
import { NO_PICTURE, pictureProblem } from '@/components/cashier/proof-rules';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MOST_IMAGES } from '@/lib/inbox/feedback/constants';
import type { FieldError } from '@/lib/platform/errors';
import type { FeedbackStrings } from './feedback-strings';

interface Props {
  images: readonly File[];
  error: string | undefined;
  strings: FeedbackStrings;
  /** What becomes of the pictures there are, and what is wrong with one that does not get among them. */
  onChange: (change: (images: readonly File[]) => readonly File[], problem?: string) => void;
}

/** Up to three pictures, shown before they are sent. */
export function ImagesField({ images, error, strings, onChange }: Props) {
  const wordsOf = ({ code }: FieldError) =>
    code === NO_PICTURE.code ? strings.pictureFormat : strings.pictureTooLarge;
  const add = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const bad = chosen.map((file) => pictureProblem(file)).find(Boolean);
    const good = chosen.filter((file) => !pictureProblem(file));
    onChange((before) => [...before, ...good].slice(0, MOST_IMAGES), bad && wordsOf(bad));
  };
  const takeOut = (file: File, problem?: FieldError) =>
    onChange((before) => before.filter((each) => each !== file), problem && wordsOf(problem));
  return (
    <Field label={strings.images} hint={strings.imagesHint} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          {images.map((file, index) => (
            <Preview
              key={`${file.name} ${file.lastModified} ${index}`}
              file={file}
              label={strings.removeImage.replace('{name}', file.name)}
              onRemove={() => takeOut(file)}
              onBroken={() => takeOut(file, NO_PICTURE)}
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
