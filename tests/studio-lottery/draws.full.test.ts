import { FairStream } from '@/lib/platform/fairness/stream';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { DrawSource } from '@/lib/studio/lottery/types';
import { isUniform } from './uniform';

const all: DrawSource[] = Object.values(sources);

test.each(all.map((source) => [source.code, source] as const))(
  '%s: 1,000,000 draws of fairness streams are uniform at 99%%',
  (_code, source) => {
    const given = source.groups.some(({ kind }) => kind === 'given') ? [4] : [];
    let nonce = 0;
    const draw = () => {
      const stream = new FairStream({ serverSeed: 'a1'.repeat(32), clientSeed: 'draws', nonce: nonce++ });
      return drawResult(source, stream.draw, given);
    };
    expect(isUniform(source, 1_000_000, draw)).toMatchObject({ stands: true });
  },
  600_000,
);
