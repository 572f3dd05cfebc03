'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Copy } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { notify } from '@/components/ui/notify';
import { QrPicture } from '@/components/ui/qr-picture';
import { Select } from '@/components/ui/select';
import { toWire, type Typed } from '@/components/agent/contracts/terms-form';
import type { WireTerms } from '@/lib/agents/contracts/wire';
import { MAX_LINK_NAME } from '@/lib/agents/links/constants';
import { isAgentType } from '@/lib/identity/account-types';
import { LinkOfferFields, LinkOffers, type WireLinkOffer } from './link-offers';
import { useAgentCall } from './use-agent-call';

export interface WireLink {
  id: string;
  code: string;
  name: string;
  type: number;
  url: string;
  open: boolean;
  createdAt: string;
  clicks: number;
  registrations: number;
  firstDeposits: number;
  turnover: string;
  currency: string;
  offers: WireLinkOffer[];
  days: { day: string; clicks: number; registrations: number }[];
}

/** The page _Links_: the form of a new link, and the agent's links with what they brought. */
export function LinksList({
  links,
  types,
  ownTerms,
}: {
  links: readonly WireLink[];
  types: readonly number[];
  ownTerms: readonly WireTerms[];
}) {
  const t = useTranslations('agent-lines');
  const call = useAgentCall();
  const ids = useRequestId();
  const router = useRouter();
  const [name, setName] = useState('');
  const [type, setType] = useState(String(types[0] ?? 0));
  const [offers, setOffers] = useState<Typed[]>([]);
  const makesAgents = isAgentType(Number(type));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), type: Number(type), offers: makesAgents ? offers.map(toWire) : [] };
    const made = await call.send('/wps/agent/links', { ...body, requestId: ids.idOf(JSON.stringify(body)) });
    if (!made) return;
    ids.renew();
    setName('');
    setOffers([]);
    notify(t('links.made'), 'good');
    router.refresh();
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <Card>
        <CardHeader title={t('links.new')} description={t('links.newText')} />
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          <FormAlert message={call.message} />
          <Field
            label={t('links.name')}
            hint={t('links.nameHint')}
            error={call.fields.name?.message}
            required
          >
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_LINK_NAME}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('links.type')} error={call.fields.type?.message}>
            {(control) => (
              <Select
                {...control}
                value={type}
                onChange={(event) => setType(event.target.value)}
                options={types.map((each) => ({ value: String(each), label: t(`types.${each}`) }))}
              />
            )}
          </Field>
          {makesAgents && (
            <LinkOfferFields own={ownTerms} offers={offers} errors={call.fields} onChange={setOffers} />
          )}
          <Button type="submit" variant="amber" busy={call.busy}>
            {t('links.make')}
          </Button>
        </form>
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        {links.length === 0 && <p className="py-6 text-sm text-muted">{t('links.none')}</p>}
        {links.map((link) => (
          <LinkCard key={link.id} link={link} />
        ))}
      </div>
    </div>
  );
}

function LinkCard({ link }: { link: WireLink }) {
  const t = useTranslations('agent-lines');
  const format = useFormatter();
  const locale = useLocale();
  const call = useAgentCall();
  const router = useRouter();
  const [showsCode, setShowsCode] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      notify(t('links.copied'), 'good');
    } catch {
      notify(t('links.copyFailed'), 'bad');
    }
  };
  const change = async () => {
    if (await call.send(`/wps/agent/links/${link.id}`, { open: !link.open })) router.refresh();
  };
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-bold wrap-anywhere">
            <bdi>{link.name}</bdi>
          </h3>
          <p className="mt-0.5 text-xs text-faint">
            {t(`types.${link.type}`)} ·{' '}
            <bdi dir="ltr" className="font-mono">
              {link.code}
            </bdi>
          </p>
        </div>
        <Badge tone={link.open ? 'jade' : 'plain'}>{link.open ? t('links.open') : t('links.closed')}</Badge>
      </div>
      <div className="mt-3 flex items-center gap-2">
        <span
          dir="ltr"
          className="min-w-0 flex-1 truncate rounded-control bg-sunken px-3 py-2.5 text-start text-sm"
        >
          {link.url}
        </span>
        <Button variant="surface" size="icon" aria-label={t('links.copy')} onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
        </Button>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <Figure name={t('links.clicks')} value={format.number(link.clicks)} />
        <Figure name={t('links.registrations')} value={format.number(link.registrations)} />
        <Figure name={t('links.firstDeposits')} value={format.number(link.firstDeposits)} />
        <Figure
          name={t('links.turnover')}
          value={<Money value={link.turnover} currency={link.currency} locale={locale} />}
        />
      </dl>
      {link.offers.length > 0 && <LinkOffers offers={link.offers} currency={link.currency} />}
      <DayBars days={link.days} />
      <FormAlert message={call.message} />
      {showsCode && (
        <div className="mx-auto mt-4 w-full max-w-48 rounded-card bg-white p-3">
          <QrPicture text={link.url} label={t('links.picture', { name: link.name })} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="surface"
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
        >
          {showsCode ? t('links.hideCode') : t('links.showCode')}
        </Button>
        <Button size="sm" variant="outline" busy={call.busy} onClick={() => void change()}>
          {link.open ? t('links.close') : t('links.reopen')}
        </Button>
      </div>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="tabular mt-0.5 font-semibold">{value}</dd>
    </div>
  );
}

/** Visits on the last days as bars; the part of registrations is filled. */
function DayBars({ days }: { days: WireLink['days'] }) {
  const t = useTranslations('agent-lines');
  const most = Math.max(1, ...days.map(({ clicks, registrations }) => Math.max(clicks, registrations)));
  const clicks = days.reduce((sum, day) => sum + day.clicks, 0);
  const registrations = days.reduce((sum, day) => sum + day.registrations, 0);
  return (
    <figure className="mt-4">
      <div
        role="img"
        aria-label={t('links.days', { days: days.length, clicks, registrations })}
        className="flex h-14 items-end gap-1"
      >
        {days.map((day) => (
          <span
            key={day.day}
            title={t('links.day', { day: day.day, clicks: day.clicks, registrations: day.registrations })}
            className="relative h-full min-w-0 flex-1"
          >
            <span
              className="absolute inset-x-0 bottom-0 min-h-px rounded-sm bg-edge"
              style={{ height: `${(day.clicks / most) * 100}%` }}
            />
            <span
              className="absolute inset-x-0 bottom-0 rounded-sm bg-amber"
              style={{ height: `${(day.registrations / most) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <figcaption className="mt-1.5 text-xs text-faint">
        {t('links.days', { days: days.length, clicks, registrations })}
      </figcaption>
    </figure>
  );
}
