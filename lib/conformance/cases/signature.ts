import type { Case, Sending } from '../types';
import { balance } from './calls';

const MINUTE = 60_000;
const section = 'The signature';

const accepted = (title: string, sent: Sending): Case => ({ section, title, steps: [balance({ sent })] });
const refused = (title: string, sent: Sending, refuses = 'SIGNATURE_INVALID'): Case => ({
  section,
  title,
  steps: [balance({ sent, refuses })],
});

export const SIGNATURE: readonly Case[] = [
  accepted('A correct signature is accepted', {}),
  accepted('A clock that is four and a half minutes ahead is accepted', { clock: 4.5 * MINUTE }),
  accepted('A clock that is four and a half minutes late is accepted', { clock: -4.5 * MINUTE }),
  refused('A clock that is more than five minutes ahead is refused', { clock: 5.5 * MINUTE }),
  refused('A clock that is more than five minutes late is refused', { clock: -5.5 * MINUTE }),
  refused('A time in seconds is refused', { timestamp: String(Math.floor(Date.now() / 1000)) }),
  refused('A time that is no number is refused', { timestamp: 'now' }),
  refused('A signature with another secret is refused', { foreignSecret: true }),
  refused('The secret stands for 32 bytes: its characters as the key are refused', { secretAsText: true }),
  refused('A body that was changed after it was signed is refused', { changedBody: true }),
  refused('A signature of another operation is refused', { signedAs: 'authenticate' }),
  refused('A signature in upper case is refused', { upperCase: true }),
  refused('A call without a signature is refused', { without: 'x-signature' }),
  refused('A call without a time is refused', { without: 'x-timestamp' }),
  refused('A call without a vendor is refused', { without: 'x-vendor' }),
  refused('The name of another vendor is refused', { vendor: 'NO-SUCH-VENDOR' }),
  {
    section,
    title: 'A query is refused, because it is not signed',
    steps: [balance({ sent: { query: '?amount=1' }, refuses: 'INVALID_INPUT' })],
  },
];
