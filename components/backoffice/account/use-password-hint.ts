import { useTranslations } from 'next-intl';
import { MIN_PASSWORD_LENGTH, RECOMMENDED_PASSWORD_LENGTH } from '@/lib/backoffice/operators/constants';

/** The hint of a new password: the shortest length, and while it is shorter the recommended one. */
export function usePasswordHint(password: string): string {
  const t = useTranslations('backoffice-operators.password');
  const length = [...password].length;
  const isShort = length >= MIN_PASSWORD_LENGTH && length < RECOMMENDED_PASSWORD_LENGTH;
  return t(isShort ? 'couldBeLonger' : 'hint', {
    minimum: MIN_PASSWORD_LENGTH,
    recommended: RECOMMENDED_PASSWORD_LENGTH,
  });
}
