import type { GameType } from '../constants';
import type { VendorStatus } from '../desk/types';

/** What an operator sets about a vendor. */
export interface VendorSettings {
  displayName: string;
  /** A template (lib/gateway/launch/address.ts); null if its games cannot be opened yet. */
  launchUrl: string | null;
  /** The hosts that its launch address and its artwork may name. */
  hosts: string[];
  /** Its games open in the frame of /seamless, or in a window of their own. */
  opensIn: 'frame' | 'window';
  walletKind: 'single' | 'transfer';
  /** The currencies of real money; empty: all. */
  currencies: string[];
  allowsTrial: boolean;
  categories: GameType[];
  position: number;
}

export interface Vendor extends VendorSettings {
  code: string;
  status: VendorStatus;
  maintenanceUntil: Date | null;
  version: number;
  createdAt: Date;
  /** How many games it has, hidden ones too; how many players see; how many of those can be played now. */
  games: number;
  listed: number;
  open: number;
}

export interface VendorState {
  status: VendorStatus;
  maintenanceUntil: Date | null;
}
