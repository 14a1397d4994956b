import type { CommunityValues } from '../../../../contracts/community-settings.js';

/** What the blog takes from the settings, as they are at the moment it asks; bound by the composition root. */
export abstract class BlogSettings {
  abstract readonly writers: CommunityValues['blogWriters'];
}
