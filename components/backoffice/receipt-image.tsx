import { useTranslations } from 'next-intl';

/** The receipt image that a member uploaded; a click opens it in a new tab. */
export function ReceiptImage({ id }: { id: string | null }) {
  const t = useTranslations('backoffice.receiptImage');
  if (!id) return <p className="text-sm text-faint">{t('none')}</p>;
  const address = `/backoffice/api/proofs/${id}`;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="block overflow-hidden rounded-control border border-hairline"
    >
      <img src={address} alt={t('alt')} className="max-h-80 w-full bg-sunken object-contain" />
      <span className="block border-t border-hairline px-3 py-2 text-sm text-amber">{t('open')}</span>
    </a>
  );
}
