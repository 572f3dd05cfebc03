import { Link2, Unlink2 } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';

/** Says whether the hash chain of the audit log is intact. `broken` is the id of the first entry that does not match. */
export async function ChainState({ broken }: { broken: Promise<bigint | undefined> }) {
  const [t, line] = await Promise.all([getTranslations('backoffice.audit'), broken]);
  const intact = line === undefined;
  const Icon = intact ? Link2 : Unlink2;
  return (
    <div
      role={intact ? 'status' : 'alert'}
      className="flex items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3.5 shadow-inset-light"
    >
      <Icon aria-hidden className={`size-6 shrink-0 ${intact ? 'text-jade' : 'text-vermilion'}`} />
      <p>
        <span className="block font-semibold">
          {intact ? t('intact') : t('brokenAt', { line: String(line) })}
        </span>
        <span className="block text-sm text-muted">{intact ? t('intactText') : t('brokenText')}</span>
      </p>
    </div>
  );
}
