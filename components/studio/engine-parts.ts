import type { ComponentType, ReactNode } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { RevealedRound, RoundProof } from '@/lib/studio/fairness/revealed';
import type { VerifierInput } from './verifier/query';
import type { VerifierStrings } from './verifier/strings';

/** A round of the betting record, as an engine's record shows it. */
export interface RoundRecordProps {
  model: string;
  /** The version of the model that the round was played with; undefined if the record does not state it. */
  version: number | undefined;
  /** Names the folder of pictures. */
  look: string;
  /** What the engine recorded of each move (`record` in lib/studio/engine.ts), in order. */
  moves: readonly object[];
  currency: string;
  /** The stake of the round, a decimal string. */
  stake: string;
}

export interface ProofProps {
  input: VerifierInput;
  locale: LocaleCode;
  strings: VerifierStrings;
}

/**
 * An engine's part of the fairness verifier: recomputes a round and returns the function that shows it. It shares no code with the engine, only the
 * model's data and types. Rejects with RangeError if a seed is malformed, the stake does not divide or the model is unknown.
 */
export type EngineVerifier = (
  revealed: RevealedRound,
) => Promise<{ proof: RoundProof; show(props: ProofProps): ReactNode }>;

/** What other pages show of an engine's rounds. Each part is loaded when it is first needed, so no shared bundle contains it. */
export interface EngineParts {
  RoundRecord: ComponentType<RoundRecordProps>;
  loadVerifier(): Promise<EngineVerifier>;
}
