import { RequestSubroles, ReviewSubroles } from '../contexts/accounts/subrole/subrole.commands.js';
import { ApplaudPost } from '../contexts/blog/applause/applause.commands.js';
import { BookmarkPost } from '../contexts/blog/bookmark/bookmark.commands.js';
import { FeaturePost, SetPostStatus, WritePost } from '../contexts/blog/post/post.commands.js';
import { CreateSeries, EditSeries } from '../contexts/blog/series/series.commands.js';
import { AddComment } from '../contexts/forum/comment/comment.commands.js';
import { LikeContent } from '../contexts/forum/like/like.commands.js';
import { CountPostViews } from '../contexts/forum/topic-views/topic-views.commands.js';
import { SYSTEM } from '../kernel/event.js';
import { type DemoPost, readDemoPosts } from './demo-posts.js';
import { type CoverName, drawCover } from './draw-cover.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import { DERYA, type HoursAgo, staff } from './seed-staff.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WHY_FEATURED = 'Baştan sona çalışan bir örnek; yeni üyelere de yol gösteriyor.';
/** Of a post that is scheduled: when it was. */
const SCHEDULED_BEFORE_HOURS = 3;
/** How long after its publication a sample post was archived. */
const ARCHIVED_AFTER_HOURS = 1_000;

const postIdOf = (start: FirstStart, index: number): string => start.id(`post/${index}`);
const commentIdOf = (start: FirstStart, post: number, index: number): string => start.id(`post-comment/${post}/${index}`);

/** Fills the blog with sample posts: public ones with what readers gave to them and said of them, a series, and one in each other state. */
export async function seedPosts(start: FirstStart, adminName: string, hoursAgo: HoursAgo): Promise<void> {
  const posts = readDemoPosts();
  await makeBlogAuthor(start, adminName, hoursAgo);
  const inOrder = [...posts.entries()].sort(([, one], [, other]) => other.hoursAgo - one.hoursAgo);
  for (const [index, post] of inOrder) {
    await write(start, index, post, hoursAgo);
    if (post.status !== 'published') continue;
    await discuss(start, index, post, hoursAgo);
    await give(start, index, post, hoursAgo);
  }
  await arrange(start, posts);
}

async function write(start: FirstStart, index: number, post: DemoPost, hoursAgo: HoursAgo): Promise<void> {
  const { by, category, content, cover, excerpt, featured, hoursAgo: hours, minutes, status, tags, title } = post;
  const [postId, memberId] = [postIdOf(start, index), start.memberId(by)];
  const isScheduled = status === 'scheduled';
  const at = hoursAgo(isScheduled ? SCHEDULED_BEFORE_HOURS : hours);
  const picture = (name: CoverName, seed: string) =>
    drawCover(name).then((bytes) => start.addImage(bytes, by, `post/${index}/${seed}`, start.now(), actor(start, by)));
  const form = {
    ...{ title, excerpt, categoryId: start.categoryId(category), readingTime: minutes, tags: [...tags] },
    cover: cover && (await picture(cover, 'cover')),
    content: await shown(content, (name) => picture(name, name)),
  };
  const first = status === 'archived' ? 'published' : status;
  const data = { postId, memberId, isNew: true, form, version: null, status: first, at: isScheduled ? hoursAgo(hours) : null } as const;
  // Whatever members are held to, nobody has to let the sample content in.
  await start.send(WritePost, data, `post/${index}`, at, SYSTEM);
  if (status === 'archived')
    await start.send(SetPostStatus, { postId, memberId, status, at: null }, `archive/${index}`, hoursAgo(hours - ARCHIVED_AFTER_HOURS), SYSTEM);
  if (featured) await start.send(FeaturePost, { postId, reason: WHY_FEATURED, on: true }, `feature/${index}`, hoursAgo(hours - 1), staff(start, DERYA));
}

const PICTURE = /\(picture:(\w+)\)/g;
/** A text with the addresses of its pictures. */
async function shown(content: string, addressOf: (name: CoverName) => Promise<string>): Promise<string> {
  let text = content;
  for (const [place, name] of content.matchAll(PICTURE)) text = text.replace(place, `(${await addressOf(name as CoverName)})`);
  return text;
}

