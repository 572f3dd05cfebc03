'use client';

import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { redirectToLogin } from '../redirect-to-login';
import type { PreparedAnswerOption } from './prepared-answer-picker';
import { Conversation } from './conversation';
import type { OfficeChat, OfficeChatList } from './types';
import { useTimeName } from './use-time-name';

interface Props {
  initial: OfficeChatList;
  self: string;
  operators: readonly { id: string; name: string }[];
  preparedAnswers: readonly PreparedAnswerOption[];
}

/** The live chat of operators: conversations that wait or are being answered, and one of them in full. It updates itself. */
export function OpenChats({ initial, self, operators, preparedAnswers }: Props) {
  const t = useTranslations('backoffice-service');
  const timeName = useTimeName();
  const [list, setList] = useState(initial);
  const [chosen, setChosen] = useState<string>();
  const [chat, setChat] = useState<OfficeChat>();

  const read = useCallback(async (id: string | undefined, signal?: AbortSignal) => {
    try {
      const [current, one] = await Promise.all([
        callApi<{ list: OfficeChatList }>('GET', '/backoffice/api/chats', undefined, signal),
        id ? callApi<OfficeChat>('GET', `/backoffice/api/chats/${id}`, undefined, signal) : undefined,
      ]);
      setList(current.list);
      setChat(one);
    } catch (error) {
      // The next change reads it again.
      if (error instanceof ApiError && error.status === 401) redirectToLogin();
    }
  }, []);
  useEffect(() => {
    const ending = new AbortController();
    const refresh = () => void read(chosen, ending.signal);
    refresh();
    if (typeof EventSource === 'undefined') return () => ending.abort();
    const stream = new EventSource('/backoffice/api/chats/events');
    stream.addEventListener('changed', refresh);
    return () => {
      ending.abort();
      stream.close();
    };
  }, [chosen, read]);

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <nav aria-label={t('tabs.live')} className="rounded-card border border-hairline bg-surface">
        {list.length === 0 ? (
          <EmptyState title={t('nobody')} hint={t('nobodyText')} />
        ) : (
          <ul className="divide-y divide-hairline">
            {list.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  aria-current={each.id === chosen ? 'true' : undefined}
                  onClick={() => setChosen(each.id)}
                  className="flex w-full flex-col gap-1 px-4 py-3 text-start text-sm transition hover:bg-raised aria-[current=true]:bg-raised"
                >
                  <span className="flex items-center justify-between gap-2">
                    <span className="truncate font-medium">
                      {each.member ? <bdi>{each.member.account}</bdi> : t('visitor', { id: each.id })}
                    </span>
                    <Badge
                      tone={
                        each.status === 'waiting' ? 'amber' : each.operator?.id === self ? 'jade' : 'plain'
                      }
                    >
                      {each.status === 'waiting' ? t('statuses.waiting') : each.operator?.name}
                    </Badge>
                  </span>
                  <span dir="auto" className="truncate text-muted">
                    {each.lastText ?? t('deleted')}
                  </span>
                  <span className="text-xs text-faint">
                    {timeName(each.lastMessageAt)}{' '}
                    <bdi dir="ltr" className="uppercase">
                      {each.language}
                    </bdi>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </nav>
      {chat && chat.id === chosen ? (
        <Conversation
          key={chat.id}
          chat={chat}
          self={self}
          operators={operators}
          preparedAnswers={preparedAnswers}
        />
      ) : (
        list.length > 0 && (
          <div className="rounded-card border border-hairline bg-surface max-lg:hidden">
            <EmptyState title={t('choose')} />
          </div>
        )
      )}
    </div>
  );
}
