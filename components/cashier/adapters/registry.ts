import { HandCoins, Landmark, QrCode, TicketPercent, Wallet, Zap } from '@/components/ui/icons';

/** What the member's pages need to know of an adapter of lib/cashier/adapters. */
interface AdapterFace {
  icon: typeof Landmark;
  /** Message key below cashier-pages.deposit: the button that requests a deposit. */
  submit: 'submitInstant' | 'submitTransfer' | 'submitQr' | 'submitProvider' | 'submitCode';
  /** A request is credited at once. */
  isInstant: boolean;
}

const TRANSFER: AdapterFace = { icon: Landmark, submit: 'submitTransfer', isInstant: false };

const FACES: Readonly<Record<string, AdapterFace>> = {
  transfer: TRANSFER,
  qr: { icon: QrCode, submit: 'submitQr', isInstant: false },
  btcpay: { icon: HandCoins, submit: 'submitProvider', isInstant: false },
  provider: { icon: Wallet, submit: 'submitProvider', isInstant: false },
  codes: { icon: TicketPercent, submit: 'submitCode', isInstant: true },
  instant: { icon: Zap, submit: 'submitInstant', isInstant: true },
};

/** The face of an adapter. One that this page does not know yet looks like a plain payment. */
export const faceOf = (adapter: string): AdapterFace => FACES[adapter] ?? { ...TRANSFER, icon: Wallet };
