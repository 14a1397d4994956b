import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { RegistrationDoor as Door } from '../../../../contracts/invitations.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { IDS } from '../../../platform/tokens.js';
import { ConsentQuery } from '../consent/consent.query.js';
import { UsernameCheck } from '../reservation/username-check.service.js';
import { RegisterMember } from './account.commands.js';
import { CheckUsernameDto, RegisterDto, ResendVerificationDto } from './auth.dto.js';
import { RegistrationDoor } from './registration-door.service.js';
import { RegistrationPace } from './registration-pace.service.js';
import { VerificationMails } from './verification-mails.service.js';

@Controller('api/auth')
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly usernames: UsernameCheck,
    private readonly consents: ConsentQuery,
    private readonly pace: RegistrationPace,
    private readonly door: RegistrationDoor,
    private readonly mails: VerificationMails,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Post('register')
  @Repeatable()
  @Allow('account.open')
  async register(@Body() form: RegisterDto, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    const { email, username, password, accepted_terms: terms, read_notice: aydinlatma, invitation } = form;
    const names = { firstName: text(form.first_name), lastName: text(form.last_name), displayName: text(form.display_name) };
    const read = await this.consents.beside({ terms, aydinlatma });
    const memberId = this.ids.next();
    const command = new RegisterMember({ memberId, email, username, password, ...names, read }, this.origins.of(caller));
    await this.pace.keepTo(ip, () => this.door.through({ memberId, email, invitation }, command.origin, () => this.commands.execute(command)));
    return ok(null, ACCOUNT_TEXT.registered);
  }

  /** Whether one may register, and how. */
  @Get('registration')
  @Allow('account.open')
  mode() {
    return ok({ mode: this.door.mode } satisfies Door);
  }

  @Post('email/resend')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async resend(@Body() { email }: ResendVerificationDto, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    await this.mails.resend(email, ip, caller);
    return ok(null, ACCOUNT_TEXT.resent);
  }

  @Get('user/check-username')
  @Allow('account.open')
  async checkUsername(@Query() { username }: CheckUsernameDto) {
    const problem = await this.usernames.problem(username);
    return ok({ available: problem === null }, problem ?? undefined);
  }
}

const text = (value: string | undefined): string | null => value?.trim() || null;
