import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanternMark } from '@/components/ui/lantern-mark';
import { PageLink } from '@/components/ui/page-link';
import type { GameType } from '@/lib/catalogue/constants';
import { vendorLogo } from '@/lib/catalogue/pictures';
import type { Resource } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { env } from '@/lib/platform/env';
import { CATEGORY_PATHS, FOOTER_VENDORS, MEMBER_PATHS } from './links';

interface Props {
  locale: LocaleCode;
  categories: readonly GameType[];
  vendorNames: Readonly<Record<string, string>>;
  resources: readonly Resource[];
}

/** The footer: where things are, who makes the games, and what they may cost. */
export async function Footer({ locale, categories, vendorNames, resources }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const c = await getTranslations({ locale, namespace: 'catalogue' });
  const at = (path: string) => localePath(locale, path);
  const vendors = FOOTER_VENDORS.filter((code) => vendorNames[code]);
  return (
    <footer className="mt-16 border-t bg-sunken/60 pb-[calc(var(--bottom-bar-height)+1.5rem)] lg:pb-8">
      <div className="page-frame flex flex-col gap-10 pt-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          <Column title={t('footer.games')}>
            {categories.map((category) => (
              <Item key={category} href={at(CATEGORY_PATHS[category])} text={c(`categories.${category}`)} />
            ))}
          </Column>
          <Column title={t('footer.account')}>
            <Item href={at(MEMBER_PATHS.security)} text={t('nav.myAccount')} />
            <Item href={at(MEMBER_PATHS.deposit)} text={t('nav.deposit')} />
            <Item href={at(MEMBER_PATHS.withdraw)} text={t('nav.withdraw')} />
            <Item href={at(MEMBER_PATHS.bets)} text={t('nav.bets')} />
          </Column>
          <Column title={t('footer.help')}>
            <Item href={at('/help')} text={t('nav.help')} />
            <Item href={at('/announce')} text={t('nav.announce')} />
            <Item href={at('/fairness')} text={t('nav.fairness')} />
            {resources.map((way) => (
              <li key={way.resourceType}>
                <a
                  href={way.url}
                  rel="noopener"
                  className="inline-flex min-h-8 items-center capitalize hover:text-ink"
                >
                  {way.resourceType === 'customer_service'
                    ? t('footer.contact')
                    : way.resourceType.replaceAll('_', ' ')}
                </a>
              </li>
            ))}
          </Column>
          <Column title={t('nav.house')}>
            <Item href={`${at('/help')}#term`} text={t('footer.terms')} />
            <Item href={`${at('/help')}#privacy`} text={t('footer.privacy')} />
            <Item href={`${at('/help')}#responsible`} text={t('footer.responsible')} />
          </Column>
        </div>
        {vendors.length > 0 && (
          <section aria-label={t('footer.vendors')} className="border-t pt-6">
            <ul className="flex flex-wrap items-center gap-x-7 gap-y-3">
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
                      className="h-8 w-22 object-contain"
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
      <ul className="flex flex-col text-sm text-muted">{children}</ul>
    </section>
  );
}

function Item({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <PageLink href={href} className="inline-flex min-h-8 items-center transition hover:text-ink">
        {text}
      </PageLink>
    </li>
  );
}
