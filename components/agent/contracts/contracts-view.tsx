'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { pathWithQuery } from '@/components/records/path-with-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Pager } from '@/components/ui/pager';
import { Tabs } from '@/components/ui/tabs';
import { CONTRACT_KINDS, type ContractKind } from '@/lib/agents/constants';
import type { WireContract, WireDownline, WireTerms } from '@/lib/agents/contracts/wire';
import { callApi } from '@/lib/platform/http/call';
import { ContractCard } from './contract-card';
import { HistoryDialog } from './history-dialog';
import { OfferDialog } from './offer-dialog';
import { CONTRACTS_KEY, type ContractList } from './queries';

/** An offer that is being written. */
interface Draft {
  memberId: string;
  account: string | null;
  terms?: WireTerms | undefined;
  type?: ContractKind | undefined;
}
interface Shown {
  memberId: string;
  account: string | null;
  type: ContractKind;
}

/** The page of contracts: the agent's own, those of the direct downlines, and what waits for an answer. */
export function ContractsView({ memberId }: { memberId: string }) {
  const t = useTranslations('agent-contracts');
  const [tab, setTab] = useState('own');
  const [draft, setDraft] = useState<Draft>();
  const [shown, setShown] = useState<Shown>();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const list = useQuery({
    queryKey: [...CONTRACTS_KEY, 'list', search, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi<ContractList>(
        'GET',
        pathWithQuery('/wps/agent/contracts', { search, pageNum: String(page) }),
        undefined,
        signal,
      ),
  });
  const requests = useQuery({
    queryKey: [...CONTRACTS_KEY, 'requests'],
    queryFn: ({ signal }) =>
      callApi<{ list: WireContract[] }>('GET', '/wps/agent/contracts/requests', undefined, signal),
  });
  const waiting =
    requests.data?.list.filter(
      ({ awaitsMe, endRequest }) => awaitsMe || (endRequest !== null && !endRequest.mine),
    ).length ?? 0;
  /** Opens the form with the terms of a contract: for its downline, or to the upline. */
  const draftOf = (contract: WireContract): Draft => ({
    memberId: contract.agent.memberId,
    account: contract.side === 'agent' ? null : contract.agent.account,
    terms: contract,
  });
  const own = list.data?.own ?? [];
  const ownTab = (
    <RecordState query={list} empty={false} emptyTitle="" rows={2} rowClassName="h-40">
      <div className="gap-4 lg:columns-2">
        {CONTRACT_KINDS.map((kind) => {
          const contracts = own.filter(({ type }) => type === kind);
          return (
            <div key={kind} className="mb-4 flex break-inside-avoid flex-col gap-2">
              {contracts.map((contract) => (
                <ContractCard
                  key={contract.id}
                  contract={contract}
                  onOffer={() => setDraft(draftOf(contract))}
                />
              ))}
              {contracts.length === 0 && (
                <Card className="flex flex-wrap items-center justify-between gap-3">
                  <div>
                    <h3 className="font-display text-lg font-bold">{t(`kinds.${kind}`)}</h3>
                    <p className="text-sm text-muted">{t('none')}</p>
                  </div>
                  <Button size="sm" onClick={() => setDraft({ memberId, account: null, type: kind })}>
                    {t('request')}
                  </Button>
                </Card>
              )}
              <Button
                size="sm"
                variant="ghost"
                className="self-start"
                onClick={() => setShown({ memberId, account: null, type: kind })}
              >
                {t('history')}
              </Button>
            </div>
          );
        })}
      </div>
    </RecordState>
  );
  const downlines = (
    <div className="flex flex-col gap-4">
      <Field label={t('search')} labelHidden>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={t('search')}
            maxLength={40}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
        )}
      </Field>
      <RecordState
        query={list}
        empty={list.data?.list.length === 0}
        emptyTitle={t(search === '' ? 'noDownlines' : 'nothingFound')}
        emptyHint={search === '' ? t('noDownlinesHint') : ''}
      >
        <ul className="flex flex-col gap-3">
          {list.data?.list.map((one) => (
            <DownlineRow
              key={one.memberId}
              downline={one}
              onOffer={(given) => setDraft({ memberId: one.memberId, account: one.account, ...given })}
              onHistory={(type) => setShown({ memberId: one.memberId, account: one.account, type })}
            />
          ))}
        </ul>
        <Pager
          page={page}
          pages={list.data?.totalPages ?? 0}
          onPage={setPage}
          labels={{
            nav: t('pages.nav'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (number) => t('pages.page', { number }),
          }}
        />
      </RecordState>
    </div>
  );
  const requestsTab = (
    <RecordState
      query={requests}
      empty={requests.data?.list.length === 0}
      emptyTitle={t('noRequests')}
      emptyHint={t('noRequestsHint')}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {requests.data?.list.map((contract) => (
          <ContractCard
            key={contract.id}
            contract={contract}
            {...(contract.state === 'offered' && { onOffer: () => setDraft(draftOf(contract)) })}
          />
        ))}
      </div>
    </RecordState>
  );
  return (
    <>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'own', label: t('tabs.own'), content: ownTab },
          { value: 'downlines', label: t('tabs.downlines'), content: downlines },
          {
            value: 'requests',
            label: (
              <span className="inline-flex items-center gap-2">
                {t('tabs.requests')}
                {waiting > 0 && <Badge tone="amber">{waiting}</Badge>}
              </span>
            ),
            content: requestsTab,
          },
        ]}
      />
      {draft && <OfferDialog {...draft} onClose={() => setDraft(undefined)} />}
      {shown && <HistoryDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** The highest rate of terms, in percent. Tiers rise. */
function highestRate({ tiers, realtime }: WireTerms): string {
  if (!realtime) return tiers.at(-1)?.rate ?? '0';
  const { profitRate, lossRate } = realtime;
  return Number(profitRate) > Number(lossRate) ? profitRate : lossRate;
}

/** A direct downline: the kinds of contract with their states, each opens as a card. */
function DownlineRow({
  downline,
  onOffer,
  onHistory,
}: {
  downline: WireDownline;
  onOffer: (given: { terms?: WireTerms; type?: ContractKind }) => void;
  onHistory: (type: ContractKind) => void;
}) {
  const t = useTranslations('agent-contracts');
  const [open, setOpen] = useState<ContractKind>();
  const of = (kind: ContractKind) => downline.contracts.filter(({ type }) => type === kind);
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <bdi className="block truncate font-medium">{downline.account}</bdi>
            <bdi className="block truncate text-xs text-faint">{downline.nickname}</bdi>
          </div>
          <Button size="sm" variant="amber" onClick={() => onOffer({})}>
            {t('offer')}
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          {CONTRACT_KINDS.map((kind) => {
            const contracts = of(kind);
            if (contracts.length === 0) return null;
            return (
              <Button
                key={kind}
                size="sm"
                variant={open === kind ? 'amber' : 'surface'}
                aria-expanded={open === kind}
                onClick={() => setOpen(open === kind ? undefined : kind)}
              >
                {t(`kinds.${kind}`)}
                {contracts
                  .filter(({ state }) => state === 'signed')
                  .map((contract) => (
                    <bdi key={contract.id} className="tabular text-xs opacity-75">
                      {t('percent', { rate: highestRate(contract) })}
                    </bdi>
                  ))}
                {contracts.some(({ state }) => state === 'offered') && (
                  <Badge tone="amber">{t('isOpen')}</Badge>
                )}
              </Button>
            );
          })}
          {downline.contracts.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
        </div>
        {open && (
          <div className="flex flex-col gap-3">
            {of(open).map((contract) => (
              <ContractCard
                key={contract.id}
                contract={contract}
                onOffer={() => onOffer({ terms: contract })}
              />
            ))}
            <Button size="sm" variant="ghost" className="self-start" onClick={() => onHistory(open)}>
              {t('history')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}
