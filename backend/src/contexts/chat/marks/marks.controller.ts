import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { ChatIdsDto, MarkReadDto } from '../calls/chat.dto.js';
import { SidesQuery } from '../sides/sides.query.js';
import { Marking } from './marking.service.js';
import { Mutes } from './mutes.service.js';
import { UnreadQuery } from './unread.query.js';

/** How far the caller has their conversations, and which of them are quiet. */
@Controller('api/chat')
export class ChatMarksController {
  constructor(
    private readonly marking: Marking,
    private readonly unread: UnreadQuery,
    private readonly sides: SidesQuery,
    private readonly mutes: Mutes,
  ) {}

  @Get('unread-count')
  @Allow('chat.use')
  async counts(@MemberId() memberId: string) {
    return ok(await this.unread.all(memberId));
  }

  @Post('delivered')
  @HttpCode(200)
  @Repeatable()
  @Allow('chat.use')
  async delivered(@Body() { chatIds }: ChatIdsDto, @MemberId() memberId: string) {
    await this.marking.delivered(memberId, chatIds);
    return ok(null);
  }

  @Post(':id/mark-read')
  @HttpCode(200)
  @Repeatable()
  @Allow('chat.use')
  async read(@Param('id', IdPipe) chatId: string, @Body() { upTo }: MarkReadDto, @MemberId() memberId: string) {
    return ok(await this.marking.read(memberId, chatId, upTo ?? null));
  }

  @Put(':id/mute')
  @Repeatable()
  @AtMost('chat-mute')
  @Allow('chat.use')
  async mute(@Param('id', IdPipe) chatId: string, @MemberId() memberId: string) {
    await this.sides.present(chatId, memberId);
    await this.mutes.mute(memberId, chatId);
    return ok({ muted: true });
  }

  @Delete(':id/mute')
  @Repeatable()
  @AtMost('chat-mute')
  @Allow('chat.use')
  async unmute(@Param('id', IdPipe) chatId: string, @MemberId() memberId: string) {
    await this.sides.present(chatId, memberId);
    await this.mutes.unmute(memberId, chatId);
    return ok({ muted: false });
  }
}
