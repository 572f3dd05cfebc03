/** A member in the tree: the upline, or null for the top of a line. */
export interface Branch {
  id: bigint;
  uplineId: bigint | null;
}

/**
 * The members of a tree so that everybody comes before their upline. Uplines outside of the list end a line. Throws Error if the tree has a
 * cycle. Linear in the number of members, at any depth.
 */
export function bottomUp(branches: readonly Branch[]): { id: bigint; uplineId: bigint | null }[] {
  const below = new Map<bigint, Branch[]>();
  const known = new Set(branches.map(({ id }) => id));
  const tops: Branch[] = [];
  for (const branch of branches) {
    if (branch.uplineId === null || !known.has(branch.uplineId)) tops.push(branch);
    else {
      const siblings = below.get(branch.uplineId);
      if (siblings) siblings.push(branch);
      else below.set(branch.uplineId, [branch]);
    }
  }
  const order: Branch[] = [];
  for (const stack = tops; stack.length > 0;) {
    const branch = stack.pop()!;
    order.push(branch);
    for (const child of below.get(branch.id) ?? []) stack.push(child);
  }
  if (order.length !== branches.length) throw new Error('the lines of members have a cycle');
  return order.reverse();
}

/**
 * Sums a value over the team of every member: the member and everybody below. `own` is a member's own value; `add` adds the second to the first
 * and returns the sum. Members without a value count nothing; those whose team has none are absent from the result.
 */
export function sumTeams<Value>(
  order: readonly Branch[],
  own: ReadonlyMap<bigint, Value>,
  add: (sum: Value, value: Value) => Value,
): Map<bigint, Value> {
  const teams = new Map<bigint, Value>(own);
  for (const { id, uplineId } of order) {
    if (uplineId === null) continue;
    const team = teams.get(id);
    if (team === undefined) continue;
    const upline = teams.get(uplineId);
    teams.set(uplineId, upline === undefined ? team : add(upline, team));
  }
  return teams;
}
