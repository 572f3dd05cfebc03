'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MAX_CHAT_TEXT } from '@/lib/inbox/chat/constants';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { SERVICE_CHAT_KEY, useServiceChat, type ServiceChat } from './use-service-chat';

/** The live chat with the operators: one's own conversation, and a field to write. */
export default function ChatWindow() {
  const t = useTranslations('service.live');
  const tErrors = useTranslations('errors');
  const format = useFormatter();
  const client = useQueryClient();
  const state = useServiceChat();
  const chat = state.data?.chat ?? null;
  const isCurrent = chat !== null && chat.status !== 'closed';
  const chatId = isCurrent ? chat.id : undefined;
  const [text, setText] = useState('');
  // The same until the message has arrived, so that it is stored once.
  const requestId = useRef<string>(undefined);
  const end = useRef<HTMLDivElement>(null);

  const send = useMutation({
    mutationFn: () => {
      requestId.current ??= crypto.randomUUID();
      return callApi<ServiceChat>('POST', '/wps/service-chat/messages', {
        text,
        requestId: requestId.current,
      });
    },
    onSuccess: (next) => {
      requestId.current = undefined;
      setText('');
      client.setQueryData(SERVICE_CHAT_KEY, next);
    },
  });
  const close = useMutation({
    mutationFn: () => callApi('POST', '/wps/service-chat/close', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: SERVICE_CHAT_KEY }),
  });

  useEffect(() => {
    if (chatId === undefined || typeof EventSource === 'undefined') return;
    const stream = new EventSource('/wps/service-chat/events');
    stream.addEventListener('changed', () => void client.invalidateQueries({ queryKey: SERVICE_CHAT_KEY }));
    return () => stream.close();
  }, [chatId, client]);
  const count = chat?.messages.length ?? 0;
  useEffect(() => {
    // In newer browsers this returns a promise, and an effect must not return one.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !send.isPending) send.mutate();
  };
  const failure = send.error instanceof ApiError ? send.error : undefined;
  const problem = send.error
    ? (failure?.fields?.text?.message ?? (failure?.message || tErrors('NETWORK')))
    : undefined;
  const hint = !isCurrent ? 'hello' : chat.status === 'waiting' ? 'waiting' : 'joined';
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted" aria-live="polite">
        {t(chat?.status === 'closed' ? 'closed' : hint)}
      </p>
      {count > 0 && (
        <ol aria-live="polite" className="flex max-h-[45dvh] flex-col gap-2 overflow-y-auto">
          {chat!.messages.map((each) => (
            <li
              key={each.id}
              className={`max-w-[85%] rounded-card px-3 py-2 text-sm ${each.sender === 'person' ? 'self-end bg-raised' : 'self-start bg-sunken'}`}
            >
              <span className="sr-only">{t(each.sender === 'person' ? 'you' : 'operator')}: </span>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {each.text ?? <em className="text-faint">{t('deleted')}</em>}
              </p>
              <time dateTime={each.at} className="text-xs text-faint">
                {format.dateTime(new Date(each.at), { timeStyle: 'short' })}
              </time>
            </li>
          ))}
          <li aria-hidden className="contents">
            <div ref={end} />
          </li>
        </ol>
      )}
      {chat?.isMuted && <p className="text-sm text-vermilion">{t('muted')}</p>}
      <form noValidate onSubmit={submit} className="flex flex-col gap-2">
        <FormAlert message={problem} />
        <Field label={t('write')} labelHidden>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={3}
              maxLength={MAX_CHAT_TEXT}
              placeholder={t('write')}
              value={text}
              onChange={(event) => {
                requestId.current = undefined;
                setText(event.target.value);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-between gap-2">
          <Button type="submit" variant="amber" busy={send.isPending} disabled={!text.trim()}>
            {t('send')}
          </Button>
          {isCurrent && (
            <Button variant="ghost" busy={close.isPending} onClick={() => close.mutate()}>
              {t('end')}
            </Button>
          )}
        </div>
        <p className="text-xs text-faint">{t('neverPassword')}</p>
      </form>
    </div>
  );
}
