import { siteConfig } from '@/lib/platform/site-config';
import { hashText } from '../artwork/random';
import { ARTWORK_VERSION } from '../artwork/tile';

/** The version of pictures that show the brand: it changes with the name, the mark, the logos and the colours. */
export function brandVersion(): string {
  const { brand, pictures, theme } = siteConfig();
  const shown = JSON.stringify([brand.names.en, brand.mark, pictures, theme.dark, ARTWORK_VERSION]);
  return hashText(shown).toString(36);
}
