/**
 * Hashes passwords with the least memory and one pass in `npm test`: 0.1 ms in place of 20, for thousands of accounts. The full run hashes as
 * the product does. identity/passwords tests the product's cost in both.
 */
import type * as argon2 from '@node-rs/argon2';
import { FULL } from './depth';

if (!FULL)
  jest.mock('@node-rs/argon2', () => {
    const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
    const hash: typeof argon2.hash = (password, options, signal) =>
      real.hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal);
    return { ...real, hash };
  });
