'use client';

import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { MAX_CHAT_TEXT, MUTE_MINUTES } from '@/lib/inbox/chat/constants';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { PreparedAnswerPicker, type PreparedAnswerOption } from './prepared-answer-picker';
import { ChatMessages } from './chat-messages';
import type { OfficeChat } from './types';

interface Props {
  chat: OfficeChat;
  self: string;
  operators: readonly { id: string; name: string }[];
  preparedAnswers: readonly PreparedAnswerOption[];
}

/** One conversation with what an operator can do: take, answer, transfer, mute, delete a message, close. */
export function Conversation({ chat, self, operators, preparedAnswers }: Props) {
  const t = useTranslations('backoffice-service');
  const call = useCall();
  const [text, setText] = useState('');
  const requestId = useRef<string>(undefined);
  const path = `/backoffice/api/chats/${chat.id}`;
  const isMine = chat.operator?.id === self;
  const isClosed = chat.status === 'closed';
  const mayAnswer = !isClosed && (isMine || chat.operator === null);
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    requestId.current ??= crypto.randomUUID();
    const body = { text, requestId: requestId.current };
    if (await call.send(`${path}/messages`, body, t('answered'))) {
      requestId.current = undefined;
      setText('');
    }
  };
  return (
    <Panel
      title={
        chat.member ? (
          <PageLink href={`/backoffice/members/${chat.member.id}`} className="text-amber hover:underline">
            <bdi>{chat.member.account}</bdi>
          </PageLink>
        ) : (
          t('visitor', { id: chat.id })
        )
      }
      actions={
        <span className="text-sm text-muted">
          {isClosed
            ? t('statuses.closed')
            : chat.operator
              ? t('with', { name: chat.operator.name })
              : t('statuses.waiting')}
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert message={call.failure?.message ?? Object.values(call.failure?.fields ?? {})[0]?.message} />
        <ChatMessages
          messages={chat.messages}
          onRemove={(messageId) => void call.send(`${path}/messages/remove`, { messageId }, t('removed'))}
        />
        {mayAnswer && (
          <form noValidate onSubmit={(event) => void answer(event)} className="flex flex-col gap-2">
            <PreparedAnswerPicker answers={preparedAnswers} language={chat.language} onPick={setText} />
            <Field label={t('answer')}>
              {(control) => (
                <Textarea
                  {...control}
                  dir="auto"
                  rows={3}
                  maxLength={MAX_CHAT_TEXT}
                  value={text}
                  onChange={(event) => {
                    requestId.current = undefined;
                    setText(event.target.value);
                  }}
                />
              )}
            </Field>
            <Button
              type="submit"
              variant="amber"
              busy={call.busy}
              disabled={!text.trim()}
              className="self-start"
            >
              {t('send')}
            </Button>
          </form>
        )}
        {!isClosed && (
          <div className="flex flex-wrap items-end gap-3 border-t border-hairline pt-4">
            {chat.operator === null && (
              <Button busy={call.busy} onClick={() => void call.send(`${path}/claim`, {}, t('claimed'))}>
                {t('claim')}
              </Button>
            )}
            <Field label={t('transfer')} className="min-w-44">
              {(control) => (
                <Select
                  {...control}
                  value=""
                  placeholder={t('chooseOperator')}
                  disabled={call.busy}
                  options={operators
                    .filter(({ id }) => id !== chat.operator?.id)
                    .map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(event) =>
                    event.target.value &&
                    void call.send(`${path}/transfer`, { operatorId: event.target.value }, t('transferred'))
                  }
                />
              )}
            </Field>
            <Field label={t('mute')} className="min-w-40">
              {(control) => (
                <Select
                  {...control}
                  value=""
                  placeholder={t(chat.isMuted ? 'isMuted' : 'notMuted')}
                  disabled={call.busy}
                  options={[
                    ...MUTE_MINUTES.map((minutes) => ({
                      value: String(minutes),
                      label: t('muteMinutes', { minutes }),
                    })),
                    ...(chat.isMuted ? [{ value: '0', label: t('unmute') }] : []),
                  ]}
                  onChange={(event) =>
                    event.target.value &&
                    void call.send(`${path}/mute`, { minutes: Number(event.target.value) }, t('muteSaved'))
                  }
                />
              )}
            </Field>
            <Button
              variant="ghost"
              busy={call.busy}
              onClick={() => void call.send(`${path}/close`, {}, t('closedText'))}
            >
              {t('close')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
