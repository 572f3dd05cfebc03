'use client';

import { PageLink } from '@/components/ui/page-link';
import { AgentEntry } from './agent-entry';
import type { MenuEntry } from './menu-entry';

/** The columns of the footer. */
export function FooterColumns({
  columns,
}: {
  columns: readonly { title: string; items: readonly MenuEntry[] }[];
}) {
  return columns.map(({ title, items }) => (
    <section key={title}>
      <h2 className="mb-2 text-sm font-bold text-ink">{title}</h2>
      <ul className="footer-list">
        {items.map((item) =>
          item.agentsOnly ? (
            <AgentEntry key={item.href}>
              <Item {...item} />
            </AgentEntry>
          ) : (
            <Item key={item.href ?? item.opens} {...item} />
          ),
        )}
      </ul>
    </section>
  ));
}

function Item({ href, opens, text }: MenuEntry) {
  return (
    <li>
      {href ? (
        <PageLink href={href}>{text}</PageLink>
      ) : (
        <button type="button" data-opens={opens} aria-haspopup="dialog">
          {text}
        </button>
      )}
    </li>
  );
}

/** The logos of vendors, each a link to its slots. */
export function FooterLogos({
  marks: logos,
}: {
  marks: readonly { href: string; name: string; logo: string }[];
}) {
  return logos.map(({ href, name, logo }) => (
    <li key={href}>
      <PageLink href={href} className="block opacity-75 transition hover:opacity-100">
        <img
          src={logo}
          alt={name}
          width={88}
          height={32}
          loading="lazy"
          decoding="async"
          className="h-8 w-full max-w-22 object-contain sm:w-22"
        />
      </PageLink>
    </li>
  ));
}
