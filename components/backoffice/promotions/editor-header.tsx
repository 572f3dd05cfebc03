import { ArrowLeft } from '@/components/ui/icons';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';

/** The header of an editor: title, and a link back to the list. */
export function EditorHeader({ href, back, title }: { href: string; back: string; title: string }) {
  return (
    <header className="mb-5 flex items-center gap-2">
      <PageLink
        href={href}
        aria-label={back}
        className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2`}
      >
        <ArrowLeft aria-hidden className="flip-rtl size-5" />
      </PageLink>
      <h1 className="min-w-0 text-2xl font-extrabold wrap-anywhere">{title}</h1>
    </header>
  );
}
