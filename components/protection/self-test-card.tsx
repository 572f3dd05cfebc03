'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Select } from '@/components/ui/select';

const QUESTIONS = ['more', 'win', 'borrow', 'hide', 'upset', 'neglect', 'chase', 'stop'] as const;
const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const;

/** Low: no sign of a problem; medium: some signs; high: seek help. Each answer counts 0 to 3. */
export function resultOf(answers: readonly number[]): 'low' | 'medium' | 'high' {
  const sum = answers.reduce((total, each) => total + each, 0);
  if (sum === 0) return 'low';
  return sum < 8 && answers.every((each) => each < 3) ? 'medium' : 'high';
}

/** A questionnaire about one's own play. The answers stay in the browser and are stored nowhere. */
export function SelfTestCard() {
  const t = useTranslations('protection.test');
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [result, setResult] = useState<'low' | 'medium' | 'high'>();
  const isComplete = QUESTIONS.every((question) => answers[question]);
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-sm font-semibold text-amber">
          {t('open')}
        </summary>
        <form
          className="mt-2 flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setResult(
              resultOf(
                QUESTIONS.map((question) => ANSWERS.indexOf(answers[question] as (typeof ANSWERS)[number])),
              ),
            );
          }}
        >
          {QUESTIONS.map((question) => (
            <label
              key={question}
              className="grid items-center gap-2 text-sm sm:grid-cols-[minmax(0,1fr)_10rem]"
            >
              <span>{t(`questions.${question}`)}</span>
              <Select
                value={answers[question] ?? ''}
                placeholder={t('choose')}
                onChange={(event) => {
                  setAnswers({ ...answers, [question]: event.target.value });
                  setResult(undefined);
                }}
                options={ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) }))}
              />
            </label>
          ))}
          <Button type="submit" disabled={!isComplete} className="self-start">
            {t('show')}
          </Button>
        </form>
      </details>
      {result && (
        <p role="status" className="mt-3 rounded-card border border-hairline bg-sunken px-4 py-3 text-sm">
          {t(`results.${result}`)}
        </p>
      )}
    </Card>
  );
}
