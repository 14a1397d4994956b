import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOCKS_TEXT, type BlockMailRequest, type MailBlockRow } from '../../../../contracts/mail-blocks.js';
import type { Command } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { BlockedMail } from './blocked-mail.service.js';
import { BlockMail, UnblockMail } from './blocks.commands.js';
import { BlocksQuery } from './blocks.query.js';
import { BlocksInForce } from './blocks-in-force.service.js';

/** Blocks domains and addresses, and lets them go. */
@Injectable()
export class BlocksChanges {
  constructor(
    private readonly commands: CommandBus,
    private readonly blocks: BlocksQuery,
    private readonly mail: BlockedMail,
    private readonly inForce: BlocksInForce,
    private readonly keeper: StreamKeeper,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The row of the new block. */
  async block({ what, reason }: BlockMailRequest, adminId: string, caller: Caller): Promise<MailBlockRow> {
    const blockId = this.ids.next();
    const { kind, value } = this.meant(what);
    await this.send(new BlockMail({ blockId, kind, value, reason, adminId }, this.origins.of(caller)));
    const [row] = await this.reply.afterViews(() => this.blocks.byIds([blockId]));
    if (!row) throw notFound(BLOCKS_TEXT.unknown);
    return row;
  }

  async unblock(blockId: string, adminId: string, caller: Caller): Promise<void> {
    if (!this.inForce.kept.now.values.has(blockId)) throw notFound(BLOCKS_TEXT.unknown);
    await this.send(new UnblockMail({ blockId, adminId }, this.origins.of(caller)));
    await this.reply.afterViews(async () => undefined);
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

  private async send(command: Command): Promise<void> {
    await this.commands.execute(command);
    await this.keeper.catchUp([this.inForce.kept]);
  }
}
