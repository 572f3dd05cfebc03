/** A bill as the allocation sees it. Amounts in 1/10,000. */
export interface OpenBill {
  agentId: bigint;
  /** Null: the platform pays. */
  uplineId: bigint | null;
  due: bigint;
}

export interface Allocated {
  /** What the bills above cover of what is due. */
  allocated: bigint;
  /** What is paid to the direct downlines out of it. */
  passedOn: bigint;
  /** allocated − passedOn; never negative. */
  ownShare: bigint;
}

/**
 * Allocates the bills of one settlement from the top (docs/decisions/0134). A bill of the platform is covered in full. The bills of an
 * agent's direct downlines are covered out of what the agent was allocated; if that is too little, each gets the same part of what is due,
 * and the largest remainders get the last units, in the order of the list. A bill whose upline has no bill gets nothing. The own shares sum to
 * what the platform pays. The result is in the order of the list.
 *
 * An agent who moved has bills from two uplines and waits until both are allocated. If two agents were above each other in turn within one
 * period, they wait for each other: then the first of the list goes first, and keeps what the other one adds later.
 */
export function allocate(bills: readonly OpenBill[]): Allocated[] {
  const result = bills.map((): Allocated => ({ allocated: 0n, passedOn: 0n, ownShare: 0n }));
  const byAgent = groupBy(bills, ({ agentId }) => agentId);
  const byUpline = groupBy(bills, ({ uplineId }) => uplineId);
  const waiting = new Map<bigint, number>();
  for (const { agentId, uplineId } of bills)
    waiting.set(agentId, (waiting.get(agentId) ?? 0) + (uplineId !== null && byAgent.has(uplineId) ? 1 : 0));
  const ready = [...waiting].filter(([, count]) => count === 0).map(([agentId]) => agentId);
  const done = new Set<bigint>();

  for (const index of byUpline.get(null) ?? []) result[index]!.allocated = bills[index]!.due;
  const agents = [...byAgent.keys()];
  for (let next = 0, forced = 0; done.size < agents.length;) {
    let agentId = ready[next++];
    while (agentId === undefined) {
      const first = agents[forced++]!;
      if (!done.has(first)) agentId = first;
    }
    if (done.has(agentId)) continue;
    done.add(agentId);
    const own = byAgent.get(agentId)!;
    const below = byUpline.get(agentId) ?? [];
    const parts = share(
      own.reduce((sum, index) => sum + result[index]!.allocated, 0n),
      below.map((index) => bills[index]!.due),
    );
    let passed = 0n;
    below.forEach((index, position) => {
      const bill = result[index]!;
      bill.allocated += parts[position]!;
      passed += parts[position]!;
      const downline = bills[index]!.agentId;
      // An agent who went first passes nothing of it on.
      if (done.has(downline)) bill.ownShare += parts[position]!;
      const left = waiting.get(downline)! - 1;
      waiting.set(downline, left);
      if (left === 0) ready.push(downline);
    });
    for (const index of own) {
      const bill = result[index]!;
      bill.passedOn = passed < bill.allocated ? passed : bill.allocated;
      passed -= bill.passedOn;
      bill.ownShare = bill.allocated - bill.passedOn;
    }
  }
  return result;
}

/** Divides a pool among demands: in full if it suffices, else in proportion, exactly. The parts sum to the smaller of pool and demands. */
export function share(pool: bigint, demands: readonly bigint[]): bigint[] {
  const total = demands.reduce((sum, demand) => sum + demand, 0n);
  if (total <= pool) return [...demands];
  const parts = demands.map((demand) => (demand * pool) / total);
  let left = pool - parts.reduce((sum, part) => sum + part, 0n);
  const order = demands
    .map((demand, index) => ({ index, remainder: (demand * pool) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of order) {
    if (left === 0n) break;
    parts[index]! += 1n;
    left -= 1n;
  }
  return parts;
}

function groupBy<K>(bills: readonly OpenBill[], key: (bill: OpenBill) => K): Map<K, number[]> {
  const groups = new Map<K, number[]>();
  bills.forEach((bill, index) => {
    const group = groups.get(key(bill));
    if (group) group.push(index);
    else groups.set(key(bill), [index]);
  });
  return groups;
}
