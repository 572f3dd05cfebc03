import { getTranslations } from 'next-intl/server';
import { articlePath } from '@/components/articles/article-paths';
import type { GameType } from '@/lib/catalogue/constants';
import { vendorLogo } from '@/lib/catalogue/pictures';
import { SITE_PAGES } from '@/lib/content/articles/constants';
import { kindsWithArticles } from '@/lib/content/articles/loaders';
import { textIn } from '@/lib/content/text';
import type { Resource } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { env } from '@/lib/platform/env';
import { siteConfig } from '@/lib/platform/site-config';
import { BrandLogo } from './brand-logo';
import { FooterColumns, FooterLogos } from './footer-lists';
import { RESULTS_PATH } from '@/components/lottery/results/paths';
import { CATEGORY_PATHS, FOOTER_VENDORS, hasLottery, MEMBER_PATHS } from './links';
import type { MenuEntry } from './menu-entry';
import { OFFER_ENTRIES, visibleEntries } from './side-entries';
import { listSocialLinks } from './social-links';

interface Props {
  locale: LocaleCode;
  categories: readonly GameType[];
  vendorNames: Readonly<Record<string, string>>;
  resources: readonly Resource[];
  /** The operator's white-label flags, and whether there is customer service. */
  flags: Readonly<Record<string, unknown>>;
}

/** The footer: links, vendors, and the notice on responsible gaming (SHELL-5). */
export async function Footer({ locale, categories, vendorNames, resources, flags }: Props) {
  const [t, c, r, f, g, d, sections] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'articles' }),
    getTranslations({ locale, namespace: 'feedback' }),
    getTranslations({ locale, namespace: 'game-page' }),
    getTranslations({ locale, namespace: 'developers' }),
    kindsWithArticles(),
  ]);
  const toPath = (path: string) => localePath(locale, path);
  const item = (path: string, text: string): MenuEntry => ({ href: toPath(path), text });
  /** A section of the help centre's page. */
  const helpItem = (part: string, text: string): MenuEntry => ({ href: `${toPath('/help')}#${part}`, text });
  const pages = SITE_PAGES.filter((page) => sections.pages.includes(page));
  const columns: { title: string; items: MenuEntry[] }[] = [
    {
      title: t('footer.games'),
      items: [
        ...categories.map((category) => item(CATEGORY_PATHS[category], c(`categories.${category}`))),
        ...(hasLottery(categories) ? [item(RESULTS_PATH, t('nav.results'))] : []),
        item('/games', g('list.title')),
      ],
    },
    {
      title: t('footer.account'),
      items: [
        item(MEMBER_PATHS.security, t('nav.myAccount')),
        ...visibleEntries(OFFER_ENTRIES, flags).map(({ key, path }) => item(path, t(`nav.${key}`))),
        item(MEMBER_PATHS.deposit, t('nav.deposit')),
        item(MEMBER_PATHS.withdraw, t('nav.withdraw')),
        item(MEMBER_PATHS.protection, t('nav.protection')),
        { ...item('/agentHome', t('nav.agentCentre')), agentsOnly: true },
      ],
    },
    {
      title: t('footer.help'),
      items: [
        item('/help', t('nav.help')),
        ...(flags.hasService === true ? [{ opens: 'service' as const, text: t('nav.service') }] : []),
        item('/feedback', f('title')),
        item('/announce', t('nav.announce')),
        item('/fairness', t('nav.fairness')),
        item('/down', t('nav.download')),
      ],
    },
    {
      title: t('nav.house'),
      items: [
        ...pages.map((page) => item(`/${page}`, r(`${page}.title`))),
        ...(pages.includes('responsible') ? [] : [helpItem('responsible', t('footer.responsible'))]),
        ...(sections.blog ? [item('/blog', r('blog.title'))] : []),
        ...(sections.news ? [item('/news', r('news.title'))] : []),
        ...sections.own.map(({ slug, title }) => item(articlePath('page', slug), textIn(title, locale))),
        // Before they are written, the help centre says so.
        ...(pages.includes('terms') ? [] : [helpItem('term', t('footer.terms'))]),
        ...(pages.includes('privacy') ? [] : [helpItem('privacy', t('footer.privacy'))]),
        item('/developers', d('title')),
        ...resources.flatMap(({ label, url }) => (label ? [item(url, textIn(label, locale))] : [])),
      ],
    },
  ];
  const { legalName, address, licence } = siteConfig().brand;
  const company = [...new Set([legalName, address, licence])].filter(Boolean);
  const social = listSocialLinks(resources);
  const logos = FOOTER_VENDORS.flatMap((code) => {
    const name = vendorNames[code];
    return name ? [{ href: `${toPath('/rng')}?vassalage=${code}`, name, logo: vendorLogo(code) }] : [];
  });
  return (
    <footer className="mt-16 border-t bg-sunken/60 pb-[calc(var(--bottom-bar-height)+1.5rem)] lg:pb-8">
      <div className="page-frame flex flex-col gap-10 pt-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          <FooterColumns columns={columns} />
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
        {logos.length > 0 && (
          <section aria-label={t('footer.vendors')} className="border-t pt-6">
            <ul className="grid grid-cols-4 items-center justify-items-center gap-y-3 sm:-ms-7 sm:flex sm:flex-wrap sm:gap-x-7">
              <FooterLogos marks={logos} />
            </ul>
          </section>
        )}
        <div className="flex flex-col gap-4 border-t pt-6 text-sm text-faint sm:flex-row sm:items-center">
          <span className="flex items-center gap-2 font-display text-base font-bold text-ink">
            <BrandLogo locale={locale} height="h-7" nameClassName="" />
          </span>
          <span className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-vermilion text-xs font-bold text-vermilion">
            {t('age', { age: Number(flags.minimumAge ?? 18) })}
          </span>
          <p className="max-w-2xl">
            {t('footer.adults')} {env().DEMO_SEED && t('footer.demo')}
          </p>
        </div>
        {company.length > 0 && (
          <p className="flex flex-col gap-0.5 text-xs text-faint">
            {company.map((line) => (
              <span key={line} dir="auto">
                {line}
              </span>
            ))}
          </p>
        )}
      </div>
    </footer>
  );
}
