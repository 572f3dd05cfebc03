import { getTranslations } from 'next-intl/server';
import { ArticleView } from '@/components/articles/article-view';
import { Banners, loadCarousel } from '@/components/home/banners';
import { Marquee } from '@/components/home/marquee';
import { SideBanner } from '@/components/home/side-banner';
import { PromotionView } from '@/components/promotions/promotion-view';
import { AnnouncementList } from '@/components/site/announcement-list';
import { announcementStrings } from '@/components/site/announcement-strings';
import { HelpTopics } from '@/components/site/help-topics';
import { EmptyState } from '@/components/ui/empty-state';
import { loadBannerPreview } from '@/lib/backoffice/content/loaders';
import {
  previewAnnouncement,
  previewArticle,
  previewPromotion,
  previewTopic,
} from '@/lib/backoffice/content/previews';
import { helpArticles } from '@/lib/content/loaders';
import { currentPromotions } from '@/lib/content/promotions/loaders';
import type { Announcement } from '@/lib/content/types';
import { toAnnouncementPage } from '@/lib/content/wire';
import type { WorkingCopy } from '@/lib/content/working-copies/queries';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { toPage } from '@/lib/platform/page';
import { PopupPreview } from './popup-preview';

interface Props {
  locale: LocaleCode;
  copy: WorkingCopy;
}

/** What an operator has typed, as the site's own components show it. */
export async function PreviewPage({ locale, copy }: Props) {
  const { kind, data } = copy;
  if (kind === 'article') return <ArticleView locale={locale} article={previewArticle(data, locale)} />;
  if (kind === 'promotion') {
    const others = (await currentPromotions(locale)).slice(0, 3);
    return <PromotionView locale={locale} promotion={previewPromotion(data, locale)} others={others} />;
  }
  if (kind === 'announcement')
    return <AnnouncementPreview locale={locale} announcement={previewAnnouncement(data, locale)} />;
  if (kind === 'banner') return <BannerPreview locale={locale} copy={copy} />;
  const topic = previewTopic(data, locale);
  const [t, topics] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    helpArticles(locale),
  ]);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <h1 className="mb-6 text-display font-extrabold">{t('help.title')}</h1>
      <HelpTopics
        label={t('help.topics')}
        topics={[topic, ...topics.filter(({ slug }) => slug !== topic.slug)]}
      />
    </div>
  );
}

/** A popup opens, a marquee runs; every announcement is in the list of /announce. */
async function AnnouncementPreview(props: { locale: LocaleCode; announcement: Announcement }) {
  const { locale, announcement } = props;
  const [t, h, p] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'home' }),
    getTranslations({ locale, namespace: 'promotions' }),
  ]);
  const page = toAnnouncementPage(toPage([announcement], { pageNum: 1, pageSize: 9 }, 1));
  const isPopup = announcement.type === 'PU' || announcement.type === 'PL';
  return (
    <div className="page-frame flex max-w-4xl flex-col gap-6 pt-5 sm:pt-8">
      {announcement.type === 'B' && (
        <Marquee
          notices={[announcement]}
          href={localePath(locale, '/announce')}
          label={h('notices')}
          pauseLabel={h('pause')}
        />
      )}
      <h1 className="text-display font-extrabold">{t('announce.title')}</h1>
      <AnnouncementList locale={locale} first={page} strings={announcementStrings(t, p)} />
      {isPopup && <PopupPreview locale={locale} page={page} />}
    </div>
  );
}

/** A banner at the width of its group: a page, the side menu, or a dialog. */
async function BannerPreview({ locale, copy }: Props) {
  const found = await loadBannerPreview(copy, locale);
  if (!found) {
    const t = await getTranslations({ locale, namespace: 'backoffice-content.preview' });
    return <EmptyState title={t('noPicture')} className="min-h-96" />;
  }
  const isNarrow = found.group === 'w_leftmenu' || found.group === 'forget';
  const data = isNarrow ? await loadCarousel(locale, [found.banner]) : undefined;
  return (
    <div className="page-frame pt-4 sm:pt-6">
      {data ? (
        <div className={found.group === 'forget' ? 'max-w-sm' : 'w-52'}>
          <SideBanner data={data} direction={localeOf(locale).direction} />
        </div>
      ) : (
        <Banners locale={locale} banners={[found.banner]} first />
      )}
    </div>
  );
}
