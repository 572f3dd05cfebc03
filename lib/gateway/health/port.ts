import { AppError } from '@/lib/platform/errors';
import type { VendorPort } from '../protocol/types';
import { countCall } from './counter';

/** The same port, whose calls are counted: for a vendor in this process. Calls over HTTP are counted by their audience. */
export function countedPort(vendor: string, port: VendorPort): VendorPort {
  const counted: Record<string, unknown> = {};
  for (const [operation, call] of Object.entries(port) as [
    string,
    (input: never, options?: never) => Promise<unknown>,
  ][]) {
    counted[operation] = async (input: never, options?: never) => {
      const began = performance.now();
      let code: string | undefined;
      try {
        return await call(input, options);
      } catch (error) {
        code = error instanceof AppError ? error.code : 'UNKNOWN_ERROR';
        throw error;
      } finally {
        countCall(vendor, { code, ms: performance.now() - began });
      }
    };
  }
  return counted as unknown as VendorPort;
}
