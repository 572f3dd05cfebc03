import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PublishButton } from './publish-button';

interface Props {
  /** `/backoffice/api/promotions/12`, or undefined where it is new. */
  path: string | undefined;
  saved: { version: number; published: boolean } | undefined;
  busy: boolean;
}

/** Saves what is written; what was saved before can be shown to visitors, or taken back. */
export function SaveActions({ path, saved, busy }: Props) {
  const t = useTranslations('promotions-office');
  return (
    <>
      <Button type="submit" variant={saved?.published === false ? 'surface' : 'amber'} busy={busy} block>
        {t('save')}
      </Button>
      {path && saved && <PublishButton path={path} version={saved.version} published={saved.published} />}
    </>
  );
}
