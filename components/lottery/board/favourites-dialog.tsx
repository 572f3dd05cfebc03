'use client';

import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Trash2 } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { wireFavourite } from '@/lib/studio/lottery/wire';
import { linesFromOutside } from './lines-from-outside';
import { linesForServer } from './slip';
import type { ModeRange, SlipLine } from './types';

type WireFavourite = z.infer<typeof wireFavourite>;

interface Props {
  gameCode: string;
  prizeModes: readonly ModeRange[];
  /** The slip, which can be kept under a name. */
  lines: readonly SlipLine[];
  onLoad: (lines: readonly Omit<SlipLine, 'key'>[]) => void;
  onClose: () => void;
}

/** Slips that the member keeps under a name: to keep this one, to load one, to delete one. */
export function FavouritesDialog({ gameCode, prizeModes, lines, onLoad, onClose }: Props) {
  const t = useTranslations('lottery-board');
  const tErrors = useTranslations('errors');
  const queries = useQueryClient();
  const key = ['lottery', 'favourites', gameCode];
  const [name, setName] = useState('');
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { data, isPending, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callApi<{ list: WireFavourite[] }>(
        'GET',
        `/lotto/lgw/favourites?gameCode=${gameCode}`,
        undefined,
        signal,
      ),
  });
  const run = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: key });
      return true;
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      setFailure(Object.values(known?.fields ?? {})[0]?.message || known?.message || tErrors('NETWORK'));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const save = async () => {
    const body = { gameCode, name: name.trim(), lines: linesForServer(lines) };
    if (await run('save', () => callApi('POST', '/lotto/lgw/favourites', body))) setName('');
  };
  const load = async (favourite: WireFavourite) => {
    const loaded = await linesFromOutside(gameCode, favourite.lines, prizeModes);
    if (loaded.length === 0) return setFailure(t('favourites.nothing'));
    onLoad(loaded);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('favourites.title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-4">
        {lines.length > 0 && (
          <form
            noValidate
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <Field label={t('favourites.name')} className="min-w-0 flex-1">
              {(control) => (
                <Input
                  {...control}
                  maxLength={40}
                  autoComplete="off"
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="amber" busy={busy === 'save'} disabled={name.trim() === ''}>
              {t('favourites.save')}
            </Button>
          </form>
        )}
        <FormAlert message={failure ?? (isError ? tErrors('NETWORK') : undefined)} />
        {isPending && <Skeleton className="h-24 w-full" />}
        {data?.list.length === 0 && (
          <p className="py-4 text-center text-sm text-muted">{t('favourites.empty')}</p>
        )}
        <ul className="divide-y divide-hairline">
          {data?.list.map((favourite) => (
            <li key={favourite.id} className="flex items-center gap-2 py-2">
              <div className="min-w-0 flex-1">
                <p className="truncate font-semibold">{favourite.name}</p>
                <p className="text-sm text-muted">
                  {t('favourites.lines', { count: favourite.lines.length })}
                </p>
              </div>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('favourites.loadOf', { name: favourite.name })}
                onClick={() => void load(favourite)}
              >
                {t('favourites.load')}
              </Button>
              <button
                type="button"
                aria-label={t('favourites.delete', { name: favourite.name })}
                disabled={busy !== undefined}
                onClick={() =>
                  void run(favourite.id, () => callApi('DELETE', `/lotto/lgw/favourites/${favourite.id}`))
                }
                className={buttonStyle({ variant: 'ghost', size: 'icon' })}
              >
                <Trash2 aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
