/** The provider has answered that it does not do what was asked. Nothing is paid. */
export class ProviderRefusal extends Error {
  constructor(readonly problem: string) {
    super(problem);
  }
}

/** The provider's answer cannot be read, or does not belong to the call: what it did is not known. */
export class UnclearAnswer extends Error {}
