/** @jest-environment node */
import { CASES } from '@/lib/conformance/cases';
import { protocolDocument } from '@/lib/conformance/document';
import { playCases } from '@/lib/conformance/kit';
import { ModelGateway, TEST_CURRENCY } from '@/lib/conformance/model/gateway';
import { answerModelCall, memoryHost } from '@/lib/conformance/model/serve';
import { emptyState, readState, writeState } from '@/lib/conformance/model/state';
import { listen } from '@/lib/conformance/model/listen';
import type { Launcher } from '@/lib/conformance/types';
import { PLAY_CURRENCY } from '@/lib/money/currency';

const secret = '0f'.repeat(32);

test('the model passes every case that our gateway passes', async () => {
  const host = memoryHost('MODEL', Buffer.from(secret, 'hex'), emptyState(), () => new Date());
  const server = await listen(0, (request) => answerModelCall(request, host));
  const launcher: Launcher = {
    async launch(seat) {
      let token = '';
      await host.run('MODEL', async (state, at) => {
        const model = new ModelGateway(state, at.getTime());
        token = model.launch({
          player: seat === 'other player' ? '2' : '1',
          game: seat === 'other game' ? 'second' : 'first',
          currency: seat === 'play money' ? PLAY_CURRENCY : TEST_CURRENCY,
        });
        return model.state;
      });
      return { token };
    },
  };
  const caller = { address: `${server.origin}/provider/v1`, vendor: 'MODEL', secret };
  const results = await playCases({ caller, launcher, cases: CASES, document: protocolDocument() });
  await server.close();
  expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  expect(results.filter(({ verdict }) => verdict === 'skipped')).toHaveLength(1);
  expect(readState(writeState(host.state))).toEqual(host.state);
}, 60_000);
