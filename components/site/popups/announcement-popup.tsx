'use client';

import { useState } from 'react';
import { Gift } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { PageLink } from '@/components/ui/page-link';
import { Pager } from '@/components/ui/pager';
import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { fetchPopups } from './popup-api';
import { MEMBER_PATHS } from '../links';
import { PopupText } from './popup-text';
import type { AnnouncementAudience } from '@/lib/content/announcements/rules';

interface Props {
  locale: LocaleCode;
  promotionPath: string;
  audience: AnnouncementAudience;
  first: AnnouncementsWire;
  onClose: () => void;
}

/** Announcements, nine per page. Shows the text of the chosen one and a link to its promotion. */
export function AnnouncementPopup({ locale, promotionPath, audience, first, onClose }: Props) {
  const t = useTranslations('popups');
  const [page, setPage] = useState(first);
  const [chosenId, setChosenId] = useState(first.list[0]?.id);
  const chosen = page.list.find((entry) => entry.id === chosenId) ?? page.list[0];
  if (!chosen) return null;
  const loadPage = async (pageNum: number) => {
    const next = await fetchPopups(audience, locale, pageNum).catch(() => undefined);
    if (!next || next.list.length === 0) return;
    setPage(next);
    setChosenId(next.list[0]!.id);
  };
  const hasSeveral = first.total > 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasSeveral ? t('title') : chosen.title}
      closeLabel={t('close')}
      size={hasSeveral ? 'lg' : 'md'}
      footer={
        <>
          <PageLink
            href={localePath(locale, '/announce')}
            onClick={onClose}
            className={buttonStyle({ variant: 'ghost' })}
          >
            {t('all')}
          </PageLink>
          {chosen.promotionType ? (
            <PageLink
              href={localePath(locale, promotionPath)}
              onClick={onClose}
              className={buttonStyle({ variant: 'amber' })}
            >
              <Gift aria-hidden className="size-4" />
              {t(promotionPath === MEMBER_PATHS.rewards ? 'rewards' : 'promotion')}
            </PageLink>
          ) : (
            <Button variant="amber" onClick={onClose}>
              {t('ok')}
            </Button>
          )}
        </>
      }
    >
      {hasSeveral ? (
        <div className="flex flex-col gap-4 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6">
          <div>
            <ul aria-label={t('items')} className="flex flex-col gap-1">
              {page.list.map((entry) => (
                <li key={entry.id}>
                  <button
                    type="button"
                    aria-current={entry.id === chosen.id ? 'true' : undefined}
                    onClick={() => setChosenId(entry.id)}
                    className="min-h-11 w-full rounded-control px-3 py-2 text-start text-sm wrap-anywhere text-muted transition hover:bg-raised hover:text-ink aria-current:bg-amber-wash aria-current:font-semibold aria-current:text-amber"
                  >
                    {entry.title}
                  </button>
                </li>
              ))}
            </ul>
            <Pager
              page={page.pageNum}
              pages={page.totalPages}
              onPage={(pageNum) => void loadPage(pageNum)}
              labels={{
                nav: t('pages'),
                previous: t('previous'),
                next: t('next'),
                page: (n) => t('page', { n }),
              }}
              range={5}
              margin={1}
              className="mt-3"
            />
          </div>
          <PopupText title={chosen.title} html={chosen.content} date={chosen.startDate} locale={locale} />
        </div>
      ) : (
        <PopupText title={undefined} html={chosen.content} date={chosen.startDate} locale={locale} />
      )}
    </Dialog>
  );
}
