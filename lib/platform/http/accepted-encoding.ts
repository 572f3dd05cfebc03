/** The first of the encodings on offer that an Accept-Encoding takes (RFC 9110 §12.5.3: `q=0` refuses one); undefined: none. */
export function acceptedEncoding<Encoding extends string>(
  accepted: string | null | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const taken = new Set(
    (accepted ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
      return refused ? [] : [name.trim()];
    }),
  );
  return offered.find((encoding) => taken.has(encoding));
}
