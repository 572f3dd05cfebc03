'use client';

import { useEffect, useRef } from 'react';
import type { SlotsView } from './types';
import { coinFigure, unitsValue } from '../amount';
import type { GameController } from './controller';
import { ReelMachine } from './machine/machine';
import type { Sound } from './sound';

interface Props {
  view: SlotsView;
  controller: GameController;
  sound: Sound;
  label: string;
}

/** The canvas of the reels. It follows the size of its box. */
export function ReelStage({ view, controller, sound, label }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { rules } = view;
    const reels = canvas.current!;
    const awards = rules.features.flatMap((feature) => (feature.kind === 'freeSpins' ? feature.awards : []));
    const machine = new ReelMachine({
      canvas: reels,
      pictures: view.game.pictures,
      symbols: rules.symbols.map((symbol) => symbol.id),
      rows: rules.rows,
      lines: rules.lines,
      reels: view.reels,
      scattersNeeded: awards[0]?.count ?? 0,
      face: getComputedStyle(reels).fontFamily,
      coinText: (units) => coinFigure(unitsValue(units, controller.shownStake(), rules.units)),
      onSound: (cue, strength) => {
        if (cue !== 'line') sound[cue](strength);
      },
    });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const setPace = () => (machine.pace = { ...machine.pace, still: still.matches });
    setPace();
    still.addEventListener('change', setPace);
    const fit = () => {
      machine.resize(box.current!.clientWidth, box.current!.clientHeight);
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(box.current!);
    fit();
    // The canvas is drawn again when the display font is loaded.
    void Promise.all([machine.load(), document.fonts.ready]).then(fit);
    controller.attach(machine);
    return () => {
      watcher.disconnect();
      still.removeEventListener('change', setPace);
      machine.dispose();
    };
  }, [view, controller, sound]);
  return (
    <div ref={box} className="studio-room">
      <div className="studio-reels">
        <canvas ref={canvas} className="font-display block" role="img" aria-label={label} />
      </div>
    </div>
  );
}
