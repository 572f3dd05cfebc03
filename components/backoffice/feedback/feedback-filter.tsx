import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Input } from '@/components/ui/input';
import { Search } from '@/components/ui/icons';
import { Select } from '@/components/ui/select';
import { QUESTION_TYPES, type FeedbackView } from '@/lib/inbox/feedback/constants';

interface Props {
  view: FeedbackView;
  questionType: string;
  search: string;
}

/** The filter of the list, as a form whose address can be saved: the subject, and a number, an account or words. */
export function FeedbackFilter({ view, questionType, search }: Props) {
  const t = useTranslations('backoffice-feedback');
  return (
    <form action="/backoffice/feedback" className="flex flex-wrap gap-2 px-4 pb-3">
      <input type="hidden" name="show" value={view} />
      <div className="min-w-40 flex-1 sm:max-w-52">
        <Select
          name="type"
          aria-label={t('type')}
          defaultValue={questionType}
          options={[
            { value: '', label: t('allTypes') },
            ...QUESTION_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) })),
          ]}
        />
      </div>
      <div className="min-w-52 flex-2">
        <Input
          name="q"
          type="search"
          defaultValue={search}
          maxLength={64}
          aria-label={t('search')}
          placeholder={t('search')}
          leading={<Search aria-hidden className="size-4" />}
        />
      </div>
      <button type="submit" className={buttonStyle({ variant: 'surface' })}>
        {t('apply')}
      </button>
    </form>
  );
}
