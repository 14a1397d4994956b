/** How often topics are read, on the wire. */
export const TOPIC_VIEW_LIMITS = {
  /** Views that a member, or an address of guests, may tell of in a minute. */
  aMinute: 60,
  /** How long a topic must be before somebody's eyes until that is told. */
  shownMs: 3_000,
} as const;

export const TOPIC_VIEW_TEXT = {
  tooOften: 'Çok sık konu açtınız. Lütfen biraz bekleyip tekrar deneyin.',
} as const;

/** `POST /api/forum/topics/{id}/views` */
export interface TopicViewAnswer {
  /** False for the topic's author, and for whoever was counted there in the last 24 hours. */
  counted: boolean;
}
