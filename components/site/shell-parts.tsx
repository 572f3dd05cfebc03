'use client';

import { MessagesBoundary } from '@/components/ui/messages-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import ChatDialog from './chat/chat-dialog';
import type { ShellPart } from './open-shell';
import ServiceDialog from './service/service-dialog';
import SpeedDialog from './speed/speed-dialog';

const PARTS = { speed: SpeedDialog, service: ServiceDialog, chat: ChatDialog } as const;

interface Props {
  part: ShellPart;
  locale: LocaleCode;
  onClose: () => void;
}

/** The dialogs of the shell with their messages; loaded by ShellHost. */
export default function ShellParts({ part, locale, onClose }: Props) {
  const Part = PARTS[part];
  return (
    <MessagesBoundary locale={locale} namespaces={[part, 'errors']}>
      <Part onClose={onClose} />
    </MessagesBoundary>
  );
}
