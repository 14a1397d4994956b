import type { ProfileStats } from '@contracts/follow';

/** Names the page within the ids of its parts. */
export const PROFILE = 'profile';

/** The tabs of a profile, by the name that stands in its address. */
export const PROFILE_TABS = {
  overview: 'Genel Bakış',
  forum: 'Forum',
  comments: 'Yorumlar',
  solutions: 'Çözümler',
  blog: 'Blog',
  projects: 'Projeler',
  jobs: 'İş İlanları',
  followers: 'Takipçiler',
  following: 'Takip',
} as const;
export type ProfileTab = keyof typeof PROFILE_TABS;
const NAMES = Object.keys(PROFILE_TABS) as ProfileTab[];

/** The tab that an address names; the overview for any other word. */
export const tabIn = (search: URLSearchParams): ProfileTab => NAMES.find((name) => name === search.get('tab')) ?? 'overview';

/** How much stands behind a tab; null where that is not told. */
export function tabCount(tab: ProfileTab, stats: ProfileStats | undefined): number | null {
  if (!stats) return null;
  switch (tab) {
    case 'forum':
      return stats.post_count;
    case 'comments':
      return stats.comment_count;
    case 'solutions':
      return stats.solution_count;
    case 'blog':
      return stats.blog_count;
    case 'projects':
      return stats.project_count;
    case 'jobs':
      return stats.job_count;
    case 'followers':
      return stats.hidden.includes('follower_count') ? null : stats.follower_count;
    case 'following':
      return stats.hidden.includes('following_count') ? null : stats.following_count;
    default:
      return null;
  }
}

const OF_PEOPLE: readonly ProfileTab[] = ['followers', 'following'];

/** Empty tabs are left out, but for the one that the address names and those of people, which say themselves that they are empty or hidden; those are for members alone. */
export const shownTabs = (stats: ProfileStats | undefined, chosen: ProfileTab, isGuest = false): ProfileTab[] =>
  NAMES.filter((tab) => tab === chosen || tab === 'overview' || (OF_PEOPLE.includes(tab) ? !isGuest : (tabCount(tab, stats) ?? 0) > 0));
