import { useTranslations } from 'next-intl';
import { EVENT_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@/lib/webhooks/constants';

/** How a receiver checks a delivery, with the names of the headers. */
export function SigningText() {
  const t = useTranslations('backoffice-system.webhooks');
  return (
    <div className="flex flex-col gap-3 text-sm text-muted">
      <p>{t('signingText')}</p>
      <ul className="flex flex-col gap-2">
        {(
          [
            [EVENT_HEADER, 'event'],
            [TIMESTAMP_HEADER, 'timestamp'],
            [SIGNATURE_HEADER, 'signature'],
          ] as const
        ).map(([header, key]) => (
          <li key={header}>
            <bdi dir="ltr" className="block font-mono text-xs text-ink">
              {header}
            </bdi>
            {t(`headers.${key}`)}
          </li>
        ))}
      </ul>
      <p>{t('onceText')}</p>
    </div>
  );
}
