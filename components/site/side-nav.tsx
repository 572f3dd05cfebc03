import { BadgeCheck, CircleHelp, ClipboardList, Heart, History, House, Megaphone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { CategoryIcon } from './category-icon';
import { CATEGORY_PATHS, MEMBER_PATHS } from './links';
import { NavLink } from './nav-link';

const ICON = 'size-5 shrink-0';

/** The entries of the side menu: one per category that has vendors, one's own games, the house. */
export async function SideNav({
  locale,
  categories,
}: {
  locale: LocaleCode;
  categories: readonly GameType[];
}) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const c = await getTranslations({ locale, namespace: 'catalogue' });
  const at = (path: string) => localePath(locale, path);
  return (
    <nav aria-label={t('nav.main')} className="flex flex-col gap-5">
      <Group>
        <Entry
          href={at('/')}
          icon={<House aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.home')}
        />
        {categories.map((category) => (
          <Entry
            key={category}
            href={at(CATEGORY_PATHS[category])}
            icon={<CategoryIcon category={category} className={ICON} />}
            text={c(`categories.${category}`)}
          />
        ))}
      </Group>
      <Group>
        <Entry
          href={at('/favorite')}
          icon={<Heart aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.favorite')}
        />
        <Entry
          href={at('/recent')}
          icon={<History aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.recent')}
        />
        <Entry
          href={at(MEMBER_PATHS.bets)}
          icon={<ClipboardList aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.bets')}
        />
      </Group>
      <Group>
        <Entry
          href={at('/announce')}
          icon={<Megaphone aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.announce')}
        />
        <Entry
          href={at('/fairness')}
          icon={<BadgeCheck aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.fairness')}
        />
        <Entry
          href={at('/help')}
          icon={<CircleHelp aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.help')}
        />
      </Group>
    </nav>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-0.5 not-first:border-t not-first:pt-5">{children}</ul>;
}

function Entry({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <li>
      <NavLink
        href={href}
        title={text}
        className="group flex h-11 items-center gap-3 rounded-control px-3 text-sm font-medium text-muted transition hover:bg-raised hover:text-ink aria-[current=page]:bg-amber-wash aria-[current=page]:text-amber"
      >
        {icon}
        <span className="menu-text truncate">{text}</span>
      </NavLink>
    </li>
  );
}
