import type { ReportedType } from './moderation.js';

/** Those of the forum: they may wait for a moderator before anybody else reads them. */
export const FORUM_TEXT_KINDS = ['topic', 'comment'] as const;
/** What members write for others to read. Whoever goes by the kind of a text names every kind: a new one does not compile before. */
export const TEXT_KINDS = [...FORUM_TEXT_KINDS, 'post', 'project', 'update', 'job'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export type ForumTextKind = (typeof FORUM_TEXT_KINDS)[number];

/** How a text of a kind is called. */
export const TEXT_KIND_LABEL: Record<TextKind, string> = {
  topic: 'Konu',
  comment: 'Yorum',
  post: 'Yazı',
  project: 'Proje',
  update: 'Güncelleme',
  job: 'İş ilanı',
};

/** As what a text of a kind is reported. */
export const REPORTED_AS = {
  topic: 'forum_topic',
  comment: 'forum_comment',
  post: 'blog_post',
  project: 'project',
  update: 'project_update',
  job: 'job_listing',
} as const satisfies Record<TextKind, ReportedType>;
