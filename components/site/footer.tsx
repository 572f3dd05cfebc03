import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanternMark } from '@/components/ui/lantern-mark';
import { PageLink } from '@/components/ui/page-link';
import type { GameType } from '@/lib/catalogue/constants';
import { vendorLogo } from '@/lib/catalogue/pictures';
import { HOUSE_PAGES } from '@/lib/content/articles/constants';
import { readingRooms } from '@/lib/content/articles/loaders';
import type { Resource } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { env } from '@/lib/platform/env';
import { AgentEntry } from './agent-entry';
import { CATEGORY_PATHS, FOOTER_VENDORS, MEMBER_PATHS } from './links';
import { OFFER_ENTRIES, shownEntries } from './side-entries';
import { socialLinks } from './social-links';

interface Props {
  locale: LocaleCode;
  categories: readonly GameType[];
  vendorNames: Readonly<Record<string, string>>;
  resources: readonly Resource[];
  /** The operator's white-label flags, and whether there is customer service. */
  flags: Readonly<Record<string, unknown>>;
}

/** The footer: where things are, who makes the games, and what they may cost. */
export async function Footer({ locale, categories, vendorNames, resources, flags }: Props) {
  const [t, c, r, f, g, rooms] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'reading' }),
    getTranslations({ locale, namespace: 'feedback' }),
    getTranslations({ locale, namespace: 'game-page' }),
    readingRooms(),
  ]);
  const at = (path: string) => localePath(locale, path);
  const vendors = FOOTER_VENDORS.filter((code) => vendorNames[code]);
  const social = socialLinks(resources);
  const written = HOUSE_PAGES.filter((page) => rooms.pages.includes(page));
  return (
    <footer className="mt-16 border-t bg-sunken/60 pb-[calc(var(--bottom-bar-height)+1.5rem)] lg:pb-8">
      <div className="page-frame flex flex-col gap-10 pt-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          <Column title={t('footer.games')}>
            {categories.map((category) => (
              <Item key={category} href={at(CATEGORY_PATHS[category])} text={c(`categories.${category}`)} />
            ))}
            <Item href={at('/games')} text={g('list.title')} />
          </Column>
          <Column title={t('footer.account')}>
            <Item href={at(MEMBER_PATHS.security)} text={t('nav.myAccount')} />
            {shownEntries(OFFER_ENTRIES, flags).map(({ key, path }) => (
              <Item key={key} href={at(path)} text={t(`nav.${key}`)} />
            ))}
            <Item href={at(MEMBER_PATHS.deposit)} text={t('nav.deposit')} />
            <Item href={at(MEMBER_PATHS.withdraw)} text={t('nav.withdraw')} />
            <AgentEntry>
              <Item href={at('/agentHome')} text={t('nav.agentCentre')} />
            </AgentEntry>
          </Column>
          <Column title={t('footer.help')}>
            <Item href={at('/help')} text={t('nav.help')} />
            {flags.hasService === true && (
              <li>
                <button type="button" data-opens="service" aria-haspopup="dialog">
                  {t('nav.service')}
                </button>
              </li>
            )}
            <Item href={at('/feedback')} text={f('title')} />
            <Item href={at('/announce')} text={t('nav.announce')} />
            <Item href={at('/fairness')} text={t('nav.fairness')} />
            <Item href={at('/down')} text={t('nav.download')} />
          </Column>
          <Column title={t('nav.house')}>
            {written.map((page) => (
              <Item key={page} href={at(`/${page}`)} text={r(`${page}.title`)} />
            ))}
            {!written.includes('responsible') && (
              <Item href={`${at('/help')}#responsible`} text={t('footer.responsible')} />
            )}
            {rooms.blog && <Item href={at('/blog')} text={r('blog.title')} />}
            {rooms.news && <Item href={at('/news')} text={r('news.title')} />}
            <Item href={`${at('/help')}#term`} text={t('footer.terms')} />
            <Item href={`${at('/help')}#privacy`} text={t('footer.privacy')} />
          </Column>
        </div>
        {social.length > 0 && (
          <ul aria-label={r('elsewhere')} className="flex flex-wrap gap-2">
            {social.map(({ type, name, url }) => (
              <li key={type}>
                <a
                  href={url}
                  rel="noopener"
                  className="inline-flex h-11 items-center rounded-full border border-hairline px-4 text-sm text-muted transition hover:border-edge hover:text-ink lg:h-9"
                >
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
        {vendors.length > 0 && (
          <section aria-label={t('footer.vendors')} className="border-t pt-6">
            <ul className="grid grid-cols-4 items-center justify-items-center gap-y-3 sm:-ms-7 sm:flex sm:flex-wrap sm:gap-x-7">
              {vendors.map((code) => (
                <li key={code}>
                  <PageLink
                    href={`${at('/rng')}?vassalage=${code}`}
                    className="block opacity-75 transition hover:opacity-100"
                  >
                    <img
                      src={vendorLogo(code)}
                      alt={vendorNames[code]}
                      width={88}
                      height={32}
                      loading="lazy"
                      decoding="async"
                      className="h-8 w-full max-w-22 object-contain sm:w-22"
                    />
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-col gap-4 border-t pt-6 text-sm text-faint sm:flex-row sm:items-center">
          <span className="flex items-center gap-2 font-display text-base font-bold text-ink">
            <LanternMark className="h-7 w-auto" />
            {t('brand')}
          </span>
          <span className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-vermilion text-xs font-bold text-vermilion">
            {t('age')}
          </span>
          <p className="max-w-2xl">
            {t('footer.adults')} {env().DEMO_SEED && t('footer.demo')}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-bold text-ink">{title}</h2>
      <ul className="footer-list">{children}</ul>
    </section>
  );
}

function Item({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <PageLink href={href}>{text}</PageLink>
    </li>
  );
}
