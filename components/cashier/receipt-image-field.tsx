'use client';

import { useRef, useState, type DragEvent } from 'react';
import { ImagePlus, X } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/field';
import { PicturePreview } from './picture-preview';
import { NOT_A_PICTURE, pictureProblem } from './receipt-image-rules';

interface Props {
  label: string;
  hint?: string;
  file: File | undefined;
  error: string | undefined;
  /** The uploaded share, 0 to 1; undefined when no upload runs. */
  progress?: number | undefined;
  required?: boolean;
  onFile: (file: File | undefined, problem?: string) => void;
}

/** A field for one picture (png or jpg): it can be chosen, dropped or taken by the phone's camera, and is previewed. */
export function ReceiptImageField({ label, hint, file, error, progress, required = false, onFile }: Props) {
  const t = useTranslations('cashier-pages.proof');
  const tErrors = useTranslations('errors.fields');
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const selectFile = (selected: File | undefined, problem = selected && pictureProblem(selected)) => {
    if (problem) onFile(undefined, tErrors(problem.code, problem.values));
    else onFile(selected);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    selectFile(event.dataTransfer.files[0]);
  };
  return (
    <Field label={label} hint={hint ?? t('hint')} error={error} required={required}>
      {(control) => (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setDragOver(true);
          }}
          onDragLeave={() => setDragOver(false)}
          onDrop={handleDrop}
          className={classes(
            'relative rounded-card border border-dashed p-3 transition',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
            isDragOver ? 'border-amber bg-amber-wash' : 'border-edge bg-sunken/40',
          )}
        >
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => selectFile(event.target.files?.[0])}
          />
          {file ? (
            <div className="flex items-center gap-3">
              <PicturePreview
                file={file}
                alt={t('preview')}
                className="size-20 rounded-control object-cover"
                onBroken={() => selectFile(file, NOT_A_PICTURE)}
              />
              <p className="min-w-0 flex-1 truncate text-sm">{file.name}</p>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('remove')}
                className="relative"
                onClick={() => {
                  if (input.current) input.current.value = '';
                  selectFile(undefined);
                }}
              >
                <X aria-hidden className="size-5" />
              </Button>
            </div>
          ) : (
            <p aria-hidden className="flex flex-col items-center gap-1.5 py-4 text-center text-sm text-muted">
              <ImagePlus className="size-7 text-faint" />
              {t('choose')}
            </p>
          )}
          {progress !== undefined && (
            <progress
              aria-label={t('sending')}
              max={1}
              value={progress}
              className="mt-3 block h-1.5 w-full overflow-hidden rounded-full accent-amber"
            />
          )}
        </div>
      )}
    </Field>
  );
}
