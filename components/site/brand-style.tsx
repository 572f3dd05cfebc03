import { siteConfig } from '@/lib/platform/site-config';
import { themeCss } from '@/lib/platform/theme/css';

/**
 * The tokens of the brand that differ from app/tokens.css, inline in the head: they apply before the first paint, cost no request,
 * and a cached page contains them. Nothing for the shipped theme.
 */
export function BrandStyle() {
  const css = themeCss(siteConfig().theme);
  return css && <style dangerouslySetInnerHTML={{ __html: css }} />;
}
