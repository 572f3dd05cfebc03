import type { CSSProperties, ReactNode } from 'react';
import { colourOf } from '@/lib/studio/lottery/plays/features';
import { animalOf } from '@/lib/studio/lottery/plays/result-families';
import { numbersOf } from '@/lib/studio/lottery/sources/result';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { NumberGroup } from '@/lib/studio/lottery/types';
import { Animal } from './animal';
import { Die } from './die';
import type { PictureKind, PictureNames, WireResult } from './picture-kind';
import { isPrizeTable, numberText, resultWords, sumOf } from './result-words';
import './pictures.css';

const TONES = ['red', 'blue', 'green'] as const;
type Tone = (typeof TONES)[number] | 'amber' | 'grey';

interface Props {
  kind: PictureKind;
  /** Null: no number is there yet, and all of them run. */
  result: WireResult | null;
  names: PictureNames;
  size?: 'sm' | 'md' | 'lg';
  /** Of a prize table, the main prize alone. */
  brief?: boolean;
  /** How many numbers have landed, counted through the groups; all if it is left out. */
  landed?: number;
  className?: string;
}

/**
 * The picture of a result: balls, dice, number plates or a table of prizes. Numbers that have not landed run. It works on the server and in
 * the browser, and it is read out as one text.
 */
export function ResultPicture({ kind, result, names, size = 'md', brief = false, landed, className }: Props) {
  const shown = result ? (landed ?? Infinity) : 0;
  const isLive = landed !== undefined || undefined;
  const groups: readonly NumberGroup[] = sources[kind.source].groups;
  const isRanked = isPrizeTable(kind.source);
  const isWhole = result !== null && shown >= groups.reduce((sum, group) => sum + numbersOf(group), 0);
  const isTen = kind.source === 'tenCars' || kind.source === 'twentyOfEighty';
  const fit = isTen ? 'ten' : kind.source === 'fortyNine' ? 'seven' : undefined;
  if (isRanked && !brief)
    return (
      <PrizeTable
        groups={groups}
        result={result}
        shown={shown}
        isLive={isLive}
        names={names}
        className={className}
      />
    );
  return (
    <span
      className={`lottery-picture ${isWhole ? '' : 'lottery-rolling'} ${className ?? ''}`}
      data-size={size}
      data-fit={fit}
      data-live={isLive}
      // Numbers are read from left to right in every script.
      dir="ltr"
      role="img"
      {...(isWhole ? { 'aria-label': resultWords(kind, result, names) } : { 'aria-hidden': true })}
    >
      <span className="lottery-row" data-columns={kind.source === 'twentyOfEighty' || undefined}>
        {isRanked ? (
          <MainPrize group={groups[0]!} text={String(result?.[0]?.[0] ?? '')} shown={shown} />
        ) : (
          <Numbers kind={kind} result={result} shown={shown} />
        )}
      </span>
    </span>
  );
}

function Numbers({ kind, result, shown }: { kind: PictureKind; result: WireResult | null; shown: number }) {
  const { source } = kind;
  const groups: readonly NumberGroup[] = sources[source].groups;
  const numbers = Array.from({ length: groups[0]!.count }, (_, at) => result?.[0]?.[at]);
  if (source === 'threeDice')
    return (
      <>
        {numbers.map((value, at) => (
          <NumberPlace key={at} index={at} landed={at < shown}>
            <Die face={at < shown ? Number(value) : ((at * 2) % 6) + 1} />
          </NumberPlace>
        ))}
        <Sum numbers={result?.[0]} shown={shown} />
      </>
    );
  if (source === 'tenCars')
    return numbers.map((value, at) => (
      <NumberPlace key={at} index={at} landed={at < shown}>
        <span className="lottery-car lottery-plate" data-car={at < shown ? value : undefined}>
          {at < shown ? value : <Strip />}
        </span>
      </NumberPlace>
    ));
  if (source === 'fortyNine') {
    const special = result?.[1]?.[0];
    const animal = Number(result?.[2]?.[0]);
    const ball = (value: number | string | undefined, at: number) => (
      <NumberPlace key={at} index={at} landed={at < shown}>
        <span className="lottery-animal">
          <Ball
            text={at < shown ? numberText(source, value!) : undefined}
            tone={at < shown ? TONES[colourOf(Number(value))]! : 'grey'}
          />
          {at < shown ? <Animal animal={animalOf(Number(value), animal)} /> : <svg />}
        </span>
      </NumberPlace>
    );
    return (
      <>
        {numbers.map(ball)}
        <span className="lottery-sign">+</span>
        {ball(special, numbers.length)}
      </>
    );
  }
  const isLast = (at: number) => kind.last && at === numbers.length - 1;
  return (
    <>
      {numbers.map((value, at) => (
        <NumberPlace key={at} index={at} landed={at < shown}>
          <Ball
            text={at < shown ? numberText(source, value!) : undefined}
            tone={at < shown ? (isLast(at) ? 'red' : source === 'twentyOfEighty' ? 'blue' : 'amber') : 'grey'}
          />
        </NumberPlace>
      ))}
      {kind.sum && <Sum numbers={result?.[0]} shown={shown} />}
    </>
  );
}

