/** The shape of the sample content that an empty installation starts with. */
export interface DemoMember {
  /** Short name by which topics, comments and reports refer to the member. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string | null;
  readonly role: 'user' | 'moderator' | 'auditor';
  /** Has been there for more than a year. */
  readonly old?: true;
}

export interface DemoComment {
  readonly by: string;
  /** Markdown. */
  readonly content: string;
  /** Minutes after the topic was written. */
  readonly after: number;
  /** Index of an earlier comment of the same topic that is quoted. */
  readonly quotes?: number;
  /** Who liked it. */
  readonly likes: readonly string[];
}

export interface DemoTopic {
  readonly by: string;
  /** Slug of one of the default categories. */
  readonly category: string;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly tags: readonly string[];
  /** Hours before the first start at which the topic was written. */
  readonly hoursAgo: number;
  /** How often it was read. */
  readonly views: number;
  readonly likes: readonly string[];
  readonly comments: readonly DemoComment[];
}

export interface DemoReport {
  readonly by: string;
  /** Index of the topic, and of its comment when a comment is reported. */
  readonly topic: number;
  readonly comment?: number;
  readonly reason: 'hate_speech' | 'harassment' | 'spam' | 'nudity' | 'violence' | 'scam' | 'impersonation' | 'other';
  readonly description: string | null;
  readonly hoursAgo: number;
  /** What the desk has made of it already; left out: it waits. */
  readonly settled?: 'dismissed' | 'appealed' | 'upheld';
}
