import { sql } from '@/lib/db/client';
import { CONTRACT_KINDS, type ContractKind } from '@/lib/agents/constants';
import { CONTRACT_STATES } from '@/lib/agents/contracts/constants';
import type { ContractState, EndReason } from '@/lib/agents/contracts/types';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { now } from '@/lib/platform/clock';
import { keyset } from '../keyset';
import { valueLabel } from '../labels';
import { idOf } from '../params';
import type { TableSource } from '../types';

export interface AgentContractRow {
  id: bigint;
  kind: ContractKind;
  kindName: string;
  agentId: bigint;
  agent: string;
  uplineId: bigint | null;
  upline: string | null;
  topRate: number;
  state: ContractState;
  stateName: string;
  offeredAt: Date;
  startsAt: Date | null;
  endsAt: Date | null;
  endReason: EndReason | null;
  reasonName: string;
}

/** A condition on either side: the id, or an account with this beginning. */
function eitherSide(text: string | undefined) {
  if (!text) return sql``;
  const id = idOf(text);
  const beginning = `${escapeLike(accountKey(text))}%`;
  return sql`AND (lower(a.account) LIKE ${beginning} OR lower(u.account) LIKE ${beginning}
    ${id === undefined ? sql`` : sql`OR a.id = ${id} OR u.id = ${id}`})`;
}

/** Every version of a contract between an upline and a downline, the newest first. */
export const agentContractsTable: TableSource<AgentContractRow> = {
  name: 'agentContracts',
  params: ['member', 'kind', 'state', 'direction'],
  orders: ['id'],
  columns: () => [
    { key: 'agent', kind: 'text', value: (row) => row.agent },
    { key: 'id', kind: 'id', value: (row) => row.id, order: 'id' },
    { key: 'upline', kind: 'text', value: (row) => row.upline },
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'rate', kind: 'share', value: (row) => row.topRate / 1_000_000 },
    { key: 'state', kind: 'text', value: (row) => row.stateName },
    { key: 'offered', kind: 'time', value: (row) => row.offeredAt },
    { key: 'starts', kind: 'time', value: (row) => row.startsAt },
    { key: 'ends', kind: 'time', value: (row) => row.endsAt },
    { key: 'reason', kind: 'text', value: (row) => row.reasonName, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset([{ column: sql`c.id`, type: 'bigint' }], request);
    const kind = CONTRACT_KINDS.find((each) => each === query.kind);
    const state = CONTRACT_STATES.find((each) => each === query.state);
    const at = now();
    const { rows } = await sql<Omit<AgentContractRow, 'kindName' | 'stateName' | 'reasonName'>>`
      SELECT c.id, c.kind, c.agent_id AS "agentId", a.account AS agent, c.upline_id AS "uplineId", u.account AS upline,
             c.top_rate AS "topRate", c.state, c.offered_at AS "offeredAt", c.starts_at AS "startsAt", c.ends_at AS "endsAt",
             c.end_reason AS "endReason"
        FROM agents.contract c JOIN identity.member a ON a.id = c.agent_id LEFT JOIN identity.member u ON u.id = c.upline_id
       WHERE true ${eitherSide(query.member)} ${kind ? sql`AND c.kind = ${kind}` : sql``}
         ${
           state === 'inForce'
             ? sql`AND c.state = 'signed' AND (c.ends_at IS NULL OR c.ends_at > ${at})`
             : state === 'ended'
               ? sql`AND c.state = 'signed' AND c.ends_at <= ${at}`
               : state
                 ? sql`AND c.state = ${state}`
                 : sql``
         }
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        kindName: valueLabel(locale, 'agent-contracts.kinds', row.kind),
        stateName: valueLabel(
          locale,
          'backoffice-agent-contracts.states',
          row.state !== 'signed' ? row.state : row.endsAt !== null && row.endsAt <= at ? 'ended' : 'inForce',
        ),
        reasonName:
          row.endReason === null ? '' : valueLabel(locale, 'agent-contracts.reasons', row.endReason),
      })),
    };
  },
};
