import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';

/** A link to the form for a message to one member. */
export function WriteMessage({ account }: { account: string }) {
  const t = useTranslations('backoffice-members.messages');
  return (
    <PageLink
      href={`/backoffice/messages/new?account=${encodeURIComponent(account)}`}
      className={buttonStyle({})}
    >
      {t('write')}
    </PageLink>
  );
}
