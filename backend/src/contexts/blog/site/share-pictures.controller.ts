import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GUEST } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { SHARED_HEADERS, SHARED_TYPE, SharePictures } from '../../../platform/uploads/share-pictures.js';
import { PostQuery } from '../views/post.query.js';
import { PostRows } from '../views/post-rows.query.js';

/** What is shown beside a link to a post. */
@Controller('api/blog/posts')
export class SharePicturesController {
  constructor(
    private readonly posts: PostQuery,
    private readonly rows: PostRows,
    private readonly pictures: SharePictures,
  ) {}

  @Get(':id/share.jpg')
  @Allow('post.read')
  @Sends(SHARED_TYPE)
  @AlsoRefuses(410, 503)
  async read(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const [row] = await this.rows.of([await this.posts.readable(id, GUEST)]);
    if (!row) throw new Error('a post that was found has no row');
    const bytes = await this.pictures.of({ title: row.title, by: row.author.name, cover: row.featured_image });
    reply.headers(SHARED_HEADERS);
    return bytes;
  }
}
