import { Apple, MonitorDown, Smartphone } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import { QrPicture } from '@/components/ui/qr-picture';
import { Breadcrumbs } from '@/components/articles/breadcrumbs';
import { absoluteAddress } from '@/components/seo/things';
import { buttonStyle } from '@/components/ui/button-style';
import { homeIconAddress } from '@/lib/catalogue/gallery/icon-address';
import { appPath, type Platform } from '@/lib/content/apps/constants';
import type { AppRelease } from '@/lib/content/apps/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { publicUrl } from '@/lib/platform/env';
import { AppFacts } from './app-facts';
import { InstallButton } from './install-button';
import { PlatformCard } from './platform-card';

/** The page about the site as an app: description, QR code for a phone's camera, and a guide per kind of device. */
export async function DownPage(props: { locale: LocaleCode; apps: readonly AppRelease[] }) {
  const { locale, apps } = props;
  const [t, s, r] = await Promise.all([
    getTranslations({ locale, namespace: 'apps' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'articles' }),
  ]);
  const findApp = (platform: Platform) => apps.find((app) => app.platform === platform);
  const pageUrl = absoluteAddress(locale, '/down');
  // A phone's camera leads to the app if there is one, and else to the guide.
  const qr = (platform: Platform) => ({
    address: findApp(platform) ? publicUrl() + appPath(platform) : `${pageUrl}#${platform}`,
    label: t('scanLabel'),
  });
  const install = <InstallButton text={t('install')} installed={t('installed')} />;
  const link = (platform: Platform, text: string) => {
    const app = findApp(platform);
    if (!app) return null;
    return (
      <>
        <a href={appPath(platform)} rel="noopener" className={buttonStyle({ variant: 'outline' })}>
          {text}
        </a>
        <AppFacts locale={locale} app={app} t={t} />
      </>
    );
  };
  return (
    <div className="night-glow">
      <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
        <Breadcrumbs
          locale={locale}
          label={r('crumbs')}
          crumbs={[
            { name: s('nav.home'), path: '/' },
            { name: t('title'), path: '/down' },
          ]}
        />
        <header className="flex flex-col items-start gap-6 sm:flex-row sm:items-center">
          <img
            src={homeIconAddress(192)}
            alt=""
            width={96}
            height={96}
            className="size-20 rounded-[1.4rem] border border-hairline shadow-lift sm:size-24"
          />
          <div className="min-w-0 flex-1">
            <h1 className="text-display font-extrabold">{t('title')}</h1>
            <p className="mt-2 max-w-2xl text-muted">{t('intro')}</p>
          </div>
          <figure className="hidden shrink-0 items-center gap-4 lg:flex">
            <figcaption className="max-w-40 text-end text-sm text-muted">{t('scan')}</figcaption>
            <div className="w-36 overflow-hidden rounded-card border border-hairline bg-white">
              <QrPicture text={pageUrl} label={t('scanLabel')} />
            </div>
          </figure>
        </header>
        <div className="grid items-start gap-5 lg:grid-cols-2 2xl:grid-cols-3">
          <PlatformCard
            id="ios"
            className="lg:row-span-2 2xl:row-span-1"
            icon={Apple}
            title={t('ios.title')}
            text={t('ios.liteText')}
            qr={qr('ios')}
            actions={
              <>
                <a href={localePath(locale, '/down/profile')} className={buttonStyle({ variant: 'amber' })}>
                  {t('ios.lite')}
                </a>
                {link('ios', t('ios.store'))}
              </>
            }
            guides={[
              { head: t('guide'), steps: [t('ios.lite1'), t('ios.lite2'), t('ios.lite3')] },
              { head: t('ios.hand'), steps: [t('ios.hand1'), t('ios.hand2')] },
            ]}
          />
          <PlatformCard
            id="android"
            icon={Smartphone}
            title={t('android.title')}
            text={t('android.text')}
            qr={qr('android')}
            actions={
              <>
                {install}
                {link('android', t('android.apk'))}
              </>
            }
            guides={[
              { head: t('guide'), steps: [t('android.step1'), t('android.step2'), t('android.step3')] },
            ]}
          />
          <PlatformCard
            id="desktop"
            icon={MonitorDown}
            title={t('desktop.title')}
            text={t('desktop.text')}
            actions={install}
            guides={[{ head: t('guide'), steps: [t('desktop.step1'), t('desktop.step2')] }]}
          />
        </div>
        <section className="max-w-3xl rounded-card border border-hairline bg-sunken/60 p-5">
          <h2 className="text-lg font-bold">{t('safe.title')}</h2>
          <p className="mt-1 text-sm text-muted">{t('safe.text')}</p>
        </section>
      </div>
    </div>
  );
}
