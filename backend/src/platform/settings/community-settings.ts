import { type Environment, flag, whole } from './readings.js';

/** How much members may do, and from when on they are stopped. */
export interface CommunitySettings {
  readonly warningThreshold: number;
  readonly warningWindowDays: number;
  readonly suspensionDays: number;
  readonly reportsPerDay: number;
  /** So many first texts of a member wait for a moderator. */
  readonly holdFirstPosts: number;
  /** A member is new until so many of their texts are in the forum … */
  readonly newMemberPosts: number;
  /** … and until then a text with more links waits for a moderator. */
  readonly newMemberLinks: number;
  /** 0 for as many as one likes. */
  readonly topicsPerHour: number;
  readonly commentsPerHour: number;
  /** From one address of the network; 0 for as many as come. */
  readonly registrationsPerHour: number;
  /** For so many hours a member's text is not taken again word for word. */
  readonly repeatAfterHours: number;
  /** Whether moderators, administrators and auditors need a second factor for what their role allows. */
  readonly staffSecondFactor: boolean;
}

export const COMMUNITY_SETTINGS = [
  'WARNING_THRESHOLD',
  'WARNING_WINDOW_DAYS',
  'SUSPENSION_DAYS',
  'REPORTS_PER_DAY',
  'HOLD_FIRST_POSTS',
  'NEW_MEMBER_POSTS',
  'NEW_MEMBER_LINKS',
  'TOPICS_PER_HOUR',
  'COMMENTS_PER_HOUR',
  'REGISTRATIONS_PER_HOUR',
  'REPEAT_AFTER_HOURS',
  'STAFF_SECOND_FACTOR',
] as const;

/** Throws WrongSetting. */
export function readCommunity(given: Environment): CommunitySettings {
  return {
    warningThreshold: whole(given, 'WARNING_THRESHOLD', 3, 1, 100),
    warningWindowDays: whole(given, 'WARNING_WINDOW_DAYS', 90, 1, 3_650),
    suspensionDays: whole(given, 'SUSPENSION_DAYS', 30, 1, 3_650),
    reportsPerDay: whole(given, 'REPORTS_PER_DAY', 5, 1, 1_000),
    holdFirstPosts: whole(given, 'HOLD_FIRST_POSTS', 0, 0, 20),
    newMemberPosts: whole(given, 'NEW_MEMBER_POSTS', 3, 0, 20),
    newMemberLinks: whole(given, 'NEW_MEMBER_LINKS', 2, 0, 100),
    topicsPerHour: whole(given, 'TOPICS_PER_HOUR', 10, 0, 10_000),
    commentsPerHour: whole(given, 'COMMENTS_PER_HOUR', 100, 0, 10_000),
    registrationsPerHour: whole(given, 'REGISTRATIONS_PER_HOUR', 5, 0, 10_000),
    repeatAfterHours: whole(given, 'REPEAT_AFTER_HOURS', 24, 0, 8_760),
    staffSecondFactor: flag(given, 'STAFF_SECOND_FACTOR', false),
  };
}
