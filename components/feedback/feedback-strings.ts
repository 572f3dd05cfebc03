import { getTranslations } from 'next-intl/server';
import { MIN_CONTENT, MAX_CONTENT, MAX_IMAGES, QUESTION_TYPES } from '@/lib/inbox/feedback/constants';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Loads the texts of the feedback form, whose client components do not translate. */
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
    contentHint: t('contentHint', { minimum: MIN_CONTENT, maximum: MAX_CONTENT }),
    left: t('left', { count: '{count}' }),
    over: t('over', { count: '{count}' }),
    contact: t('contact'),
    contactHint: t('contactHint'),
    contactVisitor: t('contactVisitor'),
    images: t('images'),
    imagesHint: t('imagesHint', { maximum: MAX_IMAGES }),
    addImage: t('addImage'),
    removeImage: t('removeImage', { name: '{name}' }),
    send: t('send'),
    thanks: t('thanks'),
    thanksHint: t('thanksHint', { id: '{id}' }),
    again: t('again'),
    required: e('fields.REQUIRED'),
    length: e('fields.FEEDBACK_LENGTH', { minimum: MIN_CONTENT, maximum: MAX_CONTENT }),
    pictureFormat: e('fields.PICTURE_FORMAT'),
    pictureTooLarge: e('fields.PICTURE_TOO_LARGE', { megabytes: 5 }),
    network: e('NETWORK'),
  };
}

export type FeedbackStrings = Awaited<ReturnType<typeof feedbackStrings>>;
