import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PublishButton } from './publish-button';

interface Props {
  /** `/backoffice/api/promotions/12`; undefined for a new item. */
  path: string | undefined;
  saved: { version: number; published: boolean } | undefined;
  busy: boolean;
}

/** The save button of an editor; for a saved item, also the button that publishes or unpublishes it. */
export function SaveActions({ path, saved, busy }: Props) {
  const t = useTranslations('backoffice-promotions');
  return (
    <>
      <Button type="submit" variant={saved?.published === false ? 'surface' : 'amber'} busy={busy} block>
        {t('save')}
      </Button>
      {path && saved && <PublishButton path={path} version={saved.version} published={saved.published} />}
    </>
  );
}
