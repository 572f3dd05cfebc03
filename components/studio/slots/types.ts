import type { GameView } from '@/lib/studio/play/session/view';
import type { WireSpin } from '@/lib/studio/play/spin/wire';
import type { FeatureState, SlotsPage } from '@/lib/studio/slots/types';
import type { WireResult } from '@/lib/studio/slots/wire';

/** The wire types of a slot game: its initial view and the response to a spin. */
export type SlotsView = GameView<SlotsPage, FeatureState, WireResult>;
export type SlotsSpin = WireSpin<WireResult>;
