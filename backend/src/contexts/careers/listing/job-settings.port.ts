import type { CommunityValues } from '../../../../contracts/community-settings.js';

/** What listings take from the settings, as they are at the moment they ask; bound by the composition root. */
export abstract class JobSettings {
  abstract readonly posters: CommunityValues['jobPosters'];
}
