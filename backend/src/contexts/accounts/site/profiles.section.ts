import { Injectable } from '@nestjs/common';
import { GUEST } from '../../../platform/callers/caller.js';
import { decoded, movedPage, type PublicAddress, type PublicPage, PublicSection, SiteAddress } from '../../../platform/public-site/public-section.js';
import { ProfileQuery } from '../profile/profile.query.js';
import { closedProfilePage } from './closed-profile.html.js';
import { profilePage, profilePath } from './profile-page.html.js';
import { WrittenTopics } from './written-topics.port.js';

const NEWEST_TOPICS = 10;
const PAGE = /^\/profile\/([^/]+)$/;
/** The app's own page behind that address; nobody can be called like it. */
const EDITOR = 'edit';

/** Profiles that their members opened to everybody. Every other one, and nobody's, is the same closed page. */
@Injectable()
export class ProfilesSection extends PublicSection {
  readonly name = 'profiles';

  constructor(
    private readonly profiles: ProfileQuery,
    private readonly written: WrittenTopics,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path, query }: PublicAddress): Promise<PublicPage | null> {
    const [, name] = PAGE.exec(path) ?? [];
    if (!name || name === EDITOR) return null;
    const found = await this.profiles.guestsPage(decoded(name));
    if (!found) return closedProfilePage;
    const { profile } = found;
    if (path !== profilePath(profile.username)) return movedPage(profilePath(profile.username));
    const topics = await this.written.topics(profile.id, { limit: NEWEST_TOPICS, offset: 0 }, GUEST);
    return profilePage({ ...found, topics: topics.rows, total: topics.total, isTab: query.has('tab'), publicUrl: this.site.publicUrl });
  }

  async feed(): Promise<null> {
    return null;
  }

  async addresses({ limit, offset }: { readonly limit: number; readonly offset: number }) {
    const { rows, total } = await this.profiles.guestsPages(limit, offset);
    return { listed: rows.map(({ username, changedAt }) => ({ path: profilePath(username), changedAt })), total };
  }

  async highlights(): Promise<null> {
    return null;
  }
}
