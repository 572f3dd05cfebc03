import { slotModels } from '@/lib/studio/slots/registry';
import type { ModelCode, PublishedModel, ReelView, SlotModel, SymbolId } from '@/lib/studio/slots/types';

/** A model with its published figures. */
export function publishedModel(code: ModelCode): PublishedModel {
  return slotModels[code];
}

/** The strips as symbol ids: what rolls past while the reels spin, never what they stop at. */
export function reelView(model: SlotModel): ReelView {
  const ids = new Map(model.symbols.map((symbol) => [symbol.letter, symbol.id]));
  const read = (strips: readonly string[]) =>
    strips.map((strip) => Array.from(strip, (letter): SymbolId => ids.get(letter)!).slice(0, 60));
  return {
    base: read(model.base.strips),
    ...(model.freeSpins && { free: read(model.freeSpins.reels.strips) }),
  };
}
