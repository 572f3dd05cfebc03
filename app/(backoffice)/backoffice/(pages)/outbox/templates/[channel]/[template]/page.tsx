import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { TemplateForm } from '@/components/backoffice/templates/template-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { undefinedIfNotFound } from '@/lib/backoffice/rules';
import { LOCALES } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { CHANNELS } from '@/lib/inbox/rules';
import { loadTemplate } from '@/lib/inbox/templates/loaders';
import { settlementZone } from '@/lib/reporting/settlement';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-templates' });
  return { title: t('title') };
}

interface Props {
  params: Promise<{ channel: string; template: string }>;
  searchParams: SearchParams;
}

/** The text of one email or SMS in one language. */
export default async function TemplatePage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const { channel: givenChannel, template } = await params;
  const given = await searchParams;
  const channel = CHANNELS.find((each) => each === givenChannel);
  const language = LOCALES.find(({ code }) => code === given.language)?.code ?? locale;
  const found =
    channel &&
    (await undefinedIfNotFound(
      Promise.resolve().then(() => loadTemplate({ channel, template, locale: language })),
    ));
  if (!channel || !found) notFound();
  const [t, tOutbox, format] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-templates' }),
    getTranslations({ locale, namespace: 'outbox' }),
    getFormatter({ locale }),
  ]);
  const version = found.history[0]?.version ?? 0;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-templates'])}>
      <PageHeader
        title={tOutbox(`templates.${template}`)}
        text={tOutbox(`channels.${channel}`)}
        back={{ href: '/backoffice/outbox/templates', label: t('back') }}
      />
      <div className="mb-5 max-w-fit">
        <LinkTabs
          label={t('language')}
          tabs={LOCALES.map(({ code, name }) => ({
            href: `/backoffice/outbox/templates/${channel}/${template}?language=${code}`,
            label: name,
            isCurrent: code === language,
          }))}
        />
      </div>
      <TemplateForm
        key={`${language} ${version}`}
        channel={channel}
        template={template}
        locale={language}
        version={version}
        shipped={found.shipped}
        own={found.own}
        placeholders={found.placeholders}
        history={found.history.map(({ at, ...rest }) => ({
          ...rest,
          at: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: settlementZone() }),
        }))}
      />
    </PageMessages>
  );
}
