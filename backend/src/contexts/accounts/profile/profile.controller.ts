import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PROFILE_TEXT } from '../../../../contracts/profile.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { OwnWithheldQuery } from './own-withheld.query.js';
import { type ProfileChanges, SaveProfile } from './profile.commands.js';
import { ProfileQueryDto, UpdateDisplayNameDto, UpdatePrivacyDto, UpdateProfileDto } from './profile.dto.js';
import { ProfileQuery } from './profile.query.js';

@Controller('api')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly profiles: ProfileQuery,
    private readonly withheld: OwnWithheldQuery,
    private readonly reply: Reply,
  ) {}

  @Get('profile/:userId')
  @Allow('profile.see')
  @AlsoRefuses(401, 403)
  async profile(@Param('userId', IdPipe) userId: string, @Query() { as }: ProfileQueryDto, @CurrentCaller() caller: Caller) {
    return ok(as ? await this.profiles.shownTo(as, userId, caller) : await this.profiles.profile(userId, caller));
  }

  @Get('auth/user/withheld')
  @Allow('account.read-own')
  async withheldFields(@MemberId() memberId: string) {
    return ok(await this.withheld.of(memberId));
  }

  @Put(['profile', 'auth/user/profile'])
  @Repeatable()
  @AtMost('profile')
  @Allow('profile.edit')
  async update(
    @Body() { first_name, last_name, birth_date, display_name, is_public, ...details }: UpdateProfileDto,
    @CurrentCaller() caller: Caller,
    @MemberId() id: string,
  ) {
    const changes = { firstName: first_name, lastName: last_name, birthDate: birth_date, displayName: display_name, isPublic: is_public, details };
    return this.save(id, changes, caller, PROFILE_TEXT.saved);
  }

  @Put('profile/privacy')
  @Repeatable()
  @AtMost('profile')
  @Allow('profile.edit')
  async updatePrivacy(@Body() { is_public, guests_visible, ...privacy }: UpdatePrivacyDto, @CurrentCaller() caller: Caller, @MemberId() id: string) {
    return this.save(id, { isPublic: is_public, guestsVisible: guests_visible, privacy }, caller, PROFILE_TEXT.privacySaved);
  }

  @Put('profile/display-name')
  @Repeatable()
  @AtMost('profile')
  @Allow('profile.edit')
  async updateDisplayName(@Body() { display_name }: UpdateDisplayNameDto, @CurrentCaller() caller: Caller, @MemberId() id: string) {
    return this.save(id, { displayName: display_name ?? null }, caller, PROFILE_TEXT.displayNameSaved);
  }

  private async save(memberId: string, changes: ProfileChanges, caller: Caller, sentence: string) {
    await this.commands.execute(new SaveProfile({ memberId, changes }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.profiles.own(memberId), sentence));
  }
}
