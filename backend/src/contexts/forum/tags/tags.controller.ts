import { Controller, Get, Query } from '@nestjs/common';
import { PAGE } from '../../../../contracts/envelope.js';
import type { TagListQuery } from '../../../../contracts/forum-tags.js';
import { Allow } from '../../../platform/http/allow.js';
import { listing } from '../../../platform/http/envelope.js';
import { LENGTH, OptionalText, WindowDto } from '../../../platform/http/fields.js';
import { windowOf } from '../../../platform/paging/window.js';
import { TagQuery } from './tag.query.js';

class TagListDto extends WindowDto implements TagListQuery {
  @OptionalText(LENGTH.slug)
  q?: string;
}

@Controller('api/forum/tags')
export class TagsController {
  constructor(private readonly tags: TagQuery) {}

  @Get()
  @Allow('topic.read')
  async list(@Query() { q = '', limit = PAGE.max, ...place }: TagListDto) {
    const window = windowOf({ limit, ...place });
    const { tags, total } = await this.tags.list(q, window);
    return listing(tags, total, window);
  }
}
