import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';

export interface PreparedAnswerOption {
  id: string;
  title: string;
  /** By language. */
  texts: Readonly<Record<string, string>>;
}

interface Props {
  answers: readonly PreparedAnswerOption[];
  /** The language of the person. If an answer has no text in it, the English text is used. */
  language: string;
  onPick: (text: string) => void;
}

/** A list of prepared answers. The chosen one is put into the text field. */
export function PreparedAnswerPicker({ answers, language, onPick }: Props) {
  const t = useTranslations('backoffice-service');
  if (answers.length === 0) return null;
  return (
    <Select
      aria-label={t('preparedAnswer.pick')}
      value=""
      placeholder={t('preparedAnswer.pick')}
      options={answers.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(event) => {
        const answer = answers.find(({ id }) => id === event.target.value);
        const text = answer && (answer.texts[language] ?? answer.texts.en);
        if (text) onPick(text);
      }}
    />
  );
}
