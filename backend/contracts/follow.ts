/** Following and blocking on the wire. */
import type { PublicUser } from './profile.js';

export const FOLLOW_LIMITS = { page: 10, mostFollowed: 5_000, mostBlocked: 1_000 } as const;
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
