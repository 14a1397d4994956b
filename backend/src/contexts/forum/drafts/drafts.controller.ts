import { Body, Controller, Delete, Get, Inject, Param, Put } from '@nestjs/common';
import { DRAFT_LIMITS, DRAFT_TEXT, type DraftKey } from '../../../../contracts/drafts.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { TakesLong } from '../../../platform/http/takes-long.js';
import { CLOCK } from '../../../platform/tokens.js';
import { DraftBox } from './draft-box.service.js';
import { DraftPlaces } from './draft-places.service.js';
import { DraftKeyPipe, SaveDraftDto } from './drafts.dto.js';

/** Characters of a draft in the list. */
const SHOWN = 140;

/** The caller's own drafts. */
@Controller('api/forum/drafts')
export class DraftsController {
  constructor(
    private readonly drafts: DraftBox,
    private readonly places: DraftPlaces,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('draft.keep')
  async list(@MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const drafts = await this.places.of(await this.drafts.list(memberId), caller);
    return listing(drafts, drafts.length, { limit: DRAFT_LIMITS.count + DRAFT_LIMITS.posts, offset: 0 });
  }

  /** `data` is null where there is no draft: nothing is wrong with that. */
  @Get(':key')
  @Allow('draft.keep')
  async find(@Param('key', DraftKeyPipe) key: DraftKey, @MemberId() memberId: string) {
    return ok(await this.drafts.find(memberId, key));
  }

  @Put(':key')
  @TakesLong(DRAFT_LIMITS.body)
  @Repeatable()
  @Allow('draft.keep')
  async save(@Param('key', DraftKeyPipe) key: DraftKey, @Body() { content, title, excerpt, version }: SaveDraftDto, @MemberId() memberId: string) {
    return ok(
      await this.drafts.save(
        memberId,
        key,
        { title: title ?? '', excerpt: excerptOf(excerpt ?? '', SHOWN), content },
        version ?? null,
        this.clock.now().toISOString(),
      ),
    );
  }

  @Delete(':key')
  @Repeatable()
  @Allow('draft.keep')
  async remove(@Param('key', DraftKeyPipe) key: DraftKey, @MemberId() memberId: string) {
    await this.drafts.remove(memberId, key);
    return ok({ deleted: true }, DRAFT_TEXT.removed);
  }
}
