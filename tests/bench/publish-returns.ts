import { writeFileSync } from 'node:fs';
import { models } from '@/lib/studio/slots/models';
import type { ModelCode } from '@/lib/studio/slots/types';
import { benchReturns } from './returns';
import { figuresSource } from './support/figures-source';

/**
 * Writes the figures beside the models: `npx tsx tests/bench/publish-returns.ts [model,model …] [rounds]`
 * (all models, 10^8 rounds). Run it after any change of a model, with the model's version raised.
 */
const [codes, rounds = '1e8'] = process.argv.slice(2);
await benchReturns({
  rounds: Number(rounds),
  codes: (codes && codes !== 'all' ? codes.split(',') : Object.keys(models)) as ModelCode[],
  publish: (code, returns) =>
    writeFileSync(`lib/studio/slots/models/${code}.returns.ts`, figuresSource(returns)),
});
