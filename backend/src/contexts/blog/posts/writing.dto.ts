import { POST_STATUSES, type PostStatus } from '../../../../contracts/blog.js';
import type { ModeratePostRequest } from '../../../../contracts/blog-moderation.js';
import { type CreatePostRequest, type EditPostRequest, POST_LIMITS, type PostStatusRequest } from '../../../../contracts/blog-writing.js';
import { TOOL_LIMITS } from '../../../../contracts/forum-tools.js';
import { POST_TOOLS, type PostTool } from '../../../../contracts/moderation-verbs.js';
import {
  GivenJudgedText,
  JudgedText,
  LENGTH,
  NullableWhole,
  OneOf,
  OptionalDetails,
  OptionalFlag,
  OptionalId,
  OptionalJudgedText,
  OptionalOneOf,
  OptionalText,
  OptionalWhole,
  OptionalWrittenTexts,
} from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.

const META = { seoTitle: POST_LIMITS.seoTitle, seoDescription: POST_LIMITS.seoDescription, canonical: POST_LIMITS.canonical };
const META_LISTS = { keywords: { most: POST_LIMITS.keywords, longest: POST_LIMITS.keyword } };

class PostDto implements Omit<CreatePostRequest, 'title'> {
  @GivenJudgedText(POST_LIMITS.content.bytes)
  content?: string;

  @GivenJudgedText(POST_LIMITS.excerpt)
  excerpt?: string;

  @OptionalText(LENGTH.slug)
  category_id?: string | null;

  @GivenJudgedText(POST_LIMITS.slug)
  slug?: string;

  @OptionalJudgedText(POST_LIMITS.cover)
  featured_image?: string | null;

  @OptionalOneOf(POST_STATUSES)
  status?: PostStatus;

  @NullableWhole(POST_LIMITS.readingTime.none, POST_LIMITS.readingTime.max)
  reading_time?: number | null;

  @OptionalDetails(META, META_LISTS)
  meta?: CreatePostRequest['meta'];

  @OptionalText(POST_LIMITS.time)
  scheduled_at?: string | null;

  @OptionalWrittenTexts(POST_LIMITS.tags, POST_LIMITS.tag.max)
  tags?: string[];

  @OptionalText(LENGTH.id)
  user_id?: string | null;

  @OptionalFlag()
  is_featured?: boolean;

  @OptionalText(LENGTH.time)
  published_at?: string | null;
}

export class CreatePostDto extends PostDto implements CreatePostRequest {
  @JudgedText(POST_LIMITS.title.max)
  title: string = '';
}

export class EditPostDto extends PostDto implements EditPostRequest {
  @GivenJudgedText(POST_LIMITS.title.max)
  title?: string;

  @OptionalWhole(POST_LIMITS.firstVersion, POST_LIMITS.saves)
  version?: number;
}

export class SlugDto {
  @JudgedText(POST_LIMITS.slug)
  slug: string = '';

  /** The post that is to have it, where that is written already. */
  @OptionalId()
  post?: string;
}

export class PostStatusDto implements PostStatusRequest {
  @OneOf(POST_STATUSES)
  status!: PostStatus;

  @OptionalText(POST_LIMITS.time)
  scheduled_at?: string | null;
}

export class ModeratePostDto implements ModeratePostRequest {
  @OneOf(POST_TOOLS)
  action!: PostTool;

  @JudgedText(TOOL_LIMITS.reason.max)
  reason: string = '';
}
