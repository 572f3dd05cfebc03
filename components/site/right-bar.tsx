import { Download, Headset, Send, type IconComponent } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Resource } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { listSocialLinks } from './social-links';

const BUTTON_STYLE =
  'grid h-11 w-8 place-items-center text-muted transition hover:bg-surface hover:text-amber focus-visible:text-amber';
const ICON_STYLE = 'size-4.5';

interface Props {
  locale: LocaleCode;
  resources: readonly Resource[];
  hasService: boolean;
}

/**
 * The bar at the end of wide pages: download, customer service, and the site's pages on Facebook and Telegram if
 * configured (SHELL-4). It is as wide as the page's gutter, so that it covers nothing. On phones the menu and the
 * footer contain all of it.
 */
export async function RightBar({ locale, resources, hasService }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const social = listSocialLinks(resources).filter(({ type }) => type === 'facebook' || type === 'telegram');
  const renderIcon = (Icon: IconComponent) => <Icon aria-hidden className={ICON_STYLE} />;
  return (
    <aside
      aria-label={t('nav.quick')}
      className="fixed end-0 bottom-24 z-30 hidden flex-col overflow-hidden rounded-s-card border border-e-0 border-hairline bg-raised/95 shadow-lift xl:flex"
    >
      <PageLink
        href={localePath(locale, '/down')}
        title={t('nav.download')}
        aria-label={t('nav.download')}
        className={BUTTON_STYLE}
      >
        {renderIcon(Download)}
      </PageLink>
      {hasService && (
        <button
          type="button"
          data-opens="service"
          aria-haspopup="dialog"
          title={t('nav.service')}
          aria-label={t('nav.service')}
          className={`${BUTTON_STYLE} cursor-pointer`}
        >
          {renderIcon(Headset)}
        </button>
      )}
      {social.map(({ type, name, url }) => (
        <a key={type} href={url} rel="noopener" title={name} aria-label={name} className={BUTTON_STYLE}>
          {type === 'telegram' ? (
            renderIcon(Send)
          ) : (
            <span aria-hidden className="font-display text-xl leading-none font-extrabold">
              f
            </span>
          )}
        </a>
      ))}
    </aside>
  );
}
