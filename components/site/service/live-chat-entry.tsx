import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { MessageSquare } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { ServiceChat } from './use-service-chat';

interface Props {
  state: ServiceChat;
  onOpen: () => void;
  onLeave: () => void;
}

/** A link to the live chat, or to the feedback form outside of the chat's hours. An open conversation can always be read. */
export function LiveChatEntry({ state, onOpen, onLeave }: Props) {
  const t = useTranslations('service.live');
  const locale = useLocale();
  const mayOpen = state.isOpen || (state.chat !== null && state.chat.status !== 'closed');
  return (
    <div className="mb-3 flex flex-col gap-3 rounded-card border border-hairline bg-sunken/40 p-4">
      <p className="flex items-center gap-3 font-medium">
        <MessageSquare aria-hidden className="size-5 text-amber" />
        {t(mayOpen ? 'title' : 'away')}
      </p>
      {mayOpen ? (
        <Button variant="amber" onClick={onOpen}>
          {t(state.chat && state.chat.status !== 'closed' ? 'continue' : 'begin')}
        </Button>
      ) : (
        <PageLink href={`/${locale}/feedback`} onClick={onLeave} className={buttonStyle({})}>
          {t('leaveMessage')}
        </PageLink>
      )}
    </div>
  );
}
