import { Body, Controller, Delete, Get, Inject, Param, Put } from '@nestjs/common';
import { PROFILE_DRAFT_STEPS, PROFILE_DRAFT_TEXT, type ProfileDraftStep } from '../../../../contracts/profile-drafts.js';
import type { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { CLOCK } from '../../../platform/tokens.js';
import { ProfileDraftStepPipe, SaveProfileDraftDto } from './profile-drafts.dto.js';
import { ProfileDrafts } from './profile-drafts.service.js';

/** What the caller has typed into the editor of their profile and not published yet. */
@Controller('api/profile/drafts')
export class ProfileDraftsController {
  constructor(
    private readonly drafts: ProfileDrafts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('profile.edit')
  async list(@MemberId() memberId: string) {
    const drafts = await this.drafts.list(memberId);
    return listing(drafts, drafts.length, { limit: PROFILE_DRAFT_STEPS.length, offset: 0 });
  }

  @Put(':step')
  @Repeatable()
  @Allow('profile.edit')
  async save(@Param('step', ProfileDraftStepPipe) step: ProfileDraftStep, @Body() { content, version }: SaveProfileDraftDto, @MemberId() memberId: string) {
    return ok(await this.drafts.save(memberId, step, content, version ?? null, this.clock.now().toISOString()));
  }

  @Delete(':step')
  @Repeatable()
  @Allow('profile.edit')
  async remove(@Param('step', ProfileDraftStepPipe) step: ProfileDraftStep, @MemberId() memberId: string) {
    await this.drafts.remove(memberId, step);
    return ok({ deleted: true }, PROFILE_DRAFT_TEXT.removed);
  }
}
