'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { notify } from '@/components/ui/notify';
import type { MeanwhileChange } from '@/lib/content/errors';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { Failure } from '../use-call';
import { mergeData, toBody } from './rules';
import type { EditedData, EditedItem, ItemPlace } from './types';

/** Milliseconds without typing after which the working copy is stored. */
const PAUSE_MS = 1_500;

/** What is typed: as it was saved, not stored yet, stored as a working copy, or not storable. */
export type StoreState = 'saved' | 'typed' | 'storing' | 'stored' | 'failed' | 'loggedOut';

const COPIES = '/backoffice/api/content/working-copies';

/**
 * State of an editor: the typed data, which are stored as a working copy while they are typed, and saving. A save that
 * another operator has overtaken leaves `conflict`, and the typed data stay.
 * @param optional the texts that may be empty
 */
export function useContentEditor<Data extends EditedData>(
  place: ItemPlace,
  item: EditedItem<Data>,
  optional: readonly string[],
) {
  const t = useTranslations('backoffice-content');
  const tErrors = useTranslations('errors');
  const router = useRouter();
  const [saved, setSaved] = useState(item.saved);
  const [data, setData] = useState(item.data);
  const [copyId, setCopyId] = useState<string>();
  const [offered, setOffered] = useState(item.copy);
  const [store, setStore] = useState<StoreState>('saved');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<MeanwhileChange>();
  /** Both operators have changed these; the own texts stayed. */
  const [both, setBoth] = useState<readonly { field: string; language: LocaleCode | null }[]>([]);
  const latest = useRef(data);

  const set = (next: Partial<Data>) => {
    latest.current = { ...latest.current, ...next };
    setData(latest.current);
    setStore('typed');
  };

  /** Stores what is typed. Returns the working copy's id, for the preview; undefined if it could not be stored. */
  const storeNow = async (): Promise<string | undefined> => {
    setStore('storing');
    const given = latest.current;
    try {
      const copy = await callApi<{ id: string }>('POST', COPIES, {
        kind: place.kind,
        itemId: saved?.id ?? null,
        version: saved?.version ?? null,
        data: given,
      });
      setCopyId(copy.id);
      setStore(latest.current === given ? 'stored' : 'typed');
      return copy.id;
    } catch (error) {
      // The page stays, with what is typed: the operator can log in in another tab and save here.
      setStore(error instanceof ApiError && error.status === 401 ? 'loggedOut' : 'failed');
      return undefined;
    }
  };
  const storeAfterPause = useEffectEvent(() => void storeNow());
  useEffect(() => {
    if (store !== 'typed') return;
    const timer = setTimeout(storeAfterPause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [store, data]);

  // A page that is closed within the pause, or while nothing can be stored, asks first.
  useEffect(() => {
    if (store === 'saved' || store === 'stored') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);

  /** Saves the item, published or as a draft. */
  const save = async (published: boolean): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    setConflict(undefined);
    const given = { ...latest.current, published };
    const body = toBody(given, optional);
    try {
      const result = await callApi<{ id: string; version: number }>(
        'POST',
        saved ? `${place.api}/${saved.id}` : place.api,
        saved ? { ...body, version: saved.version } : body,
      );
      latest.current = given;
      setData(given);
      setSaved(result);
      setStore('saved');
      setOffered(undefined);
      setBoth([]);
      notify(t(published ? 'done.published' : 'done.saved'), 'good');
      if (saved) router.refresh();
      else router.replace(`${place.list}/${result.id}`);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const change = known?.envelope.change as MeanwhileChange | undefined;
      if (change) setConflict(change);
      else if (known?.status === 401) setStore('loggedOut');
      const fields = known?.fields ?? {};
      const isNamed = Object.keys(fields).length > 0;
      if (!change)
        setFailure({ message: isNamed ? t('checkFields') : known?.message || tErrors('NETWORK'), fields });
    } finally {
      setIsBusy(false);
    }
  };

  const replace = (next: Data, version: number) => {
    latest.current = next;
    setData(next);
    setSaved((before) => before && { ...before, version });
    setConflict(undefined);
    setStore('typed');
  };

  /** Takes what was changed meanwhile into what is typed here. The operator looks at it, and saves again. */
  const merge = () => {
    if (!conflict) return;
    const merged = mergeData(conflict.before, conflict.data, latest.current);
    setBoth(merged.both);
    replace(merged.data, conflict.version);
  };
  /** Drops what is typed here. */
  const takeTheirs = () => {
    if (!conflict) return;
    setBoth([]);
    replace({ ...latest.current, ...(conflict.data as Partial<Data>) }, conflict.version);
  };

  const discard = async () => {
    setOffered(undefined);
    await callApi('POST', `${COPIES}/discard`, { kind: place.kind, itemId: saved?.id ?? null }).catch(() => {
      // It is offered again when the page is opened next time.
    });
  };

  return {
    saved,
    data,
    set,
    store,
    isBusy,
    failure,
    conflict,
    both,
    copyId,
    storeNow,
    save,
    merge,
    takeTheirs,
    closeConflict: () => setConflict(undefined),
    /** What was typed before and not saved, as long as it is neither taken nor dropped. */
    offered,
    takeOffered: () => {
      if (!offered) return;
      const { version } = offered;
      // If the item was saved meanwhile, saving shows what was changed.
      if (version !== null) setSaved((before) => before && { ...before, version });
      set(offered.data);
      setOffered(undefined);
    },
    discard,
  };
}

export type ContentEditorState<Data extends EditedData> = ReturnType<typeof useContentEditor<Data>>;
