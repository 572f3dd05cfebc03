import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The stand-alone vendor of examples/vendor, as a process of its own beside the site. */
export class VendorProgram {
  private constructor(
    readonly code: string,
    readonly address: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** Starts it for the site at `site`, with a code that no other run has; resolves when it listens. */
  static async start(site: string, options: readonly string[] = []): Promise<VendorProgram> {
    const code = `E${randomInt(0xffffff).toString(16).toUpperCase()}`;
    const port = 20_000 + randomInt(10_000);
    const folder = mkdtempSync(join(tmpdir(), 'croupier-vendor-'));
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'examples/vendor/main.ts', '--site', site, '--port', String(port)].concat(
        ['--code', code, '--data', folder],
        options,
      ),
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const vendor = new VendorProgram(code, `http://localhost:${port}`, folder, child);
    await new Promise<void>((listening, failed) => {
      // It prints its address when it listens.
      child.stdout!.once('data', () => listening());
      child.once('exit', (status) => failed(new Error(`the vendor ended with status ${status}`)));
    });
    return vendor;
  }

  get host(): string {
    return new URL(this.address).host;
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
