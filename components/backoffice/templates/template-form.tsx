'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { MAX_ACTION, MAX_MAIL_BODY, MAX_SMS_TEXT, MAX_SUBJECT } from '@/lib/inbox/templates/constants';
import type { TemplateTexts } from '@/lib/inbox/templates/types';
import { LocalizedTextField } from '../localized/text-field';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  channel: 'email' | 'sms';
  template: string;
  locale: LocaleCode;
  version: number;
  shipped: TemplateTexts;
  own: TemplateTexts | undefined;
  placeholders: readonly string[];
  history: readonly { version: number; texts: TemplateTexts | null; operator: string; at: string }[];
}

interface Preview {
  subject: string | null;
  text: string;
  html: string | null;
}

const PARTS = ['subject', 'body', 'action'] as const;

/** Edits the text of an email or SMS in one language: preview, test message, the shipped text, former versions. */
export function TemplateForm({
  channel,
  template,
  locale,
  version,
  shipped,
  own,
  placeholders,
  history,
}: Props) {
  const t = useTranslations('backoffice-templates');
  const call = useCall();
  const check = useCall();
  const [texts, setTexts] = useState<TemplateTexts>(own ?? shipped);
  const [preview, setPreview] = useState<Preview>();
  const [to, setTo] = useState('');
  const [answer, setAnswer] = useState<{ sent: boolean; answer: string }>();
  const [restoring, setRestoring] = useState(false);
  const key = { channel, template, locale };
  const failure = call.failure ?? check.failure;
  const wrong = (name: string) => failure?.fields[name]?.message;
  const maximum = {
    subject: MAX_SUBJECT,
    body: channel === 'sms' ? MAX_SMS_TEXT : MAX_MAIL_BODY,
    action: MAX_ACTION,
  };

  const save = (next: TemplateTexts | null) => {
    check.reset();
    return call.send(
      '/backoffice/api/templates',
      { ...key, version, texts: next },
      t(next ? 'saved' : 'restored'),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(texts);
  };
  const show = () => {
    call.reset();
    return check.send<Preview>(
      '/backoffice/api/templates/preview',
      { ...key, texts },
      t('previewed'),
      setPreview,
    );
  };
  const test = () => {
    call.reset();
    setAnswer(undefined);
    return check.send<{ sent: boolean; answer: string }>(
      '/backoffice/api/templates/test',
      { ...key, texts, to },
      t('tested'),
      setAnswer,
    );
  };

  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <Panel
          title={t('textTitle')}
          actions={<Badge tone={own ? 'amber' : 'plain'}>{t(own ? 'own' : 'shipped')}</Badge>}
        >
          <form noValidate onSubmit={submit} className="flex flex-col gap-4">
            <FormAlert message={failure?.message} />
            <p className="text-sm text-muted">{t('placeholders')}</p>
            <ul className="flex flex-wrap gap-2">
              {placeholders.map((name) => (
                <li key={name}>
                  <code dir="ltr" className="rounded bg-sunken px-2 py-1 text-xs">{`{${name}}`}</code>
                </li>
              ))}
            </ul>
            {PARTS.filter((part) => shipped[part] !== undefined).map((part) => (
              <LocalizedTextField
                key={part}
                locale={locale}
                label={t(`parts.${part}`)}
                maxLength={maximum[part]}
                rows={part === 'body' ? 10 : 1}
                required
                error={wrong(`texts.${part}`)}
                value={texts[part] ?? ''}
                onChange={(value) => setTexts({ ...texts, [part]: value })}
              />
            ))}
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="amber" busy={call.busy}>
                {t('save')}
              </Button>
              <Button busy={check.busy} onClick={() => void show()}>
                {t('preview')}
              </Button>
              {own && (
                <Button variant="ghost" onClick={() => setRestoring(true)}>
                  {t('restore')}
                </Button>
              )}
            </div>
          </form>
          <ConfirmDialog
            open={restoring}
            title={t('restoreTitle')}
            message={t('restoreText')}
            confirmLabel={t('restore')}
            cancelLabel={t('cancel')}
            busy={call.busy}
            onConfirm={() => void save(null)}
            onClose={() => setRestoring(false)}
          >
            <FormAlert message={call.failure?.message} />
          </ConfirmDialog>
        </Panel>
        {history.length > 0 && (
          <Panel title={t('history')}>
            <ul className="divide-y divide-hairline">
              {history.map((each) => (
                <li key={each.version} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
                  <span className="min-w-0 flex-1">
                    <bdi className="font-medium">{each.operator}</bdi>{' '}
                    <span className="text-muted">{each.at}</span>
                    <span
                      lang={locale}
                      dir={localeOf(locale).direction}
                      className="block truncate text-faint"
                    >
                      {each.texts ? (each.texts.subject ?? each.texts.body) : t('shipped')}
                    </span>
                  </span>
                  <Button size="sm" onClick={() => setTexts(each.texts ?? shipped)}>
                    {t('useVersion')}
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title={t('preview')}>
          {!preview && <p className="text-sm text-muted">{t('previewText')}</p>}
          {preview?.html && (
            <>
              <p className="mb-2 text-sm">
                <span className="text-faint">{t('parts.subject')} </span>
                <bdi>{preview.subject}</bdi>
              </p>
              <iframe
                title={t('preview')}
                sandbox=""
                srcDoc={preview.html}
                className="h-112 w-full rounded-control border border-hairline bg-white"
              />
            </>
          )}
          {preview && !preview.html && (
            <p
              lang={locale}
              dir={localeOf(locale).direction}
              className="rounded-control bg-sunken p-3 wrap-anywhere whitespace-pre-line"
            >
              {preview.text}
            </p>
          )}
        </Panel>
        <Panel title={t('test')}>
          <form
            noValidate
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void test();
            }}
          >
            <Field label={t(`to.${channel}`)} hint={t('testHint')} error={wrong('to')}>
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  type={channel === 'email' ? 'email' : 'tel'}
                  maxLength={320}
                  value={to}
                  onChange={(event) => setTo(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" busy={check.busy} disabled={!to.trim()} className="self-start">
              {t('sendTest')}
            </Button>
            <p aria-live="polite" className="text-sm wrap-anywhere">
              {answer && (
                <span className={answer.sent ? 'text-jade' : 'text-vermilion'}>
                  {t(answer.sent ? 'accepted' : 'refused')} <bdi dir="ltr">{answer.answer}</bdi>
                </span>
              )}
            </p>
          </form>
        </Panel>
      </div>
    </div>
  );
}
