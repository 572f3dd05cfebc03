import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Check } from '@/components/ui/icons';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { SETUP_STEPS, type SetupStep } from '@/lib/backoffice/setup/constants';

interface Props {
  step: SetupStep;
  /** Steps whose work is done, whether here or elsewhere. */
  done: ReadonlySet<SetupStep>;
  children: ReactNode;
}

const hrefOf = (step: SetupStep) => `/backoffice/setup?step=${step}`;

/** The frame of a step: where it is among the others, its work, and the way to the next one. */
export function StepFrame({ step, done, children }: Props) {
  const t = useTranslations('backoffice-setup');
  const at = SETUP_STEPS.indexOf(step);
  const next = SETUP_STEPS[at + 1];
  const before = SETUP_STEPS[at - 1];
  return (
    <>
      <nav aria-label={t('steps')} className="mb-6">
        <ol className="flex flex-wrap gap-1.5 sm:gap-2">
          {SETUP_STEPS.map((name, index) => (
            <li key={name}>
              <PageLink
                href={hrefOf(name)}
                aria-current={name === step ? 'step' : undefined}
                className="flex items-center min-h-9 gap-2 rounded-full border border-hairline px-2 text-sm whitespace-nowrap text-muted sm:px-3 aria-[current=step]:border-amber aria-[current=step]:text-ink"
              >
                <span
                  className={`grid size-5 place-items-center rounded-full text-2xs font-bold ${done.has(name) ? 'bg-jade text-jade-ink' : 'bg-raised text-muted'}`}
                >
                  {done.has(name) ? <Check aria-label={t('isDone')} className="size-3" /> : index + 1}
                </span>
                <span className={name === step ? '' : 'max-sm:sr-only'}>{t(`names.${name}`)}</span>
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <h1 className="text-2xl font-extrabold">{t(`titles.${name(step)}`)}</h1>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{t(`texts.${name(step)}`)}</p>
      {/* The last step has panels of its own. */}
      {next ? (
        <div className="rounded-card border border-hairline bg-surface p-5 shadow-inset-light sm:p-6">
          {children}
        </div>
      ) : (
        children
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        {before ? (
          <PageLink href={hrefOf(before)} className={buttonStyle({ variant: 'ghost' })}>
            {t('back')}
          </PageLink>
        ) : (
          <span />
        )}
        {next && (
          <PageLink
            href={hrefOf(next)}
            className={buttonStyle({ variant: done.has(step) ? 'amber' : 'outline' })}
          >
            {t(done.has(step) ? 'next' : 'skip')}
          </PageLink>
        )}
      </div>
    </>
  );
}

const name = (step: SetupStep): SetupStep => step;
