'use client';

import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Download } from '@/components/ui/icons';
import { ListForm } from '../imports/list-form';

const LISTS = '/backoffice/api/games/lists';
const FILES = ['example.csv', 'example.json', 'catalogue.csv', 'catalogue.json'] as const;

/** Form that uploads a list of games to be checked, and the files to begin with. */
export function GameListForm() {
  const t = useTranslations('backoffice-games');
  return (
    <ListForm
      namespace="backoffice-games"
      list="/games/imports"
      accept=".csv,.json,text/csv,application/json"
      actions="column"
    >
      <div>
        <p className="mb-2 text-xs text-faint">{t('import.downloads')}</p>
        <ul className="grid grid-cols-2 gap-2">
          {FILES.map((name) => (
            <li key={name}>
              <a
                href={`${LISTS}/${name}`}
                download={name}
                className={buttonStyle({ variant: 'outline', size: 'sm', block: true })}
              >
                <Download aria-hidden className="size-4" />
                {t(`import.files.${name.replace('.', '-') as 'example-csv'}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </ListForm>
  );
}
