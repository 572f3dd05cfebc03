'use client';

import { useId, useState, type FormEvent } from 'react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Send } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { LINE_AUDIENCES, MAX_LINE_TEXT, type LineAudience } from '@/lib/agents/messages/constants';
import type { WireSent } from '@/lib/agents/messages/wire';
import { callApi } from '@/lib/platform/http/call';
import { useAgentCall } from '../lines/use-agent-call';

const SENT_KEY = ['agent', 'line-messages'] as const;

interface Props {
  isAgent: boolean;
  hasUpline: boolean;
  muted: boolean;
}

/** Messages within the line: write one, what was sent, and whether the member takes any. */
export function LineMessages({ isAgent, hasUpline, muted }: Props) {
  const t = useTranslations('agent-lines.messages');
  const tErrors = useTranslations('errors');
  const [writes, setWrites] = useState(false);
  const [takes, setTakes] = useState(!muted);
  const mute = useMutation({
    mutationFn: (next: boolean) => callApi('PUT', '/wps/agent/messages/settings', { muted: !next }),
    onSuccess: (_value, next) => {
      setTakes(next);
      notify(t(next ? 'taken' : 'notTaken'), 'good');
    },
    onError: (error: Error) => notify(error.message || tErrors('NETWORK'), 'bad'),
  });
  if (!isAgent && !hasUpline) return null;
  return (
    <Card>
      <CardHeader title={t('title')} description={t(isAgent ? 'agentText' : 'memberText')} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button variant="amber" onClick={() => setWrites(true)}>
          <Send aria-hidden className="size-4" />
          {t(isAgent ? 'write' : 'writeUpline')}
        </Button>
        {hasUpline && (
          <Checkbox
            label={t('takes')}
            checked={takes}
            disabled={mute.isPending}
            onChange={(event) => mute.mutate(event.target.checked)}
          />
        )}
      </div>
      <SentList />
      {writes && <WriteDialog isAgent={isAgent} hasUpline={hasUpline} onClose={() => setWrites(false)} />}
    </Card>
  );
}

function WriteDialog({ isAgent, hasUpline, onClose }: Omit<Props, 'muted'> & { onClose: () => void }) {
  const t = useTranslations('agent-lines.messages');
  const form = useId();
  const call = useAgentCall();
  const ids = useRequestId();
  const audiences = LINE_AUDIENCES.filter((one) => (one === 'upline' ? hasUpline : isAgent));
  const [to, setTo] = useState<LineAudience>(audiences[0]!);
  const [account, setAccount] = useState('');
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { to, text, ...(to === 'member' && { account: account.trim() }) };
    const sent = await call.send<{ receivers: number }>('/wps/agent/messages', {
      ...body,
      requestId: ids.idOf(JSON.stringify(body)),
    });
    if (!sent) return;
    ids.renew();
    notify(t('sent', { count: sent.receivers }), 'good');
    void queryClient.invalidateQueries({ queryKey: SENT_KEY });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isAgent ? 'write' : 'writeUpline')}
      description={t('plain')}
      closeLabel={t('cancel')}
      footer={
        <DialogActions
          cancelLabel={t('cancel')}
          confirmLabel={t('send')}
          busy={call.busy}
          form={form}
          onCancel={onClose}
        />
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FormAlert message={call.message} />
        {audiences.length > 1 && (
          <Field label={t('to')}>
            {(control) => (
              <Select
                {...control}
                value={to}
                options={audiences.map((one) => ({ value: one, label: t(`audiences.${one}`) }))}
                onChange={(event) => setTo(event.target.value as LineAudience)}
              />
            )}
          </Field>
        )}
        {to === 'member' && (
          <Field label={t('account')} hint={t('accountHint')} error={call.fields.account?.message} required>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                value={account}
                onChange={(event) => setAccount(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={t('text')}
          hint={t('left', { count: MAX_LINE_TEXT - text.length })}
          error={call.fields.text?.message}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              maxLength={MAX_LINE_TEXT}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface SentPage {
  list: WireSent[];
  pageNum: number;
  totalPages: number;
}

/** What the member has sent, with how many have read it. Nothing is shown before the first one. */
function SentList() {
  const t = useTranslations('agent-lines.messages');
  const format = useDateFormat();
  const sent = useInfiniteQuery({
    queryKey: SENT_KEY,
    queryFn: ({ signal, pageParam }) =>
      callApi<SentPage>('GET', `/wps/agent/messages?pageSize=5&pageNum=${pageParam}`, undefined, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
  const list = (sent.data?.pages ?? []).flatMap((page) => page.list);
  if (sent.isSuccess && list.length === 0) return null;
  return (
    <section aria-label={t('sentTitle')} className="mt-4 border-t pt-4">
      <h3 className="mb-2 text-sm font-semibold text-muted">{t('sentTitle')}</h3>
      <RecordState query={sent} empty={false} emptyTitle="" rows={2} rowClassName="h-14">
        <ul className="flex flex-col divide-y divide-hairline">
          {list.map((message) => (
            <li key={message.id} className="py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <p className="text-sm font-medium">
                  {message.account === null ? (
                    t(`audiences.${message.to}`)
                  ) : (
                    <bdi className="wrap-anywhere">{message.account}</bdi>
                  )}
                </p>
                <time dateTime={message.createdAt} className="text-xs text-faint">
                  {format.dateTime(message.createdAt)}
                </time>
              </div>
              <p className="mt-1 line-clamp-3 text-sm wrap-anywhere whitespace-pre-line text-muted">
                <bdi>{message.text}</bdi>
              </p>
              <p className="tabular mt-1 text-xs text-faint">
                {message.withdrawn ? (
                  <Badge tone="vermilion">{t('withdrawn')}</Badge>
                ) : (
                  t('read', { read: message.read, count: message.receivers })
                )}
              </p>
            </li>
          ))}
        </ul>
        {sent.hasNextPage && (
          <Button
            size="sm"
            className="mt-2"
            busy={sent.isFetchingNextPage}
            onClick={() => void sent.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
      </RecordState>
    </section>
  );
}
