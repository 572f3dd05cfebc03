import { Apple, MonitorDown, Smartphone } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import { QrPicture } from '@/components/agent/qr-picture';
import { Breadcrumbs } from '@/components/articles/breadcrumbs';
import { absoluteAddress } from '@/components/seo/things';
import { buttonStyle } from '@/components/ui/button-style';
import { homeIconAddress } from '@/lib/catalogue/gallery/icon-address';
import type { Resource } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { InstallButton } from './install-button';
import { PlatformCard } from './platform-card';

/** Resource types for apps in a store, or for a file to download. */
const APPS = { ios: 'ios_app', android: 'android_app' } as const;

/** The page about the site as an app: description, QR code for a phone's camera, and a guide per kind of device. */
export async function DownPage(props: { locale: LocaleCode; resources: readonly Resource[] }) {
  const { locale, resources } = props;
  const [t, s, r] = await Promise.all([
    getTranslations({ locale, namespace: 'apps' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'articles' }),
  ]);
  const findUrl = (type: string) => resources.find((resource) => resource.resourceType === type)?.url;
  const pageUrl = absoluteAddress(locale, '/down');
  const qr = (part: string) => ({ address: `${pageUrl}#${part}`, label: t('scanLabel') });
  const install = <InstallButton text={t('install')} installed={t('installed')} />;
  const link = (href: string | undefined, text: string) =>
    href && (
      <a href={href} rel="noopener" className={buttonStyle({ variant: 'outline' })}>
        {text}
      </a>
    );
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
                {link(findUrl(APPS.ios), t('ios.store'))}
                <a href={localePath(locale, '/down/profile')} className={buttonStyle({ variant: 'amber' })}>
                  {t('ios.lite')}
                </a>
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
                {link(findUrl(APPS.android), t('android.apk'))}
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
