import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPEAL_LIMITS, APPEAL_TEXT, type AppealCase, type AppealChange, type DecideAppealRequest, holdsContent } from '../../../../contracts/appeals.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { type Acting, AskAppellant, DecideAppeal, ReleaseAppeal, TakeAppeal } from './appeal.commands.js';
import { AppealQuery } from './appeal.query.js';
import { Deciders } from './deciders.service.js';
import { DecisionQuery, decidersOf } from './decision.query.js';

/** Lets the staff take, ask about and decide appeals. Each answers the appeal as it stands then. */
@Injectable()
export class AppealDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly appeals: AppealQuery,
    private readonly decisions: DecisionQuery,
    private readonly deciders: Deciders,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async show(id: string, caller: Caller): Promise<AppealCase> {
    const found = await this.appeals.case(id, caller);
    if (!found) throw notFound(APPEAL_TEXT.unknown);
    return found;
  }

  take(id: string, caller: Caller): Promise<AppealCase> {
    return this.act(id, caller, async (acting, origin) => new TakeAppeal(acting, origin));
  }

  release(id: string, caller: Caller): Promise<AppealCase> {
    return this.act(id, caller, async ({ appealId, moderatorId }, origin) => new ReleaseAppeal({ appealId, moderatorId }, origin));
  }

  ask(id: string, text: string, caller: Caller): Promise<AppealCase> {
    return this.act(
      id,
      caller,
      async (acting, origin) => new AskAppellant({ ...acting, messageId: this.ids.next(), text, most: APPEAL_LIMITS.messagesEach }, origin),
    );
  }

  decide(id: string, { outcome, restore_content = false, message, staff_note, ...change }: DecideAppealRequest, caller: Caller): Promise<AppealCase> {
    const changes = changesOf(change);
    return this.act(id, caller, async (acting, origin) => {
      const content = await this.keptAway(id);
      const data = { ...acting, outcome, changes, restoresContent: restore_content, message, staffNote: staff_note ?? null, content };
      return new DecideAppeal(data, origin);
    });
  }

  private async act(id: string, caller: Caller, command: (acting: Acting, origin: Origin) => Promise<Command>): Promise<AppealCase> {
    const appeal = await this.appeals.byId(id);
    const decision = await this.decisions.byId(id);
    if (!appeal || !decision) throw notFound(APPEAL_TEXT.unknown);
    const acting = await this.deciders.acting(id, appeal.member_id, decidersOf(decision), caller);
    await this.commands.execute(await command(acting, this.origins.of(caller)));
    return this.reply.afterPolicies(() => this.show(id, caller));
  }

  /** What the decision keeps from being read still; another may have taken it away since. */
  private async keptAway(id: string) {
    const found = await this.decisions.byId(id);
    return found && holdsContent((await this.decisions.shown(found)).content) ? this.decisions.removedBy(found) : null;
  }
}

function changesOf({ kind, until }: Pick<DecideAppealRequest, 'kind' | 'until'>): AppealChange[] {
  if (kind === undefined || until === undefined) return [];
  const time = new Date(until).getTime();
  if (Number.isNaN(time)) throw new RuleViolation('appeal.until-wrong', APPEAL_TEXT.untilWrong, { until: APPEAL_TEXT.untilWrong });
  return [{ kind, until: new Date(time).toISOString() }];
}
