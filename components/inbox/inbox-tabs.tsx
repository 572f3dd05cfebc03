import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

const PAGES = { messages: '/member/messages', feedback: '/member/feedback' } as const;

/** The two pages of the inbox, as links: messages, and the member's own feedback. */
export async function InboxTabs({ locale, current }: { locale: LocaleCode; current: keyof typeof PAGES }) {
  const t = await getTranslations({ locale, namespace: 'messages' });
  return (
    <nav
      aria-label={t('pages')}
      className="flex gap-1 self-start rounded-control bg-sunken p-1 max-sm:self-stretch"
    >
      {(['messages', 'feedback'] as const).map((name) => (
        <PageLink
          key={name}
          href={localePath(locale, PAGES[name])}
          aria-current={name === current ? 'page' : undefined}
          className="inline-flex h-10 flex-1 items-center justify-center rounded-[0.45rem] px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-key"
        >
          {t(`tabs.${name}`)}
        </PageLink>
      ))}
    </nav>
  );
}
