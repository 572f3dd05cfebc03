import { verifierFragment, type FairnessTerms } from '@/components/records/bets/round-details';
import { readVerifierLink, DEFAULT_LOOK } from '@/components/studio/verifier/query';

const TERMS: FairnessTerms = {
  model: 'ten-lines',
  version: '2',
  look: 'night-market.jade.cat',
  commitment: 'ab'.repeat(32),
  clientSeed: 'lantern',
  nonce: 7,
};
const read = (fragment: string) => readVerifierLink({ hash: `#${fragment}`, search: '' });

it('passes a recorded round and its symbols to the verifier', () => {
  const { model, version, look, commitment: hash, clientSeed: client } = TERMS;
  const round = { stake: '2.00', payout: '0.50' };
  const expected = { model, version, look, hash, client, nonce: '7', server: '', ...round };
  expect(read(verifierFragment(TERMS, round))).toEqual(expected);
});

it.each(['', '..', 'night-market/../..', 'a.b.c.d', 'https://elsewhere.example', 'x'.repeat(61)])(
  'falls back to the default pictures if the link names none that exist: %j',
  (look) => expect(read(new URLSearchParams({ look }).toString()).look).toBe(DEFAULT_LOOK),
);
