import { ChevronRight } from '@/components/ui/icons';
import { StructuredData, type Thing } from '@/components/seo/structured-data';
import { breadcrumbThing } from '@/components/seo/things';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

interface Props {
  locale: LocaleCode;
  label: string;
  /** From home to the current page, which is last and not a link. */
  crumbs: readonly { name: string; path: string }[];
  /** Other structured data of the page. */
  things?: readonly Thing[];
}

/** Breadcrumbs, visible and as structured data. */
export function Breadcrumbs({ locale, label, crumbs, things = [] }: Props) {
  return (
    <>
      <nav aria-label={label} className="min-w-0">
        <ol className="flex min-w-0 items-center gap-1 text-sm text-faint">
          {crumbs.map(({ name, path }, index) => (
            <li key={path} className="flex min-w-0 items-center gap-1 last:flex-1">
              {index > 0 && <ChevronRight aria-hidden className="flip-rtl size-4 shrink-0" />}
              {index < crumbs.length - 1 ? (
                <PageLink
                  href={localePath(locale, path)}
                  className="inline-flex min-h-8 items-center whitespace-nowrap hover:text-ink"
                >
                  {name}
                </PageLink>
              ) : (
                <span aria-current="page" className="truncate">
                  {name}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <StructuredData things={[breadcrumbThing(locale, crumbs), ...things]} />
    </>
  );
}
