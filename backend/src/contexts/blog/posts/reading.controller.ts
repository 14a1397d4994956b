import { Controller, Get, Param, Query } from '@nestjs/common';
import type { OwnPosts, Post, PostCategoryRow, PostRow, PostSort } from '../../../../contracts/blog.js';
import { TAG_TEXT } from '../../../../contracts/forum-tags.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { windowOf } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { OwnReactionsQuery } from '../reactions/own-reactions.query.js';
import { PostNarrowing } from '../views/narrowing.service.js';
import { PostQuery } from '../views/post.query.js';
import { PostCompany } from '../views/post-company.query.js';
import { PostLists } from '../views/post-lists.query.js';
import { PostCategories } from '../views/post-rooms.port.js';
import { OwnPostsDto, PostListDto } from './reading.dto.js';

/** Posts for those who read. A post is asked for by its id, its address or a former one. */
@Controller('api/blog')
export class BlogReadingController {
  constructor(
    private readonly lists: PostLists,
    private readonly posts: PostQuery,
    private readonly company: PostCompany,
    private readonly narrowing: PostNarrowing,
    private readonly categories: PostCategories,
    private readonly reactions: OwnReactionsQuery,
  ) {}

  @Get('posts')
  @Allow('post.read')
  @AlsoRefuses(404, 422)
  async list(@Query() { sortBy, category, tag, author, ...window }: PostListDto) {
    return this.listed({ category, tag, author }, window, sortBy);
  }

  @Get('tags/:tag/posts')
  @Allow('post.read')
  async ofTag(@Param('tag') tag: string, @Query() window: WindowDto) {
    const found = await this.listed({ tag }, window);
    if (found.total === 0) throw notFound(TAG_TEXT.unknown);
    return found;
  }

  @Get('categories')
  @Allow('category.read')
  async listCategories() {
    const categories = await this.categories.list();
    const counts = await this.lists.perCategory(categories);
    return ok(categories.map(({ id, ...category }): PostCategoryRow => ({ ...shownOf(category), id, post_count: counts.get(id) ?? 0 })));
  }

  @Get('users/me/posts')
  @Allow('post.read-own')
  async own(@Query() { status, ...window }: OwnPostsDto, @MemberId() memberId: string): Promise<OwnPosts> {
    const place = windowOf(window);
    const { rows, total, counts } = await this.lists.own(memberId, status ?? null, place);
    return { ...listing(rows, total, place), counts };
  }

  @Get('posts/:id')
  @Allow('post.read')
  @AlsoRefuses(410, 503)
  async post(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    const post: Post = await this.posts.page(id, caller);
    return ok(caller.memberId === null ? post : { ...post, ...(await this.reactions.ofPost(post.id, caller.memberId)) });
  }

  @Get('posts/:id/related')
  @Allow('post.read')
  @AlsoRefuses(410)
  async related(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.company.related(await this.posts.readable(id, caller)));
  }

  @Get('posts/:id/neighbours')
  @Allow('post.read')
  @AlsoRefuses(410)
  async neighbours(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.company.neighbours(await this.posts.readable(id, caller)));
  }

  private async listed(asked: { category?: string | undefined; tag?: string | undefined; author?: string | undefined }, window: WindowDto, sort?: PostSort) {
    const place = windowOf(window);
    const narrowing = await this.narrowing.of(asked);
    if (narrowing === 'banned') return listing<PostRow>([], 0, place);
    const { rows, total } = await this.lists.listed(narrowing, place, sort);
    return listing(rows, total, place);
  }
}

const shownOf = ({ name, slug, description, color }: Pick<PostCategoryRow, 'name' | 'slug' | 'description' | 'color'>) => ({ name, slug, description, color });
