import { ClipboardList, Gift, House, UserRound, Wallet } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { MEMBER_PATHS } from './links';
import { NavLink } from './nav-link';

const ICON = 'size-[1.375rem]';

/** The thumb's menu on a phone (design.md §10): home, promotions, deposit, records, me. */
export async function BottomBar({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const at = (path: string) => localePath(locale, path);
  return (
    <nav
      aria-label={t('nav.bottom')}
      className="fixed inset-x-0 bottom-0 z-40 border-t bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
    >
      <ul className="grid h-(--bottom-bar-height) grid-cols-5">
        <Entry
          href={at('/')}
          icon={<House aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.home')}
        />
        <Entry
          href={at('/promotions')}
          icon={<Gift aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.promotions')}
        />
        <li className="relative">
          <NavLink
            href={at(MEMBER_PATHS.deposit)}
            className="absolute inset-x-0 -top-4 flex flex-col items-center gap-0.5 text-2xs font-semibold text-amber"
          >
            <span className="grid size-12 place-items-center rounded-full bg-amber text-amber-ink shadow-[0_0_0_4px_var(--color-surface),0_6px_20px_-4px_#ffb54780]">
              <Wallet aria-hidden className={ICON} strokeWidth={2} />
            </span>
            <span className="max-w-full truncate px-0.5">{t('nav.deposit')}</span>
          </NavLink>
        </li>
        <Entry
          href={at(MEMBER_PATHS.bets)}
          icon={<ClipboardList aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.records')}
        />
        <Entry
          href={at(MEMBER_PATHS.security)}
          icon={<UserRound aria-hidden className={ICON} strokeWidth={1.75} />}
          text={t('nav.me')}
        />
      </ul>
    </nav>
  );
}

function Entry({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <li>
      <NavLink
        href={href}
        className="flex h-full flex-col items-center justify-center gap-0.5 text-2xs font-medium text-muted aria-[current=page]:text-amber"
      >
        {icon}
        <span className="max-w-full truncate px-0.5">{text}</span>
      </NavLink>
    </li>
  );
}
