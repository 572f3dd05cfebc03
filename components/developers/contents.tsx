export interface Entry {
  anchor: string;
  text: string;
  level: number;
}

/** The contents of the page: a list beside the text on wide screens, folded above it on phones. */
export function Contents({ entries, title }: { entries: readonly Entry[]; title: string }) {
  const list = (
    <ul className="space-y-0.5 text-sm">
      {entries.map(({ anchor, text, level }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className={`flex min-h-11 items-center rounded-control px-3 text-muted transition hover:bg-raised hover:text-ink lg:min-h-8 ${level > 2 ? 'ps-7' : ''}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="rounded-card border border-hairline bg-surface lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-ink">
          {title}
        </summary>
        <nav aria-label={title} className="px-1 pb-2">
          {list}
        </nav>
      </details>
      <nav
        aria-label={title}
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block"
      >
        <p className="px-3 pb-2 text-xs font-medium text-faint">{title}</p>
        {list}
      </nav>
    </>
  );
}
