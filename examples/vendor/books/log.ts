import { closeSync, fdatasync, openSync, readFileSync, ftruncateSync, write } from 'node:fs';
import { promisify } from 'node:util';

const writeTo = promisify(write);
const flush = promisify(fdatasync);

/**
 * A file of JSON lines that only grows. `append` returns when its line is on the disk: what was appended is there after a kill. A line
 * that a kill cut off was never acknowledged, so it is removed when the file is opened.
 */
export class Log<Entry> {
  private readonly file: number;
  private position: number;
  private waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  private running: Promise<void> | undefined;

  private constructor(file: number, position: number) {
    this.file = file;
    this.position = position;
  }

  /** Opens or creates the file. Returns the log and the entries that it has. Throws if a line before the last is no JSON. */
  static open<Entry>(path: string): { log: Log<Entry>; entries: Entry[] } {
    const file = openSync(path, 'a+', 0o600);
    const bytes = readFileSync(path);
    const end = bytes.lastIndexOf(0x0a) + 1;
    if (end < bytes.length) ftruncateSync(file, end);
    const lines = bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
    return { log: new Log<Entry>(file, end), entries: lines.map((line) => JSON.parse(line) as Entry) };
  }

  /** Writes one entry. Entries that arrive while the disk is busy share its next flush. */
  append(entry: Entry): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ line: `${JSON.stringify(entry)}\n`, done, failed });
      this.running ??= this.drain();
    });
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        const bytes = Buffer.from(batch.map(({ line }) => line).join(''), 'utf8');
        for (let from = 0; from < bytes.length;)
          from += (await writeTo(this.file, bytes, from, bytes.length - from, null)).bytesWritten;
        await flush(this.file);
        this.position += bytes.length;
        for (const { done } of batch) done();
      } catch (error) {
        // Half a line may be in the file: it is removed before another one follows.
        for (const { failed } of batch) failed(error);
        ftruncateSync(this.file, this.position);
      }
    }
    // In the same turn as the last look at `waiting`, so that no entry is left without a run.
    this.running = undefined;
  }

  /** Waits for what is being written and closes the file. */
  async close(): Promise<void> {
    await this.running;
    closeSync(this.file);
  }
}
