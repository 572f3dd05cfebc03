'use client';

import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Download } from '@/components/ui/icons';
import { ListForm } from '../imports/list-form';

/** Form that uploads a list of members to be checked. */
export function ImportForm() {
  const t = useTranslations('backoffice-members.import');
  return (
    <ListForm namespace="backoffice-members" list="/members/imports" accept=".csv,text/csv" actions="row">
      <a
        href="/backoffice/api/members/imports/example"
        download="members.csv"
        className={buttonStyle({ variant: 'outline' })}
      >
        <Download aria-hidden className="size-4" />
        {t('example')}
      </a>
    </ListForm>
  );
}
