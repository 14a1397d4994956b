import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { LinkPreviewDto } from './previews.dto.js';
import { Previews } from './previews.service.js';

@Controller('api/chat')
export class PreviewsController {
  constructor(private readonly previews: Previews) {}

  @Post('messages/:id/preview')
  @HttpCode(200)
  @RepeatableLook()
  @Allow('chat.use')
  async preview(@Param('id', IdPipe) id: string, @Body() { url }: LinkPreviewDto, @MemberId() memberId: string) {
    return ok(await this.previews.of(id, url, memberId));
  }
}
