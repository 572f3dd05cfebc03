import { verifierHash, type StudioFacts } from '@/components/records/bets/round-details';
import { readVerifierLink, USUAL_LOOK } from '@/components/studio/verifier/query';

const FACTS: StudioFacts = {
  model: 'ten-lines',
  look: 'night-market.jade.cat',
  commitment: 'ab'.repeat(32),
  clientSeed: 'lantern',
  nonce: 7,
};
const read = (hash: string) => readVerifierLink({ hash: `#${hash}`, search: '' });

it('brings a round of the record to the verifier, its pictures too', () => {
  const { model, look, commitment: hash, clientSeed: client } = FACTS;
  const round = { stake: '2.00', payout: '0.50' };
  const expected = { model, look, hash, client, nonce: '7', server: '', ...round };
  expect(read(verifierHash(FACTS, round))).toEqual(expected);
});

it.each(['', '..', 'night-market/../..', 'a.b.c.d', 'https://elsewhere.example', 'x'.repeat(61)])(
  'shows the usual pictures where the link names none: %j',
  (look) => expect(read(new URLSearchParams({ look }).toString()).look).toBe(USUAL_LOOK),
);
