'use client';

import { useState, type FormEvent } from 'react';
import { CircleCheck } from '@/components/ui/icons';
import { FormAlert } from '@/components/identity/form-alert';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { MIN_CONTENT, MAX_CONTACT, MAX_CONTENT } from '@/lib/inbox/feedback/constants';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { FeedbackStrings } from './feedback-strings';
import { ImagesField } from './images-field';

type FormErrors = Partial<Record<'questionType' | 'content' | 'contact' | 'images' | 'form', string>>;

const countCharacters = (text: string) => [...text.trim()].length;

/** The feedback form: subject, text, contact and up to three pictures. */
export function FeedbackForm({ strings }: { strings: FeedbackStrings }) {
  const isVisitor = useSession().status !== 'member';
  const [questionType, setType] = useState('');
  const [content, setContent] = useState('');
  const [contact, setContact] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<FormErrors>({});
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string>();
  const characters = countCharacters(content);

  const validate = (): FormErrors => ({
    ...(questionType ? {} : { questionType: strings.required }),
    ...(characters >= MIN_CONTENT && characters <= MAX_CONTENT
      ? {}
      : { content: characters === 0 ? strings.required : strings.length }),
    ...(isVisitor && !contact.trim() ? { contact: strings.required } : {}),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const invalid = validate();
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setBusy(true);
    try {
      const body = new FormData();
      body.set('questionType', questionType);
      body.set('content', content.trim());
      body.set('contact', contact.trim());
      for (const image of images) body.append('images', image);
      setSent((await callApi<{ id: string }>('PUT', '/wps/feedback', body)).id);
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      const fields = Object.fromEntries(
        Object.entries(apiError?.fields ?? {}).map(([name, { message }]) => [name, message]),
      );
      setErrors(Object.keys(fields).length > 0 ? fields : { form: apiError?.message || strings.network });
    } finally {
      setBusy(false);
    }
  };

  if (sent !== undefined)
    return (
      <div role="status" className="flex flex-col items-center gap-2 py-8 text-center">
        <CircleCheck aria-hidden className="size-14 text-jade" />
        <p className="font-display text-xl font-bold">{strings.thanks}</p>
        <p className="max-w-sm text-sm text-muted">{strings.thanksHint.replace('{id}', sent)}</p>
        <Button
          className="mt-3"
          onClick={() => {
            setSent(undefined);
            setContent('');
            setImages([]);
            setErrors({});
          }}
        >
          {strings.again}
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert message={errors.form} />
      <Field label={strings.type} error={errors.questionType} required>
        {(control) => (
          <Select
            {...control}
            options={strings.types}
            placeholder={strings.choose}
            value={questionType}
            onChange={(event) => setType(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={strings.content}
        hint={
          <span className="flex justify-between gap-3">
            <span>{strings.contentHint}</span>
            <span className={`tabular shrink-0 ${characters > MAX_CONTENT ? 'text-vermilion' : ''}`}>
              {(characters > MAX_CONTENT ? strings.over : strings.left).replace(
                '{count}',
                String(Math.abs(MAX_CONTENT - characters)),
              )}
            </span>
          </span>
        }
        error={errors.content}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={strings.contact}
        hint={isVisitor ? strings.contactVisitor : strings.contactHint}
        error={errors.contact}
        required={isVisitor}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_CONTACT}
            autoComplete="email"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
          />
        )}
      </Field>
      <ImagesField
        images={images}
        error={errors.images}
        strings={strings}
        onChange={(change, problem) => {
          setImages(change);
          setErrors(({ images: _before, ...rest }) => (problem ? { ...rest, images: problem } : rest));
        }}
      />
      <Button type="submit" variant="amber" size="lg" busy={busy} className="self-start max-sm:w-full">
        {strings.send}
      </Button>
    </form>
  );
}
