import type { MetadataRoute } from 'next';
import { CATEGORY_PATHS } from '@/components/site/links';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { LOCALES } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { publicUrl } from '@/lib/platform/env';

/** Follows the address of the running site and its categories. */
export const dynamic = 'force-dynamic';

/** Every public page in every language, each naming the others. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const categories = (await categoryMenu()).map((category) => CATEGORY_PATHS[category.gameType]);
  const at = (code: (typeof LOCALES)[number]['code'], path: string) => publicUrl() + localePath(code, path);
  return ['/', ...categories, '/fairness', '/announce', '/help'].flatMap((path) => {
    const languages = Object.fromEntries(LOCALES.map(({ code }) => [code, at(code, path)]));
    return LOCALES.map(({ code }) => ({ url: at(code, path), alternates: { languages } }));
  });
}
