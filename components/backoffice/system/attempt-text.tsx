import { useLocale, useTranslations } from 'next-intl';
import { durationName } from '../measures';

export interface Attempt {
  answerStatus: number | null;
  failure: string | null;
  tookMs: number | null;
}

/** The result of an attempt to deliver: the status of the answer and the time it took, or why there was no answer. */
export function AttemptText({ attempt: { answerStatus, failure, tookMs } }: { attempt: Attempt }) {
  const t = useTranslations('backoffice-system.webhooks');
  const locale = useLocale();
  if (tookMs === null) return null;
  const took = durationName(tookMs, locale);
  return answerStatus === null
    ? t(`failures.${failure ?? 'UNREACHABLE'}`)
    : t('answered', { status: String(answerStatus), took });
}
