'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { CHAT_PATH } from '@/lib/content/chat/constants';

/** The chat room in a dialog: a page of ours in a frame, whose policy allows only the operator's provider. */
export default function ChatDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('chat');
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')} closeLabel={t('close')}>
      <iframe
        src={CHAT_PATH}
        title={t('title')}
        className="block h-[min(34rem,62dvh)] w-full rounded-card border border-hairline bg-raised"
      />
    </Dialog>
  );
}
