import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CHAT_LIMITS, CHAT_PACE, CHAT_TEXT, type LastMessages } from '../../../../contracts/chat.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { malformed } from '../../../platform/refusals/refusals.js';
import { MessagesQuery } from '../message/messages.query.js';
import { readableOf, SidesQuery } from '../sides/sides.query.js';
import { ChatIdsDto, MessagesDto, SearchMessagesDto, StartChatDto } from './chat.dto.js';
import { ChatDesk } from './chat-desk.service.js';
import { ChatReader } from './chat-reader.service.js';

/** The conversations of the caller: of others' there is nothing here for anybody. */
@Controller('api/chat')
export class ChatsController {
  constructor(
    private readonly desk: ChatDesk,
    private readonly reader: ChatReader,
    private readonly sides: SidesQuery,
    private readonly messages: MessagesQuery,
    private readonly limits: RateLimits,
  ) {}

  @Get('list')
  @Allow('chat.use')
  async list(@Query() { limit = CHAT_LIMITS.list, ...place }: WindowDto, @MemberId() memberId: string) {
    return ok(await this.reader.list(memberId, 'list', windowOf({ limit, ...place })));
  }

  @Get('requests')
  @Allow('chat.use')
  async requests(@Query() { limit = CHAT_LIMITS.list, ...place }: WindowDto, @MemberId() memberId: string) {
    return ok(await this.reader.list(memberId, 'requests', windowOf({ limit, ...place })));
  }

  @Post('start')
  @RepeatableLook()
  @Allow('chat.write')
  async start(@Body() { otherUserId }: StartChatDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.start(otherUserId, caller));
  }

  @Post('last-messages')
  @HttpCode(200)
  @RepeatableLook()
  @Allow('chat.use')
  async last(@Body() { chatIds }: ChatIdsDto, @MemberId() memberId: string) {
    const answer: LastMessages = { lastMessages: await this.reader.lastMessages(chatIds, memberId) };
    return ok(answer);
  }

  @Get(':id')
  @Allow('chat.use')
  async one(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    return ok(await this.reader.present(id, memberId));
  }

  @Post(':id/accept')
  @HttpCode(200)
  @RepeatableLook()
  @Allow('chat.use')
  async accept(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.accept(id, caller));
  }

  @Delete(':id')
  @RepeatableLook()
  @Allow('chat.use')
  async remove(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.remove(id, caller));
  }

  @Get(':id/messages')
  @Allow('chat.use')
  async page(@Param('id', IdPipe) id: string, @Query() { limit = CHAT_LIMITS.messages, since, ...place }: MessagesDto, @MemberId() memberId: string) {
    const side = await this.sides.present(id, memberId);
    const { limit: size } = windowOf({ limit });
    return ok(await this.messages.page(readableOf(side), { limit: size, ...place, since: since === undefined ? undefined : timeOf(since) }));
  }

  @Get(':id/search')
  @Allow('chat.use')
  async search(@Param('id', IdPipe) id: string, @Query() { q }: SearchMessagesDto, @MemberId() memberId: string) {
    const side = await this.sides.present(id, memberId);
    const words = q.trim();
    if (words.length < CHAT_LIMITS.search.min) throw malformed(CHAT_TEXT.searchTooShort);
    await this.limits.countInMinute(`chat-search:${memberId}`, CHAT_PACE.searchesAMinute, CHAT_TEXT.tooManySearches);
    return ok(await this.messages.search(readableOf(side), words));
  }
}

const ISO_LENGTH = 'YYYY-MM-DDThh:mm:ss.sssZ'.length;

function timeOf(text: string): string {
  const time = Date.parse(text);
  const iso = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // Years of more digits do not stand in order, and just before the first of them there is no time.
  if (iso.length !== ISO_LENGTH) throw malformed();
  return iso;
}
