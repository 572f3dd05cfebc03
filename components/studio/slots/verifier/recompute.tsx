import type { EngineVerifier } from '@/components/studio/engine-parts';
import { findSlotModel } from '@/lib/studio/slots/versions';
import { verifyRound } from '@/lib/studio/slots/verifier/verifier';
import ProofView from './proof-view';

/** Recomputes a slot round and shows every spin of it. */
export const recompute: EngineVerifier = async ({ model: code, version, ...revealed }) => {
  const model = findSlotModel(code, version);
  if (!model) throw new RangeError(`the model ${code} has no version ${version}`);
  const proof = await verifyRound({ ...revealed, model });
  return { proof, show: (props) => <ProofView proof={proof} {...props} /> };
};
