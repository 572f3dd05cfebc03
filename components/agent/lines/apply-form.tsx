'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
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

/** A player's application to become an agent: the form, or what became of the last one. */
export function ApplyForm({ application }: { application: WireApplication | null }) {
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
  const isOpen = application?.state === 'open';
  return (
    <section className="mt-8 max-w-prose rounded-card border border-hairline bg-surface p-5 shadow-inset-light">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      {application && (
        <div role="status" className="mt-3 rounded-control bg-sunken p-3 text-sm">
          <p className="font-semibold">{t(`states.${application.state}`)}</p>
          {application.answer && (
            <p className="mt-1 wrap-anywhere">
              <bdi>{application.answer}</bdi>
            </p>
          )}
        </div>
      )}
      {!isOpen && (
        <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
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
      )}
    </section>
  );
}
