'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { useDateFormat } from '@/components/records/use-date-format';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { Textarea } from '@/components/ui/textarea';
import { useMounted } from '@/components/ui/use-mounted';
import { useAgentCall } from './use-agent-call';

export interface WireApplication {
  id: string;
  state: 'open' | 'approved' | 'rejected' | 'withdrawn';
  contact: string;
  content: string;
  createdAt: string;
  decidedAt: string | null;
  answer: string | null;
}

const TONES: Record<WireApplication['state'], BadgeTone> = {
  open: 'amber',
  approved: 'jade',
  rejected: 'vermilion',
  withdrawn: 'plain',
};

/** A player's application to become an agent: what became of the last one, and the form while none waits. */
export function ApplyForm({ application }: { application: WireApplication | null }) {
  return (
    <div className="flex max-w-prose flex-col gap-4">
      {application && <ApplicationState application={application} />}
      {application?.state !== 'open' && <NewApplication />}
    </div>
  );
}

/** What was sent, its state, the answer, and what happens next. */
function ApplicationState({ application }: { application: WireApplication }) {
  const t = useTranslations('agent-lines.apply');
  const call = useAgentCall();
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const { id, state, contact, content, createdAt, decidedAt, answer } = application;
  const withdraw = async () => {
    const done = await call.send(`/wps/agent/applications/${id}/withdraw`, {});
    setAsks(false);
    if (done) notify(t('states.withdrawn'), 'good');
    router.refresh();
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{t('yours')}</h2>
        <Badge tone={TONES[state]}>{t(`badges.${state}`)}</Badge>
      </div>
      <div role="status" className="mt-3">
        <p className="font-medium">{t(`states.${state}`)}</p>
        {answer && (
          <blockquote className="mt-2 rounded-control bg-sunken p-3 text-sm wrap-anywhere">
            <span className="block text-xs text-faint">{t('answer')}</span>
            <bdi>{answer}</bdi>
          </blockquote>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">{t(`next.${state}`)}</p>
      <dl className="mt-4 grid gap-x-4 gap-y-2 border-t pt-4 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-faint">{t('sent')}</dt>
        <dd>
          <LocalTime at={createdAt} />
        </dd>
        {decidedAt && (
          <>
            <dt className="text-faint">{t(state === 'withdrawn' ? 'withdrawnAt' : 'decided')}</dt>
            <dd>
              <LocalTime at={decidedAt} />
            </dd>
          </>
        )}
        <dt className="text-faint">{t('contact')}</dt>
        <dd className="wrap-anywhere">
          <bdi>{contact}</bdi>
        </dd>
        <dt className="text-faint">{t('content')}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          <bdi>{content}</bdi>
        </dd>
      </dl>
      <FormAlert message={call.message} />
      {state === 'open' && (
        <Button variant="outline" className="mt-4" busy={call.busy} onClick={() => setAsks(true)}>
          {t('withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={t('withdrawTitle')}
        message={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keep')}
        busy={call.busy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsks(false)}
      />
    </Card>
  );
}

/** A moment in the reader's time zone, which the server does not know. */
function LocalTime({ at }: { at: string }) {
  const format = useDateFormat();
  const mounted = useMounted();
  return (
    <time dateTime={at} className="tabular">
      {mounted ? format.dateTime(at) : at.slice(0, 10)}
    </time>
  );
}

function NewApplication() {
  const t = useTranslations('agent-lines.apply');
  const call = useAgentCall();
  const ids = useRequestId();
  const router = useRouter();
  const [contact, setContact] = useState('');
  const [content, setContent] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { contact: contact.trim(), content: content.trim() };
    const sent = await call.send('/wps/agent/applications', {
      ...body,
      requestId: ids.idOf(JSON.stringify(body)),
    });
    if (!sent) return;
    ids.renew();
    router.refresh();
  };
  return (
    <Card>
      <h2 className="text-lg font-bold">{t('form')}</h2>
      <form noValidate className="mt-3 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-muted">{t('text')}</p>
        <FormAlert message={call.message} />
        <Field label={t('contact')} hint={t('contactHint')} error={call.fields.contact?.message} required>
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              value={contact}
              onChange={(event) => setContact(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('content')} error={call.fields.content?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={1_000}
              value={content}
              onChange={(event) => setContent(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="amber" busy={call.busy}>
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}
