import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import type { EditedData } from './types';
import type { ContentEditorState } from './use-content-editor';
import { useFieldName } from './use-field-name';

/** What the operator typed before and did not save, and the fields that two operators have changed. */
export function CopyNotice<Data extends EditedData>({ editor }: { editor: ContentEditorState<Data> }) {
  const t = useTranslations('backoffice-content.copy');
  const format = useFormatter();
  const nameOf = useFieldName();
  const { offered, both } = editor;
  const style = 'flex flex-wrap items-center justify-between gap-3 rounded-card border px-4 py-3 text-sm';
  return (
    <>
      {offered && (
        <div role="status" className={`${style} border-hairline bg-amber-wash`}>
          <p>
            {t('offer', {
              at: format.dateTime(new Date(offered.savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <div className="flex gap-2">
            <Button size="sm" variant="ghost" onClick={() => void editor.discard()}>
              {t('drop')}
            </Button>
            <Button size="sm" variant="amber" onClick={editor.takeOffered}>
              {t('take')}
            </Button>
          </div>
        </div>
      )}
      {both.length > 0 && (
        <div role="status" className={`${style} border-vermilion/40 bg-vermilion-wash`}>
          <p>
            {t('both')}{' '}
            {both
              .map(({ field, language }) =>
                language && isLocale(language)
                  ? `${nameOf(field)} (${localeOf(language).name})`
                  : nameOf(field),
              )
              .join(', ')}
          </p>
        </div>
      )}
    </>
  );
}