async function discuss(start: FirstStart, index: number, { comments, hoursAgo: hours }: DemoPost, hoursAgo: HoursAgo): Promise<void> {
  const began = Date.parse(hoursAgo(hours));
  const postId = postIdOf(start, index);
  for (const [at, { after, answers, by, content, likes }] of comments.entries()) {
    const commentId = commentIdOf(start, index, at);
    const parentId = answers === null ? null : commentIdOf(start, index, answers);
    const time = (more: number) => new Date(began + (after + more) * MINUTE_MS).toISOString();
    const data = { commentId, postId, parentId, authorId: start.memberId(by), content, quotedCommentId: null };
    await start.send(AddComment, data, `post-comment/${index}/${at}`, time(0), SYSTEM);
    for (const [more, who] of likes.entries()) {
      const like = { targetType: 'comment', targetId: commentId, postId, memberId: start.memberId(who), authorId: start.memberId(by), liked: true } as const;
      await start.send(LikeContent, like, `post-comment-like/${index}/${at}/${who}`, time(10 + more * 7), actor(start, who));
    }
  }
}

async function give(start: FirstStart, index: number, { bookmarks, by, claps, hoursAgo: hours, likes, views }: DemoPost, hoursAgo: HoursAgo): Promise<void> {
  const [postId, authorId] = [postIdOf(start, index), start.memberId(by)];
  // Most come soon after it was published.
  const time = (at: number, of: number) => new Date(Date.parse(hoursAgo(hours)) + hours * HOUR_MS * ((at + 1) / (of + 1)) ** 2).toISOString();
  for (const [at, who] of likes.entries()) {
    const like = { targetType: 'post', targetId: postId, postId, memberId: start.memberId(who), authorId, liked: true } as const;
    await start.send(LikeContent, like, `post-like/${index}/${who}`, time(at, likes.length), actor(start, who));
  }
  for (const [at, { by: who, claps: given }] of claps.entries())
    await start.send(
      ApplaudPost,
      { postId, authorId, memberId: start.memberId(who), claps: given },
      `claps/${index}/${who}`,
      time(at, claps.length),
      actor(start, who),
    );
  for (const [at, who] of bookmarks.entries()) {
    const bookmark = { postId, authorId, memberId: start.memberId(who), bookmarked: true };
    await start.send(BookmarkPost, bookmark, `bookmark/${index}/${who}`, time(at, bookmarks.length), actor(start, who));
  }
  await start.send(CountPostViews, { postId, authorId, views }, `post-views/${index}`);
}

/** Who asked to be a blog author, and why. */
const BLOG_AUTHOR = {
  username: 'elif.isik',
  reason: 'Olay günlükleri ve yazılım mimarisi üzerine düzenli yazmak istiyorum; forumdaki yanıtlarıma bakabilirsiniz.',
} as const;
/** As with employers: less than thirty days. */
const BLOG_AUTHOR_SINCE_HOURS = 700;

async function makeBlogAuthor(start: FirstStart, adminName: string, hoursAgo: HoursAgo): Promise<void> {
  const { username, reason } = BLOG_AUTHOR;
  const asked = { memberId: start.memberId(username), requestId: start.id(`blog-author/${username}`) };
  const request = { ...asked, subroles: ['blog_author'], reason, additionalInfo: '' } as const;
  await start.send(RequestSubroles, request, `blog-author/${username}`, hoursAgo(BLOG_AUTHOR_SINCE_HOURS + 1), actor(start, username));
  const review = { ...asked, reviewerId: start.memberId(adminName), status: 'approved', approved: ['blog_author'], rejected: [], note: '' } as const;
  const admin = { ...actor(start, adminName), role: 'admin' };
  await start.send(ReviewSubroles, review, `blog-author-review/${username}`, hoursAgo(BLOG_AUTHOR_SINCE_HOURS), admin);
}

/** Posts of a series stand in it in the order of their files. */
async function arrange(start: FirstStart, posts: readonly DemoPost[]): Promise<void> {
  for (const title of new Set(posts.flatMap(({ series }) => series ?? []))) {
    const within = [...posts.entries()].filter(([, { series }]) => series === title);
    const by = within[0]?.[1].by ?? '';
    const ofSeries = { authorId: start.memberId(by), seriesId: start.id(`series/${title}`) };
    await start.send(CreateSeries, { ...ofSeries, title }, `series/${title}`, start.now(), actor(start, by));
    await start.send(
      EditSeries,
      { ...ofSeries, title: null, posts: within.map(([index]) => postIdOf(start, index)) },
      `series-posts/${title}`,
      start.now(),
      actor(start, by),
    );
  }
}
