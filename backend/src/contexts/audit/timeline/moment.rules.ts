/** Seconds of 2020-01-01, in UTC: moments fit into whole numbers until 2088. */
const FIRST = 1_577_836_800;
/**
 * Facts of one second stand in the order of the log, which does not take more of them. EventStoreDB counts positions in bytes: two facts of one
 * second around a multiple of this may change places there.
 */
const PER_SECOND = 2 ** 22;

/** A number that no other fact has, greater for later ones; of facts of the same second, for those that stand later in the log. */
export const momentOf = (at: string, position: number): number => firstMomentOf(at) + (position % PER_SECOND);

/** Least moment of the second of a time. */
export const firstMomentOf = (at: string): number => (Math.floor(Date.parse(at) / 1000) - FIRST) * PER_SECOND;
