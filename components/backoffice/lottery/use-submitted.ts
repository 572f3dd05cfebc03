import { useTranslations } from 'next-intl';

/** What a call says that another operator may have to approve: `done` if it was performed, otherwise that it waits. */
export function useSubmitted() {
  const t = useTranslations('backoffice-lottery.settings');
  return (done: string) =>
    ({ status }: { status: 'performed' | 'requested' }) =>
      status === 'requested' ? t('requested') : done;
}
