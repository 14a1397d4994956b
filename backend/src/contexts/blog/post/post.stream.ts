import type { StreamType } from '../../../kernel/decider.js';
import { words, wordsOfEdition } from '../../../kernel/words.js';
import type { PostCommand } from './post.commands.js';
import { type PostState, post } from './post.decider.js';
import type { PostEvent } from './post.events.js';

const SAID = ['title', 'excerpt', 'slug', 'tags', 'seoTitle', 'seoDescription', 'keywords', 'canonical'] as const;

/** `post-<post id>`. The text itself is a file, sealed with the same key as the words here. */
export const postStream: StreamType<PostState, PostCommand, PostEvent> = {
  category: 'post',
  decider: post,
  events: {
    PostDrafted: { schema: 1, personal: wordsOfEdition(...SAID) },
    PostImported: { schema: 1, personal: words('tags') },
    PostRevised: { schema: 1, personal: wordsOfEdition(...SAID, 'formerSlug', 'formerTags') },
    PostScheduled: { schema: 1, personal: words('tags') },
    PostPublished: { schema: 1, personal: words('tags') },
    PostUnpublished: { schema: 1, personal: words('tags') },
    PostArchived: { schema: 1, personal: words('tags') },
    PostWithdrawn: { schema: 1, personal: words('tags') },
    PostTagsFollowed: { schema: 1, personal: words('tags', 'formerTags') },
    PostHidden: { schema: 1, personal: words('tags') },
    PostDeleted: { schema: 1, personal: words('tags') },
    PostRestored: { schema: 1, personal: words('tags') },
    PostFeatured: { schema: 1, personal: words('tags') },
    PostUnfeatured: { schema: 1, personal: words('tags') },
  },
};
