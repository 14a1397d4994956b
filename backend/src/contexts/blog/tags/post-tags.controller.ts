import { Controller, Get, Query } from '@nestjs/common';
import { POST_LISTS } from '../../../../contracts/blog.js';
import { PAGE } from '../../../../contracts/envelope.js';
import { Allow } from '../../../platform/http/allow.js';
import { ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import { windowOf } from '../../../platform/paging/window.js';
import { PostTagQuery } from './post-tag.query.js';

@Controller('api/blog/tags')
export class PostTagsController {
  constructor(private readonly tags: PostTagQuery) {}

  @Get()
  @Allow('post.read')
  async list(@Query() { limit = PAGE.max, ...place }: WindowDto) {
    const window = windowOf({ limit, ...place });
    const { tags, total } = await this.tags.list(window);
    return pageOf(tags, total, window);
  }

  @Get('popular')
  @Allow('post.read')
  async popular() {
    return ok((await this.tags.list({ limit: POST_LISTS.popularTags, offset: 0 })).tags);
  }
}
