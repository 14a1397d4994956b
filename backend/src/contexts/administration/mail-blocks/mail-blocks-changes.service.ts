import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOCKS_TEXT, type BlockMailRequest, type MailBlockRow } from '../../../../contracts/mail-blocks.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { BlockedMail } from './blocked-mail.service.js';
import { BlockMail, type BlocksCommand, UnblockMail } from './mail-blocks.commands.js';
import { BLOCKS_ID, blocksStream } from './mail-blocks.decider.js';
import { MailBlocksQuery } from './mail-blocks.query.js';
import { MailBlocksInForce } from './mail-blocks-in-force.service.js';

/** Blocks domains and addresses, and lets them go. */
@Injectable()
export class MailBlocksChanges {
  constructor(
    private readonly commands: CommandBus,
    private readonly blocks: MailBlocksQuery,
    private readonly mail: BlockedMail,
    private readonly inForce: MailBlocksInForce,
    private readonly store: EventStore,
    private readonly second: SecondPerson,
    private readonly keeper: StreamKeeper,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The row of the new block; null while it waits for a second person. */
  async block({ what, reason }: BlockMailRequest, adminId: string, caller: Caller): Promise<MailBlockRow | null> {
    const blockId = this.ids.next();
    const { kind, value } = this.meant(what);
    if (await this.waits(new BlockMail({ blockId, kind, value, reason, adminId }, this.origins.of(caller)))) return null;
    const [row] = await this.reply.afterViews(() => this.blocks.byIds([blockId]));
    if (!row) throw notFound(BLOCKS_TEXT.unknown);
    return row;
  }

  /** Whether it is done; it may wait for a second person. */
  async unblock(blockId: string, adminId: string, caller: Caller): Promise<boolean> {
    const [row] = await this.blocks.byIds([blockId]);
    if (!row || !this.inForce.kept.now.values.has(blockId)) throw notFound(BLOCKS_TEXT.unknown);
    const waits = await this.waits(new UnblockMail({ blockId, adminId, domain: row.domain }, this.origins.of(caller)));
    return this.reply.afterViews(async () => !waits);
  }

  /** The blocks that hold for a domain or an address. */
  search(what: string): Promise<MailBlockRow[]> {
    this.meant(what);
    return this.blocks.byIds(this.mail.blocksOf(what));
  }

  private meant(what: string) {
    const problem = what.trim() ? BLOCKS_TEXT.whatWrong : BLOCKS_TEXT.whatNeeded;
    const meant = this.mail.valueOf(what);
    if (!meant) throw new RuleViolation('blocks.invalid', problem, { what: problem });
    return meant;
  }

  /** Does it, unless it is to wait for a second person; what the rules forbid now is not asked for. */
  private async waits(command: BlocksCommand): Promise<boolean> {
    const changes = await this.store.rehearse(blocksStream, BLOCKS_ID, command);
    if (changes.length > 0 && (await this.second.hold(command))) return true;
    await this.commands.execute(command);
    await this.keeper.catchUp([this.inForce.kept]);
    return false;
  }
}
