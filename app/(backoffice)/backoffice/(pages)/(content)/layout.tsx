import type { ReactNode } from 'react';
import { PageMessages } from '@/components/backoffice/page-messages';
import { backOfficeLocale } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

/** The texts of the editor of content, and of what is shown beside it. */
const NAMESPACES = ['backoffice-content', 'backoffice-banners', 'backoffice-apps', 'articles'] as const;

/** The pages of content: the others do not load the texts of its editor. */
export default async function ContentLayout({ children }: { children: ReactNode }) {
  const locale = await backOfficeLocale();
  return <PageMessages messages={pickMessages(locale, NAMESPACES) as never}>{children}</PageMessages>;
}
