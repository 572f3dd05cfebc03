import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';

export interface Sample {
  count: number;
  sample: readonly { id: string; account: string }[];
}

/** How many members a rule describes, and the newest of them. */
export function MemberSample({ sample }: { sample: Sample | undefined }) {
  const t = useTranslations('backoffice-segments');
  if (!sample) return <p className="text-sm text-muted">{t('previewText')}</p>;
  return (
    <div aria-live="polite">
      <p className="text-2xl font-extrabold">{t('count', { count: sample.count })}</p>
      {sample.sample.length > 0 && (
        <>
          <p className="mt-2 text-xs text-faint">{t('newest')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
            {sample.sample.map(({ id, account }) => (
              <li key={id} className="min-w-0 truncate">
                <PageLink href={`/backoffice/members/${id}`} className="text-amber hover:underline">
                  <bdi>{account}</bdi>
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
