'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MAX_ALT } from '@/lib/content/pictures/constants';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { PicturePanel } from '../pictures/picture-panel';
import type { UploadedPicture } from '../pictures/use-pictures';

/** A picture of a text. */
export interface TextPicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

interface Props {
  /** The language of the text: the description is in it. */
  locale: LocaleCode;
  /** The picture that is selected in the text; undefined for a new one. */
  picture: TextPicture | undefined;
  /** A file that was pasted or dropped into the text, to be uploaded. */
  file: File | undefined;
  onSet: (picture: TextPicture) => void;
  onClose: () => void;
}

/** Chooses a picture, and asks for its description, without which it cannot be inserted. */
export function PictureDialog({ locale, picture, file, onSet, onClose }: Props) {
  const t = useTranslations('backoffice-content.editor.picture');
  const tErrors = useTranslations('errors');
  const [chosen, setChosen] = useState<TextPicture | undefined>(picture);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const choose = ({ url, width, height }: UploadedPicture) => setChosen({ src: url, alt, width, height });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is a child of the page's form, although it is elsewhere in the document.
    event.stopPropagation();
    setIsMissing(alt.trim() === '');
    if (chosen && alt.trim() !== '') onSet({ ...chosen, alt: alt.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('cancel')}
      size="lg"
      footer={
        <Button type="submit" form="text-picture" variant="amber" disabled={!chosen}>
          {t(picture ? 'change' : 'insert')}
        </Button>
      }
    >
      <form id="text-picture" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {chosen && (
          <Field
            label={t('alt')}
            hint={t('altHint')}
            error={isMissing && tErrors('fields.REQUIRED')}
            required
          >
            {(control) => (
              <Textarea
                {...control}
                lang={locale}
                dir={localeOf(locale).direction}
                rows={2}
                maxLength={MAX_ALT}
                value={alt}
                onChange={(event) => setAlt(event.target.value)}
              />
            )}
          </Field>
        )}
        <PicturePanel chosen={chosen?.src} file={file} onChoose={choose} />
      </form>
    </Dialog>
  );
}
