import { getTranslations } from 'next-intl/server';
import type { Operator } from '@/lib/backoffice/types';
import { LinkTabs } from '../link-tabs';
import { EditorHeader } from './editor-header';

interface Props {
  id: bigint;
  title: string;
  operator: Operator;
  view: 'texts' | 'mode' | 'members';
}

/** The header of the pages of one promotion, with links between those that the operator may open: texts, mode, members. */
export async function PromotionHeader({ id, title, operator, view }: Props) {
  const t = await getTranslations('backoffice-activities');
  const isEditor = operator.permissions.includes('content.write');
  const mayRead = operator.permissions.includes('promotions.read');
  const tabs = [
    { name: 'texts', href: `/backoffice/promotions/${id}`, isShown: isEditor },
    { name: 'mode', href: `/backoffice/promotions/${id}/mode`, isShown: mayRead },
    { name: 'members', href: `/backoffice/activities/${id}`, isShown: mayRead },
  ] as const;
  return (
    <>
      <EditorHeader
        href={view === 'members' || !isEditor ? '/backoffice/activities' : '/backoffice/promotions'}
        back={t('back')}
        title={title}
      />
      <div className="mb-5 flex">
        <LinkTabs
          label={t('tabs.label')}
          tabs={tabs
            .filter(({ isShown }) => isShown)
            .map(({ name, href }) => ({ href, label: t(`tabs.${name}`), isCurrent: name === view }))}
        />
      </div>
    </>
  );
}
