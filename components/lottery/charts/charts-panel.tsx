'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choice } from '@/components/records/choice';
import { RecordState } from '@/components/records/record-state';
import { callApi } from '@/lib/platform/http/call';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { usePlayTexts } from '../board/use-play-texts';
import { usePictureNames } from '../use-picture-names';
import {
  chartPlaces,
  roadsOf,
  type ChartPlace,
  type Road,
  type WireCounted,
  type WireStatistics,
} from './chart-places';
import { HeatBars } from './heat-bars';
import { RoadMap } from './road-map';
import { TrendChart } from './trend-chart';

const LENGTHS = [30, 50, 100] as const;

type Trend = WireStatistics['trend'][number];

interface Props {
  game: LotteryGame;
  /** A draw whose numbers are just being shown above: until then the charts stay as they were before it. */
  secret?: string | undefined;
}

/** Charts of the last draws of a game: trend, how often and since when, and road maps. Past draws do not change the chances of coming ones. */
export default function ChartsPanel({ game, secret }: Props) {
  const t = useTranslations('lottery');
  const [length, setLength] = useState<number>(LENGTHS[0]);
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['lottery', 'draws', game.code, 'charts', length],
    queryFn: ({ signal }) =>
      callApi<WireStatistics>('GET', `/lotto/lgw/statistics/${game.code}?draws=${length}`, undefined, signal),
    placeholderData: (before) => before,
  });
  const [shown, setShown] = useState<WireStatistics>();
  const tellsSecret = data?.trend.some(({ period }) => period === secret) ?? false;
  if (data && !tellsSecret && data !== shown) setShown(data);
  const { trend = [], places: counted = [] } = shown ?? {};
  return (
    <section aria-label={t('tabs.charts')} className="flex flex-col gap-4">
      <div role="radiogroup" aria-label={t('charts.draws')} className="flex flex-wrap gap-2">
        {LENGTHS.map((count) => (
          <Choice
            key={count}
            name="chart-length"
            label={t('charts.last', { count })}
            checked={count === length}
            onChoose={() => setLength(count)}
          />
        ))}
      </div>
      <RecordState
        query={{ isPending: isPending || (tellsSecret && !shown), isError, error, refetch }}
        empty={trend.length === 0}
        emptyTitle={t('noResult')}
        rowClassName="h-40"
        rows={2}
      >
        <Places game={game} trend={trend} counted={counted} />
        <Roads game={game} trend={trend} />
        <p className="text-xs text-faint">{t('charts.chance')}</p>
      </RecordState>
    </section>
  );
}

interface PlacesProps {
  game: LotteryGame;
  trend: readonly Trend[];
  counted: readonly WireCounted[];
}

function Places({ game, trend, counted }: PlacesProps) {
  const t = useTranslations('lottery');
  const { animals } = usePictureNames();
  const places = chartPlaces(game);
  const [at, setAt] = useState(0);
  const place = places[at] ?? places[0]!;
  const nameOf = (entry: ChartPlace) => t(`places.${entry.text}`, { number: entry.number });
  const write = (value: number) => (place.text === 'specialAnimal' ? (animals[value] ?? '') : String(value));
  return (
    <>
      {places.length > 1 && (
        <div
          role="radiogroup"
          aria-label={t('charts.places')}
          className="scrollbar-none flex gap-2 overflow-x-auto p-0.5"
        >
          {places.map((entry, index) => (
            <span key={`${entry.text} ${entry.number}`} className="shrink-0">
              <Choice
                name="chart-place"
                label={nameOf(entry)}
                checked={entry === place}
                onChoose={() => setAt(index)}
              />
            </span>
          ))}
        </div>
      )}
      <h3 className="font-bold">{t('charts.trend')}</h3>
      <TrendChart
        place={place}
        trend={trend}
        write={write}
        label={t('charts.trendOf', { place: nameOf(place), count: trend.length })}
      />
      <h3 className="font-bold">{t('charts.heat')}</h3>
      <HeatBars place={place} results={trend.map(({ result }) => result)} counted={counted} write={write} />
    </>
  );
}

function Roads({ game, trend }: { game: LotteryGame; trend: readonly Trend[] }) {
  const t = useTranslations('lottery');
  const tPlays = useTranslations('lottery-plays');
  const texts = usePlayTexts();
  const roads = roadsOf(game);
  if (roads.length === 0) return null;
  const sidesOf = (road: Road) => {
    const [first, second] = road.sides.map((side) => tPlays(`options.${side}`));
    return [first!, second!, t('charts.neither')] as const;
  };
  return (
    <>
      <h3 className="font-bold">{t('charts.roads')}</h3>
      {roads.map((road) => {
        const names = sidesOf(road);
        return (
          <div key={`${road.type.code} ${road.sides[0]}`}>
            <p className="mb-1.5 text-sm text-muted">{texts.playName(road.type)}</p>
            <RoadMap
              sides={trend.map(({ result }) => road.sideOf(result))}
              names={names}
              label={t('charts.roadOf', { name: `${names[0]}, ${names[1]}`, count: trend.length })}
            />
          </div>
        );
      })}
    </>
  );
}
