import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { CredentialsPanel } from '@/components/backoffice/vendors/credentials-panel';
import { DialectPanel } from '@/components/backoffice/vendors/dialect-panel';
import { HealthPanel } from '@/components/backoffice/vendors/health-panel';
import { StatePanel } from '@/components/backoffice/vendors/state-panel';
import { WalletPanel } from '@/components/backoffice/wallet-transfers/wallet-panel';
import { VendorForm } from '@/components/backoffice/vendors/vendor-form';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { textParam } from '@/lib/backoffice/page-params';
import { findVendor } from '@/lib/backoffice/vendors/loaders';
import { loadVendorWallet } from '@/lib/backoffice/wallet-transfers/loaders';
import { GAME_TYPES, STUDIO_LAUNCH_URL } from '@/lib/catalogue/constants';
import { menuNames } from '@/lib/catalogue/menu';
import { SIGNED_BY } from '@/lib/gateway/dialects/names';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-vendors' });
  return { title: t('title') };
}

/** One vendor: its settings, state, secrets, and the health of its calls. */
export default async function VendorPage({ params }: { params: Promise<{ code: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('integrations.write');
  const found = await findVendor(textParam((await params).code));
  if (!found) notFound();
  const { vendor, credentials, health, lastCallAt, walletAddress, fingerprint } = found;
  const t = await getTranslations({ locale, namespace: 'backoffice-vendors' });
  const names = menuNames(locale);
  const count = new Intl.NumberFormat(locale);
  const link = buttonStyle({ variant: 'outline', size: 'sm', block: true });
  return (
    <>
      <EditorHeader href="/backoffice/vendors" back={t('back')} title={vendor.displayName} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <HealthPanel periods={health} lastCallAt={lastCallAt} />
          <VendorForm
            key={vendor.version}
            categories={GAME_TYPES.map((value) => ({ value, label: names.title(value) }))}
            vendor={{
              code: vendor.code,
              version: vendor.version,
              displayName: vendor.displayName,
              launchUrl: vendor.launchUrl ?? '',
              hosts: vendor.hosts.join('\n'),
              opensIn: vendor.opensIn,
              walletKind: vendor.walletKind,
              currencies: vendor.currencies,
              allowsTrial: vendor.allowsTrial,
              categories: vendor.categories,
              position: vendor.position,
            }}
          />
        </div>
        <div className="flex flex-col gap-5">
          <StatePanel
            code={vendor.code}
            version={vendor.version}
            status={vendor.status}
            until={vendor.maintenanceUntil?.toISOString() ?? null}
            hasOpenGames={vendor.open > 0}
          />
          {vendor.walletKind === 'transfer' && (
            <WalletPanel code={vendor.code} {...toPanel(await loadVendorWallet(vendor.code))} />
          )}
          <DialectPanel
            code={vendor.code}
            dialect={credentials.dialect}
            walletAddress={walletAddress}
            fingerprint={fingerprint}
            keyMadeAt={credentials.publicKeyMadeAt?.toISOString() ?? null}
            hasFormerKey={credentials.hasFormerPublicKey}
            formerUsedAt={credentials.formerPublicKeyUsedAt?.toISOString() ?? null}
          />
          <CredentialsPanel
            code={vendor.code}
            signedBy={SIGNED_BY[credentials.dialect]}
            enabled={credentials.enabled}
            bonusWinCredits={credentials.bonusWinCredits}
            hasSecret={credentials.hasSecret}
            secretMadeAt={credentials.secretMadeAt?.toISOString() ?? null}
            hasFormerSecret={credentials.hasFormerSecret}
            formerUsedAt={credentials.formerUsedAt?.toISOString() ?? null}
          />
          <Panel title={t('panels.games')}>
            <Facts
              facts={[
                { key: 'games', name: t('facts.games'), value: count.format(vendor.games) },
                { key: 'listed', name: t('facts.listed'), value: count.format(vendor.listed) },
                { key: 'open', name: t('facts.open'), value: count.format(vendor.open) },
                {
                  key: 'studio',
                  name: t('facts.played'),
                  value: t(vendor.launchUrl === STUDIO_LAUNCH_URL ? 'facts.byStudio' : 'facts.byVendor'),
                },
                {
                  key: 'admitted',
                  name: t('facts.admitted'),
                  value: <DateTime at={vendor.createdAt} locale={locale} />,
                },
              ]}
            />
            <div className="mt-4 flex flex-col gap-2">
              <PageLink href={`/backoffice/games?vendor=${vendor.code}`} className={link}>
                {t('showGames')}
              </PageLink>
              <PageLink href="/backoffice/games/imports" className={link}>
                {t('importGames')}
              </PageLink>
              <a
                href={`/backoffice/api/games/lists/vendor-${vendor.code}.csv`}
                download={`vendor-${vendor.code}.csv`}
                className={link}
              >
                {t('downloadGames')}
              </a>
            </div>
          </Panel>
        </div>
      </div>
    </>
  );
}

/** Plain data for the client. */
const toPanel = ({ address, rounds }: Awaited<ReturnType<typeof loadVendorWallet>>) => ({
  address,
  rounds: rounds && { ...rounds, readAt: rounds.readAt?.toISOString() ?? null },
});
