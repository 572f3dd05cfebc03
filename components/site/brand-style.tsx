import { siteConfig } from '@/lib/platform/site-config';
import { themeCss } from '@/lib/platform/theme/css';

/**
 * The tokens of the brand that differ from app/tokens.css, inline in the head: they apply before the first paint, cost no request,
 * and a cached page contains them. Nothing for the shipped theme.
 */
export function BrandStyle() {
  const css = themeCss(siteConfig().theme);
  // Not an empty text: React finds none in the document and would render the whole page anew.
  return css === '' ? null : <style dangerouslySetInnerHTML={{ __html: css }} />;
}