/** The place of a number. When it lands, another element takes its place, so that it falls into it. */
function NumberPlace({ index, landed, children }: { index: number; landed: boolean; children: ReactNode }) {
  return (
    <span
      key={landed ? 'landed' : 'running'}
      className={landed ? 'lottery-landed inline-flex' : 'lottery-running inline-flex'}
      style={{ '--lottery-index': index } as CSSProperties}
    >
      {children}
    </span>
  );
}

/** A ball with a number; without one its numbers run. */
export function Ball({ text, tone = 'amber' }: { text: string | undefined; tone?: Tone }) {
  return (
    <span className="lottery-ball" data-tone={tone}>
      <span className="lottery-disc">{text ?? <Strip />}</span>
    </span>
  );
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Numbers that run through a window. */
function Strip() {
  return (
    <span className="lottery-strip" aria-hidden>
      <span>
        {DIGITS.map((digit) => (
          <span key={digit} className="block">
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}

function Sum({ numbers, shown }: { numbers: readonly (number | string)[] | undefined; shown: number }) {
  return (
    <>
      <span className="lottery-sign">=</span>
      <span className="lottery-sum">{numbers && shown >= numbers.length ? sumOf(numbers) : '?'}</span>
    </>
  );
}

/** The main prize of a prize table, a ball for each digit. */
function MainPrize({ group, text, shown }: { group: NumberGroup; text: string; shown: number }) {
  const digits = group.kind === 'independent' ? (group.width ?? 1) : 1;
  return Array.from({ length: digits }, (_, at) => (
    <NumberPlace key={at} index={at} landed={shown > 0}>
      <Ball text={shown > 0 ? (text[at] ?? '') : undefined} tone={shown > 0 ? 'red' : 'grey'} />
    </NumberPlace>
  ));
}

interface TableProps {
  groups: readonly NumberGroup[];
  result: WireResult | null;
  shown: number;
  isLive: true | undefined;
  names: PictureNames;
  className: string | undefined;
}

/** A rank with more numbers has them below its name. */
const MOST_BESIDE = 6;
/** Columns for the numbers of a rank: as even lines as there can be. */
const columnsOf = (count: number) => (count <= 4 ? count : count <= 6 ? 3 : count % 5 === 0 ? 5 : 4);

function PrizeTable({ groups, result, shown, isLive, names, className }: TableProps) {
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + numbersOf(group), 0));
  return (
    <dl data-live={isLive} className={`lottery-picture lottery-ranks ${className ?? ''}`}>
      {groups.map((group, at) => (
        <div key={group.code} data-many={numbersOf(group) > MOST_BESIDE || undefined}>
          <dt>{names.ranks[group.code] ?? group.code}</dt>
          <dd dir="ltr" style={{ '--lottery-columns': columnsOf(numbersOf(group)) } as CSSProperties}>
            {Array.from({ length: numbersOf(group) }, (_, place) => {
              const index = firsts[at]! + place;
              return (
                <NumberPlace key={place} index={index} landed={index < shown}>
                  {index < shown ? result?.[at]?.[place] : <Running group={group} />}
                </NumberPlace>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Running({ group }: { group: NumberGroup }) {
  const width = group.kind === 'independent' ? (group.width ?? 1) : 1;
  return (
    <span className="inline-flex text-faint" aria-hidden>
      {Array.from({ length: width }, (_, at) => (
        <Strip key={at} />
      ))}
    </span>
  );
}
