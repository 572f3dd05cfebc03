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
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ServiceType } from '@/lib/content/service/constants';
import { callApi } from '@/lib/platform/http/call';
import { openServiceWindow, serviceAddress, type ServiceWay } from './open-window';

const ICONS: Partial<Record<ServiceType, IconComponent>> = {
  LIVECHAT: MessageSquare,
  FORM: PenLine,
  EMAIL: Mail,
  PHONE: Phone,
};

/** The channels of customer service; each opens in a small window, a mailbox or a telephone in what the device has. */
export default function ServiceDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('service');
  const ways = useQuery({
    queryKey: ['customer-service'],
    queryFn: async ({ signal }) => {
      const { info } = await callApi<{ info: { customerService: ServiceWay[] } }>(
        'GET',
        '/wps/system/permission',
        undefined,
        signal,
      );
      return info.customerService;
    },
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="sm"
    >
      {ways.isPending && <Skeleton className="h-14 rounded-card" />}
      {ways.isError && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void ways.refetch()} />
      )}
      {ways.data?.length === 0 && <EmptyState title={t('empty')} />}
      <ul className="flex flex-col gap-2">
        {ways.data?.map((way) => {
          const Icon = ICONS[way.csType] ?? MessageCircle;
          return (
            <li key={way.path}>
              <a
                href={serviceAddress(way)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={(event) => {
                  // A mailbox or a telephone needs no window; where a window is refused, the link is one.
                  if (way.csType === 'EMAIL' || way.csType === 'PHONE') return;
                  if (openServiceWindow(way)) event.preventDefault();
                }}
                className="flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-sunken/40 px-4 font-medium transition hover:border-edge hover:bg-raised"
              >
                <Icon aria-hidden className="size-5 text-amber" />
                <span className="flex-1">{t(`types.${way.csType}`)}</span>
                <ExternalLink aria-hidden className="size-4 text-faint" />
              </a>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
