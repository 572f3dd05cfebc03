import type { EngineVerifier } from '@/components/studio/engine-parts';
import { models } from '@/lib/studio/slots/models';
import { earlierModels } from '@/lib/studio/slots/models/earlier';
import type { SlotModel } from '@/lib/studio/slots/types';
import { verifyRound } from '@/lib/studio/slots/verifier/verifier';
import ProofView from './proof-view';

/** Recomputes a slot round and shows every spin of it. */
export const recompute: EngineVerifier = async ({ model: code, version, ...claim }) => {
  const model = modelOf(code, version);
  if (!model) throw new RangeError(`the model ${code} has no version ${version}`);
  const proof = await verifyRound({ ...claim, model });
  return { proof, show: (props) => <ProofView proof={proof} {...props} /> };
};

function modelOf(code: string, version: number | undefined): SlotModel | undefined {
  const current = Object.values<SlotModel>(models).find((model) => model.code === code);
  if (version === undefined || current?.version === version) return current;
  return earlierModels.find(({ model }) => model.code === code && model.version === version)?.model;
}
