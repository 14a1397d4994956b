import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { SharePictures } from './share-pictures.service.js';

const TYPE = 'image/jpeg';
/** Its address names the state of the post, so it changes with it; what was hidden meanwhile is asked for again soon. */
const HEADERS = {
  'Content-Type': TYPE,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=600',
};

/** What is shown beside a link to a post. */
@Controller('api/blog/posts')
export class SharePicturesController {
  constructor(private readonly pictures: SharePictures) {}

  @Get(':id/share.jpg')
  @Allow('post.read')
  @Sends(TYPE)
  @AlsoRefuses(410, 503)
  async read(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const bytes = await this.pictures.of(id);
    reply.headers(HEADERS);
    return bytes;
  }
}
