import { contextOf } from '../../platform/slices/context.js';
import { address } from './address/address.slice.js';
import { applause } from './applause/applause.slice.js';
import { bookmark } from './bookmark/bookmark.slice.js';
import { comments } from './comments/comments.slice.js';
import { desk } from './desk/desk.slice.js';
import { ReportedPostQuery } from './desk/reported-post.query.js';
import { exporting } from './exporting/exporting.slice.js';
import { importing } from './importing/importing.slice.js';
import { numbers } from './numbers/numbers.slice.js';
import { past } from './past/past.slice.js';
import { PastPostQuery } from './past/past-post.query.js';
import { pictures } from './pictures/pictures.slice.js';
import { post } from './post/post.slice.js';
import { posts } from './posts/posts.slice.js';
import { reading } from './posts/reading.slice.js';
import { reactions } from './reactions/reactions.slice.js';
import { series } from './series/series.slice.js';
import { BlogSection } from './site/blog.section.js';
import { site } from './site/site.slice.js';
import { tags } from './tags/tags.slice.js';
import { views } from './views/views.slice.js';
import { withdrawal } from './withdrawal/withdrawal.slice.js';
import { words } from './words/words.slice.js';

/** Longer texts that members publish under their own name. */
export const blog = contextOf({
  name: 'blog',
  slices: [
    address,
    post,
    posts,
    views,
    words,
    tags,
    reading,
    site,
    pictures,
    withdrawal,
    desk,
    past,
    comments,
    bookmark,
    applause,
    reactions,
    numbers,
    importing,
    exporting,
    series,
  ],
  exports: [PastPostQuery, ReportedPostQuery, BlogSection],
});
