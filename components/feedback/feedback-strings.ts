import { getTranslations } from 'next-intl/server';
import { LEAST_CONTENT, MOST_CONTENT, MOST_IMAGES, QUESTION_TYPES } from '@/lib/inbox/feedback/constants';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The words of the feedback form, for a page whose components in the browser translate nothing. */
export async function feedbackStrings(locale: LocaleCode) {
  const [t, e] = await Promise.all([
    getTranslations({ locale, namespace: 'feedback' }),
    getTranslations({ locale, namespace: 'errors' }),
  ]);
  return {
    type: t('type'),
    choose: t('choose'),
    types: QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
    content: t('content'),
    contentHint: t('contentHint', { minimum: LEAST_CONTENT, maximum: MOST_CONTENT }),
    left: t('left', { count: '{count}' }),
    over: t('over', { count: '{count}' }),
    contact: t('contact'),
    contactHint: t('contactHint'),
    contactVisitor: t('contactVisitor'),
    images: t('images'),
    imagesHint: t('imagesHint', { maximum: MOST_IMAGES }),
    addImage: t('addImage'),
    removeImage: t('removeImage', { name: '{name}' }),
    send: t('send'),
    thanks: t('thanks'),
    thanksHint: t('thanksHint', { id: '{id}' }),
    again: t('again'),
    required: e('fields.REQUIRED'),
    length: e('fields.FEEDBACK_LENGTH', { minimum: LEAST_CONTENT, maximum: MOST_CONTENT }),
    pictureFormat: e('fields.PICTURE_FORMAT'),
    pictureTooLarge: e('fields.PICTURE_TOO_LARGE', { megabytes: 5 }),
    network: e('NETWORK'),
  };
}

export type FeedbackStrings = Awaited<ReturnType<typeof feedbackStrings>>;
