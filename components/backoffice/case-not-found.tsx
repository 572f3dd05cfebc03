import { useTranslations } from 'next-intl';
import { CaseFrame } from './case-frame';

/** Shown in place of a request that does not exist. */
export function CaseNotFound({ back }: { back: string }) {
  const t = useTranslations('backoffice.queue');
  return (
    <CaseFrame title={t('gone')} back={back}>
      <p className="text-sm text-muted">{t('goneText')}</p>
    </CaseFrame>
  );
}
