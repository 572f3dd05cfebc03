import type { GameView } from '@/lib/studio/play/session/view';
import type { WireSpin } from '@/lib/studio/play/spin/wire';
import type { FeatureState, SlotsPage } from '@/lib/studio/slots/types';
import type { WireResult } from '@/lib/studio/slots/wire';

/** What a slot game begins with, and the answer to a spin. */
export type SlotsView = GameView<SlotsPage, FeatureState, WireResult>;
export type SlotsSpin = WireSpin<WireResult>;
