import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { DeliveryRows } from '@/components/backoffice/system/delivery-rows';
import { EndpointForm } from '@/components/backoffice/system/endpoint-form';
import { EndpointState } from '@/components/backoffice/system/endpoint-state';
import { SigningText } from '@/components/backoffice/system/signing-text';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { DELIVERY_STATES, loadEndpoint } from '@/lib/backoffice/webhooks/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.webhooks') };
}

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

/** One endpoint of webhooks with its deliveries. */
export default async function WebhookPage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('integrations.write');
  const id = idParam((await params).id);
  const { before, show } = await searchParams;
  const found = id && (await loadEndpoint(id, { before: idParam(before), status: textParam(show) }));
  if (!found) notFound();
  const { endpoint, shown, list, older } = found;
  const t = await getTranslations({ locale, namespace: 'backoffice-system' });
  const path = `/backoffice/webhooks/${endpoint.id}`;
  const tabs = [undefined, ...DELIVERY_STATES].map((state) => ({
    href: state ? `${path}?show=${state}` : path,
    label: t(state ? `webhooks.states.${state}` : 'webhooks.states.all'),
    isCurrent: shown === state,
  }));
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-system']) as never}>
      <EditorHeader
        href="/backoffice/webhooks"
        back={t('webhooks.back')}
        title={endpoint.description || new URL(endpoint.url).host}
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel className="min-w-0">
          <EndpointForm
            key={endpoint.version}
            endpoint={{
              id: String(endpoint.id),
              version: endpoint.version,
              url: endpoint.url,
              description: endpoint.description,
              events: endpoint.events,
            }}
          />
        </Panel>
        <div className="flex flex-col gap-5">
          <Panel title={t('webhooks.state')}>
            <EndpointState
              id={String(endpoint.id)}
              url={endpoint.url}
              paused={endpoint.pausedAt !== null}
              secretMadeAt={endpoint.secretMadeAt.toISOString()}
              formerUntil={endpoint.formerUntil?.toISOString() ?? null}
            />
          </Panel>
          <Panel title={t('webhooks.signing')}>
            <SigningText />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-3 xl:col-span-2">
          <LinkTabs tabs={tabs} label={t('webhooks.deliveries')} />
          <Panel title={t('webhooks.deliveries')} flush>
            <DeliveryRows rows={list} locale={locale} />
            {older !== undefined && (
              <nav
                aria-label={t('webhooks.deliveries')}
                className="flex justify-end border-t border-hairline px-4 py-3"
              >
                <PageLink
                  href={`${path}?${shown ? `show=${shown}&` : ''}before=${older}`}
                  className={buttonStyle({ variant: 'outline', size: 'sm' })}
                >
                  {t('webhooks.older')}
                </PageLink>
              </nav>
            )}
          </Panel>
        </div>
      </div>
    </PageMessages>
  );
}
