import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { publicUrl } from '@/lib/platform/env';
import type { Thing } from './structured-data';

/** The whole address of a page in a language. */
export const addressOf = (locale: LocaleCode, path: string) => publicUrl() + localePath(locale, path);

/** The house's id among the things; others name it as their publisher. */
export const houseId = () => `${publicUrl()}/#house`;

/** The house and its site; on the home page. `sameAs` are its pages elsewhere. */
export function houseThings(locale: LocaleCode, name: string, sameAs: readonly string[]): Thing[] {
  const house = houseId();
  return [
    {
      '@type': 'Organization',
      '@id': house,
      name,
      url: publicUrl(),
      logo: `${publicUrl()}/icon-512.png`,
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl()}/#site`,
      name,
      url: addressOf(locale, '/'),
      inLanguage: locale,
      publisher: { '@id': house },
    },
  ];
}

/** The way from home to a page, as its crumbs show it. */
export function crumbsThing(locale: LocaleCode, crumbs: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(locale, path),
    })),
  };
}

/** Questions and their answers, as HTML; on the help centre. */
export function questionsThing(questions: readonly { title: string; content: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
}
