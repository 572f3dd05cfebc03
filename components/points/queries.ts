import type { MallTab } from './tabs';

export const BALANCE_KEY = ['points', 'balance'] as const;
export const TRANSACTIONS_KEY = ['points', 'transactions'] as const;
export const REDEEMS_KEY = ['points', 'redeems'] as const;
export const CONFIG_KEY = ['points', 'config'] as const;
export const GOODS_KEY = ['points', 'goods'] as const;
export const ADDRESSES_KEY = ['points', 'addresses'] as const;
export const CALENDAR_KEY = ['points', 'calendar'] as const;
export const WHEEL_KEY = ['points', 'wheel'] as const;

/** GET /wps/points/balance. */
export interface PointsState {
  balance: string;
  spins: number;
  shortfall: string;
}

export interface PanelProps {
  state: PointsState | undefined;
  onTab: (tab: MallTab) => void;
}
