/** A call of a browser or of a test that cannot be carried out. The code is ours or the site's. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
