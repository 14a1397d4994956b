import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { UnwatchWordDto, WatchWordsDto } from './words.dto.js';
import { WordsQuery } from './words.query.js';
import { WordsChanges } from './words-changes.service.js';

/** Words with which a text waits or is not taken. */
@Controller('api/console/watched-words')
export class ConsoleWordsController {
  constructor(
    private readonly words: WordsQuery,
    private readonly changes: WordsChanges,
  ) {}

  @Get()
  @Allow('settings.read')
  async list() {
    return ok(await this.words.all());
  }

  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('settings.change')
  async watch(@Body() request: WatchWordsDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    const { rows, message } = await this.changes.watch(request, adminId, caller);
    return ok(rows, message);
  }

  /** The word is in the body: it need not be one that an address can hold. */
  @Post('remove')
  @Repeatable()
  @HttpCode(200)
  @Allow('settings.change')
  async unwatch(@Body() { word }: UnwatchWordDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    const { rows, message } = await this.changes.unwatch(word, adminId, caller);
    return ok(rows, message);
  }
}
