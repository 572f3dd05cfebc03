import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Clock } from '@/components/site/clock';
import { ChevronLeft } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { AgentBar } from '../agent-bar';
import { AgentLogout } from '../agent-logout';

interface Props {
  locale: LocaleCode;
  nickname: string;
  title: string;
  text?: string;
  /** The page above, without the language. */
  back: { href: string; text: string };
  children: ReactNode;
}

/** The frame of a page of the agent centre: bar, way back, title. */
export async function BillFrame({ locale, nickname, title, text, back, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'agent' });
  return (
    <>
      <AgentBar locale={locale} home="/agentHome">
        <Clock className="tabular me-1 hidden min-w-[6.9rem] text-end text-xs text-faint md:block" />
        <AgentLogout nickname={nickname} locale={locale} />
      </AgentBar>
      <main
        id="content"
        tabIndex={-1}
        className="page-frame flex flex-1 flex-col gap-5 py-6 outline-none md:py-8"
      >
        <nav aria-label={t('centre')}>
          <PageLink
            href={localePath(locale, back.href)}
            className="inline-flex min-h-11 items-center gap-1 text-sm text-amber hover:underline lg:min-h-0"
          >
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {back.text}
          </PageLink>
        </nav>
        <header>
          <h1 className="text-2xl font-bold">{title}</h1>
          {text && <p className="mt-0.5 max-w-prose text-sm text-muted">{text}</p>}
        </header>
        {children}
      </main>
    </>
  );
}
