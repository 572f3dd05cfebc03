import { useLocale, useTranslations } from 'next-intl';
import { bannerPicture, posterPicture } from '@/lib/catalogue/pictures';
import { EmptyState } from '@/components/ui/empty-state';
import type { BannerDraft } from '@/lib/content/banners/types';
import type { BannerGroup } from '@/lib/content/banners/constants';
import { pictureAddress } from '@/lib/content/pictures/constants';
import { textIn } from '@/lib/content/text';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { OrderButtons } from '../content/order-buttons';
import { ScheduleBadge } from '../content/schedule-badge';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

/** The picture of a banner in a list. An upload is not cropped: the crops are those of the site. */
function Thumbnail({ row }: { row: BannerDraft }) {
  const address =
    row.pictureId !== null
      ? pictureAddress(row.pictureId)
      : row.picture!.includes('.')
        ? posterPicture(row.picture!, 'wide')
        : bannerPicture(row.picture!, 'wide');
  return (
    <img
      src={address}
      alt=""
      width={1600}
      height={560}
      loading="lazy"
      style={{ objectPosition: `${row.focusX}% ${row.focusY}%` }}
      className="aspect-20/7 w-36 rounded-[0.4rem] bg-picture-ground object-cover"
    />
  );
}

/** The banners of a group in their order; a row links to its editor. */
export function BannerRows({ group, rows }: { group: BannerGroup; rows: readonly BannerDraft[] }) {
  const t = useTranslations('backoffice-banners');
  const tContent = useTranslations('backoffice-content');
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const ids = rows.map((row) => String(row.id));
  return (
    <DataTable
      label={t(`groups.${group}`)}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/banners/${row.id}`}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      columns={[
        { key: 'title', head: t('fields.title'), leads: true, cell: (row) => textIn(row.title, locale) },
        { key: 'picture', head: t('picture.legend'), cell: (row) => <Thumbnail row={row} /> },
        {
          key: 'link',
          head: t('fields.linkageType'),
          cell: (row) =>
            row.linkageType === null ? (
              t('linkage.none')
            ) : (
              <>
                {t(`linkage.${row.linkageType}`)}
                {row.url && (
                  <bdi dir="ltr" className="block text-xs break-all text-faint">
                    {row.url}
                  </bdi>
                )}
              </>
            ),
        },
        {
          key: 'from',
          head: tContent('schedule.startsAt'),
          cell: (row) => <DateTime at={row.startsAt} locale={locale} />,
        },
        {
          key: 'until',
          head: tContent('schedule.endsAt'),
          cell: (row) => row.endsAt && <DateTime at={row.endsAt} locale={locale} />,
        },
        { key: 'state', head: tContent('state'), cell: (row) => <ScheduleBadge item={row} /> },
        {
          key: 'order',
          head: tContent('order.label'),
          cell: (row) => (
            <OrderButtons
              path="/backoffice/api/banners/order"
              body={{ group }}
              ids={ids}
              id={String(row.id)}
              name={textIn(row.title, locale)}
            />
          ),
        },
      ]}
    />
  );
}
