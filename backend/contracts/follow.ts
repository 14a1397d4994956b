/** Following and blocking on the wire, and what a member has given to the community. */
import type { AboveFields } from './above.js';
import type { PublicUser } from './profile.js';

/** `ofOneMember` is how often one and the same member may be followed anew. */
export const FOLLOW_LIMITS = { page: 10, mostFollowed: 5_000, mostBlocked: 1_000, aMinute: 30, ofOneMember: 100, mutual: 3 } as const;
export const FOLLOW_TEXT = {
  follow: 'Takip Et',
  following: 'Takip Ediliyor',
  followsYou: 'Sizi takip ediyor',
  failed: 'Takip işlemi başarısız oldu',
  statusFailed: 'Takip durumu kontrol edilemedi',
  followersFailed: 'Takipçiler yüklenirken bir hata oluştu.',
  followingFailed: 'Takip edilenler yüklenirken bir hata oluştu.',
  own: 'Kendinizi takip edemezsiniz.',
  tooMany: `En fazla ${FOLLOW_LIMITS.mostFollowed.toLocaleString('tr')} üyeyi takip edebilirsiniz.`,
  tooOften: 'Kısa sürede çok fazla üyeyi takip ettiniz. Biraz sonra yeniden deneyin.',
  blockedByYou: 'Engellediğiniz bir üyeyi takip edemezsiniz. Önce engeli kaldırın.',
  ownBlock: 'Kendinizi engelleyemezsiniz.',
  blocked: 'Üye engellendi.',
  unblocked: 'Engel kaldırıldı.',
  block: 'Engelle',
  unblock: 'Engeli kaldır',
  blockFailed: 'Üye engellenemedi',
  unblockFailed: 'Engel kaldırılamadı',
  blockedTitle: 'Engellenenler',
  nobodyBlocked: 'Kimseyi engellemediniz.',
  blockedNote: 'Engellediğiniz üyeler sizi takip edemez, profilinizi göremez, size mesaj ve bildirim gönderemez. Engellendikleri onlara söylenmez.',
  askBlock: (name: string) => `${name} engellensin mi?`,
  blockEnds:
    'Birbirinizi takip ediyorsanız takip biter ve engeli kaldırsanız da geri gelmez. Bu üye sizi takip edemez, profilinizi göremez, size mesaj ve bildirim gönderemez. Engellendiği ona söylenmez.',
  foldedText: 'Engellediğiniz bir üyenin yazısı',
  unfold: 'Göster',
  tooManyBlocked: `En fazla ${FOLLOW_LIMITS.mostBlocked.toLocaleString('tr')} üyeyi engelleyebilirsiniz.`,
} as const;

/** Answer of `GET /api/users/{id}/follow-status`. */
export interface FollowStatus {
  isFollowing: boolean;
  /** Whether the member of the profile follows the reader. */
  followsYou: boolean;
  isBlocked: boolean;
}

/** A row of a list of followers, or of followed members. */
export interface FollowRow extends PublicUser {
  isFollowing: boolean;
  followsYou: boolean;
}

/** Answer of `GET /api/users/{id}/mutual`: who of those whom the reader follows follow the member. */
export interface MutualFollowers {
  /** The first three of them. */
  members: PublicUser[];
  count: number;
}

/** Answer of `POST` and `DELETE /api/users/{id}/follow`. */
export interface FollowAnswer {
  isFollowing: boolean;
  /** Of the followed member; 0 where they hide it. */
  follower_count: number;
}

/** Answer of `PUT` and `DELETE /api/users/{id}/block`. */
export interface BlockAnswer {
  isBlocked: boolean;
}

/** A row of `GET /api/users/blocked`. */
export interface BlockedRow extends PublicUser {
  blocked_at: string;
}

/** Answer of `GET /api/users/blocked/ids`: everybody whose texts are folded away for the reader. */
export interface BlockedIds {
  ids: string[];
}

/** What `total_points` adds up, for each public text and for each comment that solved a topic. */
export const POINTS = { topic: 5, comment: 2, solution: 15 } as const;

/** How much of a member's work the overview looks at: categories and best liked solutions to show, the newest solutions that are looked through, days. */
export const KNOWN_FOR_LIMITS = { categories: 3, solutions: 3, mostLiked: 6, lookedThrough: 1_000, days: 182, texts: 2_000 } as const;

/** A comment in a list of a member's texts. */
export interface MemberComment extends AboveFields {
  id: string;
  /** Empty for a comment of a post. */
  topic_id: string;
  /** Title of that topic or post. */
  topic_title: string;
  excerpt: string;
  created_at: string;
  likes: number;
  is_solution: boolean;
}

export interface ActiveDay {
  /** `YYYY-MM-DD`, in Istanbul. */
  day: string;
  count: number;
}

/** Answer of `GET /api/users/{id}/known-for`. */
export interface KnownFor {
  categories: { id: string; name: string; slug: string; color: string; solutions: number }[];
  solutions: MemberComment[];
  activity: {
    /** The first day that was counted: half a year ago, or later for whoever wrote very much. */
    from: string;
    /** Days with a contribution, the oldest first. */
    days: ActiveDay[];
  };
}

/** Answer of `GET /api/users/{id}/stats`; a count that its member hides is 0, and `hidden` says so. */
export interface ProfileStats {
  post_count: number;
  blog_count: number;
  project_count: number;
  comment_count: number;
  solution_count: number;
  follower_count: number;
  following_count: number;
  total_points: number;
  job_count: number;
  hidden: ('follower_count' | 'following_count')[];
}
