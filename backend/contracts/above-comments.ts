/** What is told to those who comment where comments are answered, of each kind of what they stand under. */
import type { AboveKind } from './above.js';
import { BLOG_TEXT } from './blog.js';
import { BLOG_COMMENT_TEXT } from './blog-comments.js';
import { FORUM_TEXT } from './forum.js';
import { PROJECT_COMMENT_TEXT } from './project-comments.js';

interface AboveText {
  notFound: string;
  /** It takes no new comments (any more). */
  closed: string;
  /** It can be read, and what is written there stays as it is. */
  notEditable: string;
  /** What is answered stands elsewhere. */
  elsewhere: string;
  foreignQuote: string;
}

export const ABOVE_TEXT: Record<AboveKind, AboveText> = {
  post: {
    notFound: BLOG_TEXT.postNotFound,
    closed: BLOG_COMMENT_TEXT.postClosed,
    notEditable: FORUM_TEXT.commentNotFound,
    elsewhere: BLOG_COMMENT_TEXT.otherPost,
    foreignQuote: BLOG_COMMENT_TEXT.foreignQuote,
  },
  project: {
    notFound: PROJECT_COMMENT_TEXT.projectNotFound,
    closed: PROJECT_COMMENT_TEXT.projectClosed,
    notEditable: PROJECT_COMMENT_TEXT.notEditable,
    elsewhere: PROJECT_COMMENT_TEXT.otherProject,
    foreignQuote: PROJECT_COMMENT_TEXT.foreignQuote,
  },
};
