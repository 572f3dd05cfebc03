import { useTranslations } from 'next-intl';
import type { SecretTexts } from '../secret-dialog';

/** The texts of a dialog with a new secret. */
export function useSecretTexts(): SecretTexts {
  const t = useTranslations('backoffice-system.secret');
  return { title: t('title'), once: t('once'), copy: t('copy'), copied: t('copied'), stored: t('stored') };
}
