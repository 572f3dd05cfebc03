'use client';

import { useEffect, useState } from 'react';
import { Verdict } from '@/components/studio/verifier/verdict';
import type { DrawProof } from '@/lib/studio/lottery/verifier/verifier';
import type { PictureKind, PictureNames } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { isPublished, type DrawInput } from './draw-input';
import type { DrawVerifierStrings } from './strings';

interface Props {
  proof: DrawProof;
  input: DrawInput;
  picture: PictureKind;
  corrected: boolean;
  names: PictureNames;
  strings: DrawVerifierStrings;
}

/** The verdict on a draw and each step that leads to it. */
export function DrawProofView({ proof, input, picture, corrected, names, strings }: Props) {
  const hash = useHash(input.server.trim());
  const isCompared = input.published.trim() !== '';
  const matches = isCompared && isPublished(picture.source, proof.result, input.published);
  return (
    <div className="mb-6 flex flex-col gap-4 border-b border-hairline pb-6">
      <Verdict
        good={input.commitment.trim() ? proof.commitmentHolds : undefined}
        text={
          input.commitment.trim() ? (proof.commitmentHolds ? strings.holds : strings.broken) : strings.noHash
        }
      />
      {isCompared && <Verdict good={matches} text={matches ? strings.matches : strings.differs} />}
      {isCompared && !matches && corrected && <p className="text-sm text-muted">{strings.corrected}</p>}
      <div>
        <p className="mb-2 text-sm text-muted">{strings.numbers}</p>
        <ResultPicture kind={picture} result={proof.result} names={names} />
      </div>
      <details className="rounded-card bg-sunken/50 px-4 py-3 text-sm">
        <summary className="cursor-pointer font-semibold">{strings.steps}</summary>
        <dl className="mt-3 flex flex-col gap-3">
          <div>
            <dt className="text-muted">{strings.stepHash}</dt>
            <dd dir="ltr" className="text-start font-mono text-xs break-all">
              {hash}
            </dd>
          </div>
          <div>
            <dt className="text-muted">{strings.stepStream}</dt>
            <dd dir="ltr" className="text-start font-mono text-xs break-all">
              {input.client.trim()}:0:0
            </dd>
          </div>
        </dl>
        <p className="mt-3 text-muted">{strings.stepNumbers}</p>
        <div className="mt-1 max-h-96 overflow-auto">
          <table className="tabular w-full text-start font-mono text-xs" dir="ltr">
            <thead className="sticky top-0 bg-surface text-start">
              <tr>
                {[strings.word, strings.of, strings.place, strings.number].map((name) => (
                  <th key={name} scope="col" className="py-1.5 pe-3 text-start font-medium text-muted">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {proof.steps.map(({ word, of, place, number, skipped }, at) => (
                <tr key={at} className="border-t border-hairline">
                  <td className="py-1 pe-3">
                    {skipped > 0 && '… '}
                    {word}
                  </td>
                  <td className="py-1 pe-3">{of}</td>
                  <td className="py-1 pe-3">{place}</td>
                  <td className="py-1 pe-3 font-bold">{number}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

/** SHA-256 of the bytes of a seed, in hex; empty until it is computed. */
function useHash(seed: string): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    void crypto.subtle.digest('SHA-256', bytes).then((digest) => {
      if (isCurrent)
        setHash(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''));
    });
    return () => {
      isCurrent = false;
    };
  }, [seed]);
  return hash;
}
