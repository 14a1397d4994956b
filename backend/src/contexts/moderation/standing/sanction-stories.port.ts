import type { SanctionStory } from '../../../../contracts/sanctions.js';

/** Knows who gave sanctions and whether they were appealed against; answered by the appeals. */
export abstract class SanctionStories {
  /** By the id of the sanction, which is its decision's; what is unknown is left out. */
  abstract of(sanctionIds: readonly string[]): Promise<ReadonlyMap<string, SanctionStory>>;
}
