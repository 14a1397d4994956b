import { Body, Controller, Get, Inject, Put, Query } from '@nestjs/common';
import { validate } from 'uuid';
import type { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { malformed } from '../../../platform/refusals/refusals.js';
import { CLOCK } from '../../../platform/tokens.js';
import { MarkQuery } from './mark.query.js';
import { ReadingDto, ReadingOfDto } from './reading.dto.js';
import { ReadingMemory } from './reading-memory.service.js';

/** How far the caller has read. Beside the lists, which are the same for everybody. */
@Controller('api/forum/reading')
export class ReadingController {
  constructor(
    private readonly memory: ReadingMemory,
    private readonly marks: MarkQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('reading.keep')
  async of(@Query() { ids }: ReadingOfDto, @MemberId() memberId: string) {
    return ok(await this.memory.of(memberId, known(ids.split(',').filter(Boolean))));
  }

  @Put()
  @Repeatable()
  @Allow('reading.keep')
  async note(@Body() { comments, topics, since }: ReadingDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const now = this.clock.now();
    const upTo = since ? timeOf(since, now) : null;
    const marks = await this.marks.marks(known(comments ?? []), known(topics ?? []), caller);
    const at = now.toISOString();
    await this.memory.note(memberId, marks, at);
    if (upTo) await this.memory.readUpTo(memberId, upTo, at);
    return ok(await this.memory.of(memberId, [...marks.keys()]));
  }
}

function known(ids: readonly string[]): readonly string[] {
  if (ids.every((id) => validate(id))) return ids;
  throw malformed();
}

/** What lies ahead was not read yet. */
function timeOf(text: string, now: Date): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw malformed();
  return new Date(Math.min(Math.max(time, 0), now.getTime())).toISOString();
}
