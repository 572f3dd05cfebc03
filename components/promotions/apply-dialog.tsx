'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ImagesField } from '@/components/feedback/images-field';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { notify } from '@/components/ui/notify';
import { Textarea } from '@/components/ui/textarea';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { MAX_PICTURES, MAX_REMARK } from '@/lib/rewards/promotions/applications/constants';
import type { WirePromotion } from '@/lib/rewards/promotions/wire';
import { putActivity } from './activities';

interface Props {
  locale: LocaleCode;
  promotion: WirePromotion;
  onClose: () => void;
}

/** The form to apply for a promotion. Loaded when it is opened. */
export default function ApplyDialog(props: Props) {
  return (
    <MessagesBoundary locale={props.locale} namespaces={['promotions', 'feedback', 'errors']}>
      <ApplyForm {...props} />
    </MessagesBoundary>
  );
}

export function ApplyForm({ promotion, onClose }: Omit<Props, 'locale'>) {
  const t = useTranslations('promotions.apply');
  const tPictures = useTranslations('feedback');
  const tErrors = useTranslations('errors');
  const [remark, setRemark] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<'remark' | 'images' | 'form', string>>>({});
  const { needsRemark = false, pictures = 0 } = promotion.application ?? {};
  const left = MAX_REMARK - [...remark.trim()].length;
  const submit = async () => {
    setBusy(true);
    setErrors({});
    try {
      const body = new FormData();
      body.set('remark', remark.trim());
      for (const image of images) body.append('images', image);
      putActivity(await callApi<WirePromotion>('POST', `/wps/promotions/${promotion.id}/apply`, body));
      notify(t('sent'), 'good');
      onClose();
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const fields = Object.fromEntries(
        Object.entries(known?.fields ?? {}).map(([name, { message }]) => [name, message]),
      );
      setErrors(Object.keys(fields).length > 0 ? fields : { form: known?.message || tErrors('NETWORK') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={promotion.title}
      closeLabel={t('close')}
      size="md"
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormAlert message={errors.form} />
        <Field
          label={t('remark')}
          hint={
            <span className={`tabular ${left < 0 ? 'text-vermilion' : ''}`}>
              {tPictures(left < 0 ? 'over' : 'left', { count: Math.abs(left) })}
            </span>
          }
          error={errors.remark}
          required={needsRemark}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
        {pictures > 0 && <p className="text-sm text-muted">{t('pictures', { count: pictures })}</p>}
        <ImagesField
          images={images}
          error={errors.images}
          strings={{
            images: tPictures('images'),
            imagesHint: tPictures('imagesHint', { maximum: MAX_PICTURES }),
            addImage: tPictures('addImage'),
            removeImage: tPictures('removeImage', { name: '{name}' }),
            pictureFormat: tErrors('fields.PICTURE_FORMAT'),
            pictureTooLarge: tErrors('fields.PICTURE_TOO_LARGE', { megabytes: 5 }),
          }}
          onChange={(change, problem) => {
            setImages(change);
            setErrors(({ images: _before, ...rest }) => (problem ? { ...rest, images: problem } : rest));
          }}
        />
        <Button type="submit" variant="amber" size="lg" block busy={busy} disabled={left < 0}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}
