import { createSealer } from '@/lib/platform/sealing';
import type { NewMemberInput } from '../members/new-member';

const sealer = createSealer('croupier/backoffice/member-import/1');

const contextOf = (importId: bigint, place: number) => `${importId}:${place}`;

/** Seals the fields of a row until it is applied: a list names people (docs/trust.md X17). */
export const sealRow = (importId: bigint, place: number, fields: NewMemberInput): Buffer =>
  sealer.seal(Buffer.from(JSON.stringify(fields)), contextOf(importId, place));

export const openRow = (importId: bigint, place: number, sealed: Uint8Array): NewMemberInput =>
  JSON.parse(sealer.open(sealed, contextOf(importId, place)).toString()) as NewMemberInput;
