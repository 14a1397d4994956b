import { AuthorContent } from '../content/author-content.js';
import { CommentPlaces } from '../content/comment-places.js';
import { ImageDirectory } from '../image/image-directory.js';
import { MemberLikes } from '../like/member-likes.js';
import { AuthorContentQuery } from './author-content.query.js';
import { CategoryQuery } from './category.query.js';
import { CommentQuery } from './comment.query.js';
import { CommentPagesQuery } from './comment-pages.query.js';
import { CommentPlacesQuery } from './comment-places.query.js';
import { CommentTallyQuery } from './comment-tally.query.js';
import { DecisionQuery } from './decision.query.js';
import { ForumContentQuery } from './forum-content.query.js';
import { ImageQuery } from './image.query.js';
import { LikeQuery } from './like.query.js';
import { LikeTargetQuery } from './like-target.query.js';
import { MarkQuery } from './mark.query.js';
import { SearchableContentQuery } from './searchable-content.query.js';
import { SubjectQuery } from './subject.query.js';
import { TagQuery } from './tag.query.js';
import { TakenDownQuery } from './taken-down.query.js';
import { TextHistoryQuery } from './text-history.query.js';
import { TopicQuery } from './topic.query.js';

export const readProviders = [
  DecisionQuery,
  TakenDownQuery,
  CommentPlacesQuery,
  { provide: CommentPlaces, useExisting: CommentPlacesQuery },
  CommentTallyQuery,
  TextHistoryQuery,
  AuthorContentQuery,
  { provide: AuthorContent, useExisting: AuthorContentQuery },
  ImageQuery,
  { provide: ImageDirectory, useExisting: ImageQuery },
  CategoryQuery,
  TopicQuery,
  TagQuery,
  CommentQuery,
  CommentPagesQuery,
  MarkQuery,
  ForumContentQuery,
  SubjectQuery,
  SearchableContentQuery,
  LikeQuery,
  { provide: MemberLikes, useExisting: LikeQuery },
  LikeTargetQuery,
];
