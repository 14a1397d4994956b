import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_TEXT, usernameProblem } from '../../../../contracts/accounts.js';
import type { Clock } from '../../../kernel/clock.js';
import { intent, type Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { CLOCK, IDS, SCHEDULER } from '../../../platform/tokens.js';
import { RegisterMember, SendVerificationMail } from '../account/account.commands.js';
import { RegistrationPace } from '../account/registration-pace.js';
import { verificationMailKey } from '../account/send-verification-mail.policy.js';
import { Names } from '../naming/names.js';
import { ConsentQuery } from '../read/consent.query.js';
import { MemberQuery } from '../read/member.query.js';
import { NameReservations } from '../reservation/name-reservations.js';
import { CheckUsernameDto, RegisterDto, ResendVerificationDto } from './auth.dto.js';

@Controller('api/auth')
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly members: MemberQuery,
    private readonly names: NameReservations,
    private readonly rules: Names,
    private readonly consents: ConsentQuery,
    private readonly pace: RegistrationPace,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  @Post('register')
  @Repeatable()
  @Allow('account.open')
  async register(@Body() form: RegisterDto, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    const { email, username, password, accepted_terms: terms, read_notice: aydinlatma } = form;
    const names = { firstName: text(form.first_name), lastName: text(form.last_name), displayName: text(form.display_name) };
    const read = await this.consents.beside({ terms, aydinlatma });
    const command = new RegisterMember({ memberId: this.ids.next(), email, username, password, ...names, read }, this.origins.of(caller));
    await this.pace.keepTo(ip, () => this.commands.execute(command));
    return ok(null, ACCOUNT_TEXT.registered);
  }

  @Post('email/resend')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async resend(@Body() { email }: ResendVerificationDto, @CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    const may = await this.pace.mayMail(request.ip, email);
    const member = may && email.includes('@') ? await this.members.byIdentifier(email) : null;
    if (member && !member.verified) await this.sendAgain(member._id, this.origins.of(caller));
    return ok(null, ACCOUNT_TEXT.resent);
  }

  @Get('user/check-username')
  @Allow('account.open')
  async checkUsername(@Query() { username }: CheckUsernameDto) {
    const problem = usernameProblem(username) ?? (await this.rules.usernameProblem(username));
    const available = problem === null && (await this.names.isFree('username', username, this.clock.now().toISOString()));
    return ok({ available }, problem ?? (available ? undefined : ACCOUNT_TEXT.usernameTaken));
  }

  /** Through the queue, so that the answer neither waits for the mail nor tells by a position that the address is registered. */
  private sendAgain(memberId: string, { id, at, correlationId }: Origin): Promise<void> {
    return this.scheduler.schedule({
      key: verificationMailKey(memberId),
      at,
      intent: intent(SendVerificationMail, { memberId }),
      correlationId,
      causationId: id,
    });
  }
}

const text = (value: string | undefined): string | null => value?.trim() || null;
