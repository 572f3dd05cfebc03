import { useTranslations } from 'next-intl';
import { Check } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { CheckName } from '@/lib/backoffice/setup/constants';
import { Panel } from '../panel';

/** Where each thing that a site needs is done. */
const PLACES: Readonly<Record<CheckName, string>> = {
  brand: '/backoffice/setup?step=brand',
  languages: '/backoffice/setup?step=languages',
  bank: '/backoffice/setup?step=channel',
  games: '/backoffice/setup?step=games',
  texts: '/backoffice/setup?step=texts',
  operators: '/backoffice/operators/new',
  messages: '/backoffice/site/providers',
};

/** What the site has of what it needs before it opens, with the way to what is missing. */
export function CheckList({ checks }: { checks: readonly { name: CheckName; isDone: boolean }[] }) {
  const t = useTranslations('backoffice-setup.checks');
  const done = checks.filter(({ isDone }) => isDone).length;
  return (
    <Panel
      title={t('title')}
      actions={
        <span className="tabular text-sm text-muted">{t('progress', { done, all: checks.length })}</span>
      }
    >
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {checks.map(({ name, isDone }) => (
          <li key={name} className="flex items-start gap-3 py-2">
            <span
              className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full ${isDone ? 'bg-jade text-jade-ink' : 'border border-edge'}`}
            >
              {isDone && <Check aria-label={t('isDone')} className="size-3" />}
            </span>
            <span className="min-w-0">
              {isDone ? (
                <span className="text-sm text-muted">{t(`names.${name}`)}</span>
              ) : (
                <PageLink href={PLACES[name]} className="text-sm font-medium underline underline-offset-4">
                  {t(`names.${name}`)}
                </PageLink>
              )}
              {!isDone && <span className="block text-xs text-faint">{t(`hints.${name}`)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
