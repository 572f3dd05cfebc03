import Negotiator from 'negotiator';

/** The first of the offered encodings that an Accept-Encoding header allows (RFC 9110 §12.5.3); undefined: none. */
export function acceptedEncoding<Encoding extends string>(
  accepted: string | null | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (!accepted) return undefined;
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...offered]);
  return offered.find((encoding) => allowed.includes(encoding));
}
