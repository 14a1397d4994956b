import {
  type AddBlogCommentRequest,
  BLOG_COMMENT_SORTS,
  type BlogCommentListQuery,
  type BlogCommentSort,
  type ReplyRequest,
} from '../../../../contracts/blog-comments.js';
import { COMMENT_LIMITS } from '../../../../contracts/forum.js';
import type { AddProjectCommentRequest, ProjectIdsRequest } from '../../../../contracts/project-comments.js';
import { COUNT, Id, Ids, JudgedText, OptionalId, OptionalOneOf, WindowDto } from '../../../platform/http/fields.js';

export class BlogCommentListDto extends WindowDto implements BlogCommentListQuery {
  @OptionalOneOf(BLOG_COMMENT_SORTS)
  sort?: BlogCommentSort;

  @OptionalId()
  around?: string;
}

export class ReplyListDto extends WindowDto {
  @OptionalId()
  around?: string;
}

// What is missing counts as empty, so that the rules can answer with their own sentences.

export class AddBlogCommentDto implements AddBlogCommentRequest {
  @JudgedText(COMMENT_LIMITS.content.max)
  content: string = '';

  @OptionalId()
  quotedComment?: string | null;
}

export class AddProjectCommentDto extends AddBlogCommentDto implements AddProjectCommentRequest {
  @OptionalId()
  parent_comment_id?: string | null;
}

export class ProjectIdsDto implements ProjectIdsRequest {
  @Ids(COUNT.topics)
  projectIds!: string[];
}

export class ReplyDto extends AddBlogCommentDto implements ReplyRequest {
  @Id()
  postId!: string;
}
