'use client';

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import { Tabs } from '@/components/ui/tabs';
import { MOTIF_IDS, PALETTE_IDS, SCENE_IDS } from '@/lib/catalogue/artwork/constants';
import { CROP_SIZES, pictureAddress } from '@/lib/content/pictures/constants';
import { PicturePanel } from '../pictures/picture-panel';
import { PicturePicker } from '../promotions/picture-picker';

export interface BannerPictureData {
  picture: string | null;
  pictureId: string | null;
  focusX: number;
  focusY: number;
}

interface Props {
  value: BannerPictureData;
  /** The names of the banners that the site can draw. */
  drawings: readonly string[];
  error: string | undefined;
  onChange: (next: Partial<BannerPictureData>) => void;
}

const PARTS = [
  { name: 'scene', options: SCENE_IDS },
  { name: 'palette', options: PALETTE_IDS },
  { name: 'motif', options: MOTIF_IDS },
] as const;

/** The drawing that is composed of parts, when that is chosen. */
const FIRST_COMPOSED = 'market.lantern.coin';

/** Chooses the picture of a banner: one of the drawings, or an upload with the point that its two crops keep in view. */
export function BannerPictureField({ value, drawings, error, onChange }: Props) {
  const t = useTranslations('backoffice-banners.picture');
  const [source, setSource] = useState(value.pictureId === null ? 'drawing' : 'upload');
  const [first = ''] = drawings;
  const drawing = value.picture ?? first;
  const isComposed = drawing.includes('.');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('legend')}</legend>
      <Tabs
        label={t('source')}
        value={source}
        onChange={setSource}
        tabs={[
          {
            value: 'drawing',
            label: t('drawing'),
            content: (
              <div className="flex flex-col gap-3">
                <Select
                  aria-label={t('name')}
                  value={isComposed ? 'composed' : drawing}
                  options={[
                    ...drawings.map((name) => ({ value: name, label: t(`drawings.${name}` as never) })),
                    { value: 'composed', label: t('composed') },
                  ]}
                  onChange={(event) =>
                    onChange({
                      picture: event.target.value === 'composed' ? FIRST_COMPOSED : event.target.value,
                      pictureId: null,
                    })
                  }
                />
                {isComposed ? (
                  <PicturePicker
                    value={drawing}
                    parts={PARTS}
                    address={(name) => `/images/posters/${name}-card.svg`}
                    size={CROP_SIZES.phone}
                    onChange={(picture) => onChange({ picture, pictureId: null })}
                  />
                ) : (
                  <img
                    src={`/images/banners/${drawing}-wide.svg`}
                    alt=""
                    {...CROP_SIZES.wide}
                    className="h-auto w-full rounded-control bg-picture-ground"
                  />
                )}
              </div>
            ),
          },
          {
            value: 'upload',
            label: t('upload'),
            content: (
              <div className="flex flex-col gap-4">
                {value.pictureId !== null && (
                  <FocusPicker
                    address={pictureAddress(value.pictureId)}
                    x={value.focusX}
                    y={value.focusY}
                    onChange={(focusX, focusY) => onChange({ focusX, focusY })}
                  />
                )}
                <PicturePanel
                  chosen={value.pictureId === null ? undefined : pictureAddress(value.pictureId)}
                  onChoose={({ id }) => onChange({ picture: null, pictureId: id, focusX: 50, focusY: 50 })}
                />
              </div>
            ),
          },
        ]}
      />
      <p aria-live="polite" className="mt-2 text-sm text-vermilion">
        {error}
      </p>
    </fieldset>
  );
}

interface FocusProps {
  address: string;
  /** In percent from the left and from the top. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
}

const STEP = 5;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** Chooses the point of a picture that its crops keep in view, by a press or with the arrow keys, and shows both crops. */
function FocusPicker({ address, x, y, onChange }: FocusProps) {
  const t = useTranslations('backoffice-banners.picture');
  const place = useRef<HTMLButtonElement>(null);
  const handlePress = (event: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (!box) return;
    onChange(
      within(((event.clientX - box.left) / box.width) * 100),
      within(((event.clientY - box.top) / box.height) * 100),
    );
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onChange(within(x + move[0]), within(y + move[1]));
  };
  return (
    <div>
      <p id="focus-hint" className="mb-1.5 text-xs text-faint">
        {t('focusHint')}
      </p>
      {/* The point is measured from the left in every language. */}
      <button
        ref={place}
        type="button"
        dir="ltr"
        aria-label={t('focus', { x, y })}
        aria-describedby="focus-hint"
        onPointerDown={handlePress}
        onKeyDown={handleKey}
        className="relative block w-full cursor-crosshair overflow-hidden rounded-control"
      >
        <img src={address} alt="" draggable={false} className="block h-auto w-full" />
        <span
          aria-hidden
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-amber/60 shadow-[0_0_0_1px_#000a]"
        />
      </button>
      <div className="mt-3 flex items-end gap-3">
        {(['wide', 'phone'] as const).map((shape) => (
          <figure key={shape} className={shape === 'wide' ? 'min-w-0 flex-[2]' : 'min-w-0 flex-1'}>
            <img
              src={address}
              alt=""
              {...CROP_SIZES[shape]}
              style={{
                aspectRatio: `${CROP_SIZES[shape].width} / ${CROP_SIZES[shape].height}`,
                objectPosition: `${x}% ${y}%`,
              }}
              className="h-auto w-full rounded-control bg-picture-ground object-cover"
            />
            <figcaption className="mt-1 text-2xs text-faint">{t(shape)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
