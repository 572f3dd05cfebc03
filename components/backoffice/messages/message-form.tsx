'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { MAX_LINK, MAX_TITLE } from '@/lib/inbox/messages/constants';
import { MomentField } from '../moment-field';
import { LanguageTabs } from '../localized/language-tabs';
import { firstInvalidLocale, withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextField } from '../localized/text-field';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text/rich-text-field';
import { MemberSample, type Sample } from '../segments/member-sample';
import { useCall } from '../use-call';
import { MessageText, type MessageTexts } from './message-text';

interface Props {
  segments: readonly { id: string; name: string }[];
  /** What the page's address names: a segment, or an account. */
  segmentId?: string | undefined;
  account?: string | undefined;
}

type Kind = 'all' | 'segment' | 'accounts';

/** A form for a message to members: its recipients, languages, start and expiry. It can be sent after a preview. */
export function MessageForm({ segments, segmentId: givenSegment, account }: Props) {
  const t = useTranslations('backoffice-messages');
  const router = useRouter();
  const call = useCall();
  const preview = useCall();
  const [locale, setLocale] = useState<LocaleCode>(DEFAULT_LOCALE);
  const [title, setTitle] = useState<LocalizedText>({});
  const [body, setBody] = useState<LocalizedText>({});
  const [kind, setKind] = useState<Kind>(account ? 'accounts' : 'segment');
  const [segmentId, setSegmentId] = useState(givenSegment ?? '');
  const [accounts, setAccounts] = useState(account ?? '');
  const [link, setLink] = useState('');
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [expiresAt, setExpiresAt] = useState<string | null>(null);
  // The request id is the same at every attempt of this form, so that the message is sent once.
  const [requestId] = useState(() => crypto.randomUUID());
  const [shown, setShown] = useState<{ of: string; value: Sample & { texts: MessageTexts } }>();

  const audience = kind === 'all' ? { kind } : kind === 'segment' ? { kind, segmentId } : { kind, accounts };
  const content = { title: withoutEmpty(title), body: withoutEmpty(body), audience };
  const present = JSON.stringify(content);
  const isPreviewed = shown?.of === present;
  const failure = call.failure ?? preview.failure;
  const fields = failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const elsewhere = firstInvalidLocale(fields);
  const isHome = locale === DEFAULT_LOCALE;

  const show = () => {
    call.reset();
    return preview.send<Sample & { texts: MessageTexts }>(
      '/backoffice/api/messages/preview',
      content,
      t('previewed'),
      (value) => setShown({ of: present, value }),
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPreviewed) return void show();
    const all = { ...content, link: link.trim() || null, startsAt, expiresAt, requestId };
    let id: string | undefined;
    const done = await call.send<{ id: string }>('/backoffice/api/messages', all, t('done'), (value) => {
      id = value.id;
    });
    if (done && id) router.push(`/backoffice/messages/${id}`);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title={t('toWhom')}>
          <div className="flex flex-col gap-4">
            <Field label={t('audience')}>
              {(control) => (
                <Select
                  {...control}
                  value={kind}
                  options={(['segment', 'accounts', 'all'] as const).map((value) => ({
                    value,
                    label: t(`audiences.${value}`),
                  }))}
                  onChange={(event) => setKind(event.target.value as Kind)}
                />
              )}
            </Field>
            {kind === 'segment' && (
              <Field
                label={t('segment')}
                hint={segments.length === 0 ? t('noSegments') : undefined}
                error={wrong('audience.segmentId')}
                required
              >
                {(control) => (
                  <Select
                    {...control}
                    value={segmentId}
                    placeholder={t('choose')}
                    options={segments.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={(event) => setSegmentId(event.target.value)}
                  />
                )}
              </Field>
            )}
            {kind === 'accounts' && (
              <Field
                label={t('accounts')}
                hint={t('accountsHint')}
                error={wrong('audience.accounts')}
                required
              >
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    dir="ltr"
                    autoCapitalize="none"
                    spellCheck={false}
                    value={accounts}
                    onChange={(event) => setAccounts(event.target.value)}
                  />
                )}
              </Field>
            )}
          </div>
        </Panel>
        <Panel title={t('message')}>
          <FormAlert message={failure?.message} />
          <LanguageTabs
            label={t('language')}
            chosen={locale}
            filled={(code) => Boolean(title[code]?.trim() && body[code]?.trim())}
            missing={t('missing')}
            onChoose={setLocale}
          />
          {elsewhere && elsewhere !== locale && (
            <p role="alert" className="mb-3 text-sm text-vermilion">
              {t('wrongElsewhere')} <bdi lang="en">{elsewhere.toUpperCase()}</bdi>
            </p>
          )}
          <div key={locale} className="flex flex-col gap-4">
            <LocalizedTextField
              locale={locale}
              label={t('titleField')}
              maxLength={MAX_TITLE}
              rows={1}
              required={isHome}
              error={wrong(`title.${locale}`) ?? (isHome ? wrong('title') : undefined)}
              value={title[locale] ?? ''}
              onChange={(value) => setTitle({ ...title, [locale]: value })}
            />
            <RichTextField
              locale={locale}
              label={t('body')}
              required={isHome}
              error={wrong(`body.${locale}`) ?? (isHome ? wrong('body') : undefined)}
              value={body[locale] ?? ''}
              onChange={(value) => setBody({ ...body, [locale]: value })}
            />
          </div>
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title={t('when')}>
          <div className="flex flex-col gap-4">
            <MomentField
              label={t('startsAt')}
              hint={t('startHint')}
              error={wrong('startsAt')}
              value={startsAt}
              onChange={setStartsAt}
            />
            <MomentField
              label={t('expiresAt')}
              hint={t('expiryHint')}
              error={wrong('expiresAt')}
              value={expiresAt}
              onChange={setExpiresAt}
            />
            <Field label={t('link')} hint={t('linkHint')} error={wrong('link')}>
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  placeholder="/promotions"
                  maxLength={MAX_LINK}
                  value={link}
                  onChange={(event) => setLink(event.target.value)}
                />
              )}
            </Field>
          </div>
        </Panel>
        <Panel title={t('preview')}>
          <div className="flex flex-col gap-4">
            {isPreviewed ? (
              <>
                <MemberSample sample={shown.value} />
                <MessageText texts={shown.value.texts} />
                <Button type="submit" variant="amber" busy={call.busy} disabled={shown.value.count === 0}>
                  {t(startsAt ? 'schedule' : 'send', { count: shown.value.count })}
                </Button>
              </>
            ) : (
              <>
                <p className="text-sm text-muted">{t('previewText')}</p>
                <Button type="submit" busy={preview.busy}>
                  {t('showPreview')}
                </Button>
              </>
            )}
          </div>
        </Panel>
      </div>
    </form>
  );
}
