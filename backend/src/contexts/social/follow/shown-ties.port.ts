import type { PrivacySettings } from '../../../../contracts/privacy.js';

/** Which of the two lists others may see. */
export type ShownTies = Pick<PrivacySettings, 'followers_visible' | 'following_visible'>;

/** Knows who hides whom they follow, or who follows them; bound by the composition root. */
export abstract class TieSettings {
  /** One for each id asked. */
  abstract tiesShownOf(ids: readonly string[]): Promise<ReadonlyMap<string, ShownTies>>;
}
