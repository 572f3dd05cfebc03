import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { EditedData } from './types';
import type { ContentEditorState } from './use-content-editor';

interface Props<Data extends EditedData> {
  editor: ContentEditorState<Data>;
  canUnpublish: boolean;
  /** Further buttons, before those that save. */
  children: ReactNode;
}

/** The bar at the bottom of an editor: whether the item is published, what is stored, and the buttons that save. */
export function EditorBar<Data extends EditedData>({ editor, canUnpublish, children }: Props<Data>) {
  const t = useTranslations('backoffice-content.bar');
  const { data, saved, store, isBusy } = editor;
  const isPublished = saved !== undefined && data.published;
  return (
    <div
      data-editor-bar
      className="sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-hairline bg-ground/95 px-4 py-3 backdrop-blur-md lg:-mx-6 lg:px-6"
    >
      <div className="me-auto flex min-w-0 items-center gap-3 text-xs text-faint">
        {isPublished ? <Badge tone="jade">{t('published')}</Badge> : <Badge>{t('draft')}</Badge>}
        <span
          role="status"
          className={store === 'failed' || store === 'loggedOut' ? 'text-vermilion' : 'max-sm:sr-only'}
        >
          {t(`store.${store}`)}
        </span>
      </div>
      {children}
      {isPublished && canUnpublish && (
        <Button variant="outline" disabled={isBusy} onClick={() => void editor.save(false)}>
          {t('unpublish')}
        </Button>
      )}
      {!isPublished && (
        <Button disabled={isBusy} onClick={() => void editor.save(false)}>
          {t('saveDraft')}
        </Button>
      )}
      <Button variant="amber" busy={isBusy} onClick={() => void editor.save(true)}>
        {t(isPublished ? 'save' : 'publish')}
      </Button>
    </div>
  );
}
