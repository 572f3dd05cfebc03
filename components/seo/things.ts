import { appIconAddress } from '@/lib/catalogue/gallery/icon-address';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { publicUrl } from '@/lib/platform/env';
import type { Thing } from './structured-data';

/** Returns the absolute address of a page in a language. */
export const absoluteAddress = (locale: LocaleCode, path: string) => publicUrl() + localePath(locale, path);

/** The id of the operator's organization, which other things name as their publisher. */
export const organizationId = () => `${publicUrl()}/#organization`;

/** Returns the organization and its website, for the home page. `sameAs` are its pages on social networks. */
export function organizationThings(locale: LocaleCode, name: string, sameAs: readonly string[]): Thing[] {
  const id = organizationId();
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name,
      url: publicUrl(),
      logo: publicUrl() + appIconAddress(512),
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl()}/#site`,
      name,
      url: absoluteAddress(locale, '/'),
      inLanguage: locale,
      publisher: { '@id': id },
    },
  ];
}

/** Returns the breadcrumbs of a page. */
export function breadcrumbThing(
  locale: LocaleCode,
  crumbs: readonly { name: string; path: string }[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteAddress(locale, path),
    })),
  };
}

/** Returns the questions of the help centre with their answers as HTML. */
export function faqThing(questions: readonly { title: string; content: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
}
