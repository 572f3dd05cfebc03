import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { MessageStatus } from '@/lib/inbox/messages/types';

const TONES: Record<MessageStatus, BadgeTone> = {
  scheduled: 'plain',
  sending: 'amber',
  sent: 'jade',
  recalled: 'vermilion',
};

/** The status of a message. */
export function StatusBadge({ status, children }: { status: MessageStatus; children: ReactNode }) {
  return <Badge tone={TONES[status]}>{children}</Badge>;
}
