'use client';

import {
  ExternalLink,
  MessageCircle,
  MessageSquare,
  Mail,
  PenLine,
  Phone,
  type IconComponent,
} from '@/components/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ServiceType } from '@/lib/content/service/constants';
import { PartBoundary } from '@/components/ui/part-boundary';
import { callApi } from '@/lib/platform/http/call';
import { LiveChatEntry } from './live-chat-entry';
import { useServiceChat } from './use-service-chat';
import { openServiceWindow, supportChannelPath, type SupportChannel } from './open-window';

const ChatWindow = lazy(() => import('./chat-window'));

const ICONS: Partial<Record<ServiceType, IconComponent>> = {
  LIVECHAT: MessageSquare,
  FORM: PenLine,
  EMAIL: Mail,
  PHONE: Phone,
};

/**
 * The support channels. Chats and forms open in a small window; mail and telephone open the device's own application.
 */
export default function ServiceDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('service');
  const channels = useQuery({
    queryKey: ['customer-service'],
    queryFn: async ({ signal }) => {
      const { info } = await callApi<{ info: { customerService: SupportChannel[] } }>(
        'GET',
        '/wps/system/permission',
        undefined,
        signal,
      );
      return info.customerService;
    },
    staleTime: 0,
  });
  const live = useServiceChat();
  const [chatting, setChatting] = useState(false);
  if (chatting)
    return (
      <Dialog open onClose={onClose} title={t('live.title')} closeLabel={t('close')} size="sm">
        <PartBoundary fallback={<Skeleton className="h-80 rounded-card" />}>
          <ChatWindow />
        </PartBoundary>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="sm"
    >
      {live.data?.isOffered && (
        <LiveChatEntry state={live.data} onOpen={() => setChatting(true)} onLeave={onClose} />
      )}
      {channels.isPending && <Skeleton className="h-14 rounded-card" />}
      {channels.isError && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void channels.refetch()} />
      )}
      {channels.data?.length === 0 && live.data?.isOffered === false && <EmptyState title={t('empty')} />}
      <ul className="flex flex-col gap-2">
        {channels.data?.map((channel) => {
          const Icon = ICONS[channel.csType] ?? MessageCircle;
          return (
            <li key={channel.path}>
              <a
                href={supportChannelPath(channel)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={(event) => {
                  // Mail and telephone need no window. If the browser refuses the window, the link opens a tab.
                  if (channel.csType === 'EMAIL' || channel.csType === 'PHONE') return;
                  if (openServiceWindow(channel)) event.preventDefault();
                }}
                className="flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-sunken/40 px-4 font-medium transition hover:border-edge hover:bg-raised"
              >
                <Icon aria-hidden className="size-5 text-amber" />
                <span className="flex-1">{t(`types.${channel.csType}`)}</span>
                <ExternalLink aria-hidden className="size-4 text-faint" />
              </a>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
