import { TIMELINE_LIMITS, type TimelineBranch, type TimelineRow } from '../../../../contracts/audit-timeline.js';

interface Caused {
  readonly event_id: string;
  readonly causation_id: string | null;
}

/**
 * The facts of one act as a tree: what a fact led to stands below it. Those whose cause is no told fact stand below the first. `rows` are in the
 * order of `facts`, of which there is one at least.
 */
export function consequencesOf(facts: readonly Caused[], rows: readonly TimelineRow[]): TimelineBranch {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const first = facts[0]?.event_id ?? '';
  const below = new Map<string, string[]>();
  for (const { event_id, causation_id } of facts.slice(1)) {
    const cause = causation_id !== null && causation_id !== event_id && rowOf.has(causation_id) ? causation_id : first;
    below.set(cause, [...(below.get(cause) ?? []), event_id]);
  }
  const branchOf = (id: string, depth: number): TimelineBranch => {
    const all = below.get(id) ?? [];
    const shown = depth < TIMELINE_LIMITS.depth ? all.slice(0, TIMELINE_LIMITS.branches) : [];
    return { fact: rowOf.get(id) as TimelineRow, branches: shown.map((next) => branchOf(next, depth + 1)), more: all.length - shown.length };
  };
  return branchOf(first, 0);
}
