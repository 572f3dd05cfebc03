'use client';

import { useTranslations } from 'next-intl';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { readBack } from '../board/selection-text';
import { usePlayTexts } from '../board/use-play-texts';
import { pictureOf, type WireResult } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { resultWords } from '../pictures/result-words';
import { usePictureNames } from '../use-picture-names';

/** The worked example of a play type: what is chosen, what is drawn, and how many combinations win. */
export function PlayExample({ game, play }: { game: LotteryGame; play: Play }) {
  const t = useTranslations('lottery');
  const tPlays = useTranslations('lottery-plays');
  const texts = usePlayTexts();
  const names = usePictureNames();
  const kind = pictureOf(game);
  const { selection, result, wins } = play.type.example;
  const drawn = result as WireResult;
  const { rows, list } = readBack(play.shape, selection);
  return (
    <div className="flex flex-col gap-2.5 rounded-control bg-sunken p-3">
      <h4 className="text-xs font-semibold text-muted">{t('rules.example')}</h4>
      {rows.map((values, at) => {
        const row = play.shape.rows[at]!;
        if (values.length === 0) return null;
        return (
          <p key={`${at} ${row.code}`} className="flex flex-wrap items-center gap-1.5">
            <span className="me-1 text-xs text-faint">{texts.rowName(row)}</span>
            {values.map((value) => (
              <Chip key={value} text={texts.value(row, value)} />
            ))}
          </p>
        );
      })}
      {list && (
        <p className="flex flex-wrap items-center gap-1.5" dir="ltr">
          {list.split(' ').map((entry) => (
            <Chip key={entry} text={entry} />
          ))}
        </p>
      )}
      <ResultPicture kind={kind} result={drawn} names={names} />
      <p className="text-sm">
        {tPlays('example', {
          selection: texts.selection(play.shape, selection).text,
          result: resultWords(kind, drawn, names),
          units: wins.reduce((sum, { units }) => sum + units, 0),
        })}
      </p>
    </div>
  );
}

function Chip({ text }: { text: string }) {
  return (
    <span className="inline-grid h-7 min-w-7 place-items-center rounded-full border border-amber/40 bg-amber-wash px-2 text-xs font-bold text-amber tabular">
      {text}
    </span>
  );
}
