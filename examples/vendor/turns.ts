/** Work of the same key is done one after the other, in the order in which it was asked for. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(work);
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}
