'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { MAX_ANSWER, MAX_REMARK } from '@/lib/inbox/feedback/constants';
import { PreparedAnswerPicker, type PreparedAnswerOption } from '../service/prepared-answer-picker';
import { useCall } from '../use-call';

interface Props {
  id: string;
  /** How an answer is sent; undefined if the site cannot send one. */
  answerBy: 'notice' | 'email' | undefined;
  /** Prepared answers, and the sender's language. */
  preparedAnswers: readonly PreparedAnswerOption[];
  language: string;
}

/** Answers feedback, or closes it without an answer; a remark is for operators only. */
export function ReplyForm({ id, answerBy, preparedAnswers, language }: Props) {
  const t = useTranslations('backoffice-feedback');
  const tErrors = useTranslations('errors.fields');
  const call = useCall();
  const [answer, setAnswer] = useState('');
  const [remark, setRemark] = useState('');
  const [missing, setMissing] = useState<'answer' | 'remark'>();
  const [sending, setSending] = useState<'answer' | 'handle'>();
  const send = (action: 'answer' | 'handle') => {
    const needed = action === 'answer' ? 'answer' : 'remark';
    const text = { answer: answer.trim(), remark: remark.trim() };
    setMissing(text[needed] ? undefined : needed);
    if (!text[needed]) return;
    setSending(action);
    void call.send(
      `/backoffice/api/feedback/${id}/${action}`,
      action === 'answer' ? text : { remark: text.remark },
      t(action === 'answer' ? 'answered' : 'done'),
    );
  };
  const wrong = (name: 'answer' | 'remark') =>
    missing === name ? tErrors('REQUIRED') : call.failure?.fields[name]?.message;
  return (
    <div className="flex flex-col gap-2.5">
      <FormAlert message={call.failure?.message} />
      {answerBy && <PreparedAnswerPicker answers={preparedAnswers} language={language} onPick={setAnswer} />}
      {answerBy ? (
        <Field label={t('answer')} hint={t(`answerBy.${answerBy}`)} error={wrong('answer')}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={4}
              maxLength={MAX_ANSWER}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <p className="text-xs text-muted">{t('answerBy.none')}</p>
      )}
      <Field label={t('remark')} hint={t('remarkHint')} error={wrong('remark')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={MAX_REMARK}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {answerBy && (
          <Button
            size="sm"
            variant="amber"
            busy={call.busy && sending === 'answer'}
            disabled={call.busy}
            onClick={() => send('answer')}
          >
            {t('sendAnswer')}
          </Button>
        )}
        <Button
          size="sm"
          busy={call.busy && sending === 'handle'}
          disabled={call.busy}
          onClick={() => send('handle')}
        >
          {t('handle')}
        </Button>
      </div>
    </div>
  );
}
