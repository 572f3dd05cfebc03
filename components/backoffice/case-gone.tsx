import { useTranslations } from 'next-intl';
import { CaseFrame } from './case-frame';

/** In place of a request that there is none of. */
export function CaseGone({ back }: { back: string }) {
  const t = useTranslations('backoffice.queue');
  return (
    <CaseFrame title={t('gone')} back={back}>
      <p className="text-sm text-muted">{t('goneText')}</p>
    </CaseFrame>
  );
}
