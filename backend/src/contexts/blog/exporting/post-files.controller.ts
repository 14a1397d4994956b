import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { EXPORT_TEXT } from '../../../../contracts/blog-import.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { PostFiles } from './post-files.service.js';

/** One's own posts as files. */
@Controller('api/blog')
export class PostFilesController {
  constructor(private readonly files: PostFiles) {}

  @Get('posts/:id/markdown')
  @Allow('post.read-own')
  @Sends('text/markdown')
  @AlsoRefuses(410, 429)
  async one(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller): Promise<StreamableFile> {
    const { name, text } = await this.files.one(id, memberId, caller);
    const bytes = Buffer.from(text);
    return new StreamableFile(bytes, { ...attachedAs('text/markdown; charset=utf-8', name), length: bytes.length });
  }

  @Get('users/me/posts/archive')
  @Allow('post.read-own')
  @Sends('application/zip')
  @AlsoRefuses(404, 429, 503)
  async all(@MemberId() memberId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.files.all(memberId), attachedAs('application/zip', EXPORT_TEXT.archive));
  }
}

const attachedAs = (type: string, name: string) => ({ type, disposition: `attachment; filename="${name}"` });
