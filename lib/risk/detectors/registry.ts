import type { Detector, DetectorName } from '../types';
import { bonusAbuse } from './bonus-abuse';
import { linkedDeposits } from './linked-deposits';
import { littleTurnover } from './little-turnover';
import { sharedAccount } from './shared-account';
import { sharedAddress } from './shared-address';
import { sharedDevice } from './shared-device';
import { structuredDeposits } from './structured-deposits';
import { unusualReturn } from './unusual-return';
import { betVelocity, depositVelocity, loginVelocity, withdrawalVelocity } from './velocity';

/** Every detector by its name. */
export const DETECTORS: Readonly<Record<DetectorName, Detector>> = {
  sharedDevice,
  sharedAddress,
  sharedAccount,
  loginVelocity,
  depositVelocity,
  withdrawalVelocity,
  betVelocity,
  structuredDeposits,
  linkedDeposits,
  littleTurnover,
  unusualReturn,
  bonusAbuse,
};
