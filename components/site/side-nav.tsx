import { Flame, Heart, History, House, Network } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { AgentEntry } from './agent-entry';
import { CategoryIcon } from './category-icon';
import { CATEGORY_PATHS } from './links';
import { NavLink } from './nav-link';
import type { ShellPart } from './open-shell';
import { shownEntries, SIDE_GROUPS } from './side-entries';

const ICON = 'size-5 shrink-0';

interface Props {
  locale: LocaleCode;
  categories: readonly GameType[];
  /** The operator's white-label flags. */
  flags: Readonly<Record<string, unknown>>;
}

/** The side menu: hot, one's own games, one entry per category that has vendors, what the house offers, the house. */
export async function SideNav({ locale, categories, flags }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const c = await getTranslations({ locale, namespace: 'catalogue' });
  const at = (path: string) => localePath(locale, path);
  const sign = (Icon: typeof Flame) => <Icon aria-hidden className={ICON} strokeWidth={1.75} />;
  return (
    <nav aria-label={t('nav.main')} className="flex flex-col gap-5">
      <Group>
        <Entry href={at('/')} icon={sign(House)} text={t('nav.home')} />
        <Entry href={`${at('/')}#section-hot`} icon={sign(Flame)} text={t('nav.hot')} />
        <Entry href={at('/favorite')} icon={sign(Heart)} text={t('nav.favorite')} />
        <Entry href={at('/recent')} icon={sign(History)} text={t('nav.recent')} />
      </Group>
      <Group>
        {categories.map((category) => (
          <Entry
            key={category}
            href={at(CATEGORY_PATHS[category])}
            icon={<CategoryIcon category={category} className={ICON} />}
            text={c(`categories.${category}`)}
          />
        ))}
      </Group>
      {SIDE_GROUPS.map((group, index) => (
        <Group key={index}>
          {shownEntries(group, flags).map(({ key, path, opens, icon }) =>
            opens ? (
              <Opener key={key} opens={opens} icon={sign(icon)} text={t(`nav.${key}`)} />
            ) : (
              <Entry key={key} href={at(path)} icon={sign(icon)} text={t(`nav.${key}`)} />
            ),
          )}
          {index === 0 && (
            <AgentEntry>
              <Entry href={at('/agentHome')} icon={sign(Network)} text={t('nav.agentCentre')} />
            </AgentEntry>
          )}
        </Group>
      ))}
    </nav>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-0.5 not-first:border-t not-first:pt-5">{children}</ul>;
}

function Entry({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <li>
      <NavLink href={href} title={text} className="side-link">
        {icon}
        <span className="menu-text">{text}</span>
      </NavLink>
    </li>
  );
}

/** An entry that opens a dialog over the page. */
function Opener({ opens, icon, text }: { opens: ShellPart; icon: ReactNode; text: string }) {
  return (
    <li>
      <button type="button" data-opens={opens} aria-haspopup="dialog" title={text} className="side-link">
        {icon}
        <span className="menu-text">{text}</span>
      </button>
    </li>
  );
}
