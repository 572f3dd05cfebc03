import { env } from '@/lib/platform/env';
import { btcpay } from './btcpay/adapter';
import { codes } from './codes/adapter';
import { instant } from './instant/adapter';
import { provider } from './provider/adapter';
import { qr } from './qr/adapter';
import { transfer } from './transfer/adapter';
import type { PaymentAdapter } from './types';

/** Every adapter, in the order in which operators choose from them. */
const ADAPTERS: readonly PaymentAdapter[] = [transfer, qr, btcpay, provider, codes, instant];

/** The adapters that this site can use: those that move invented money only on a demo site. */
export const siteAdapters = (): PaymentAdapter[] =>
  ADAPTERS.filter((adapter) => !adapter.demoOnly || env().DEMO_SEED);

/** The adapter of a code; undefined if there is none, or if this site may not use it. */
export const findAdapter = (code: string): PaymentAdapter | undefined =>
  siteAdapters().find((adapter) => adapter.code === code);
