import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { CloseErasure, ForgetMember } from './erasure.commands.js';
import { erasureStream } from './erasure.stream.js';
import { MemberBelongings } from './member-belongings.service.js';
import { MemberFactors } from './member-factors.service.js';
import { MemberNames } from './member-names.service.js';

/**
 * Destroys what is kept of an erased member. Every step bears repetition, so that a crash at any of them is made good by the job's next
 * run. The key goes last: without it nobody could tell any more which names are to be released.
 */
@Injectable()
export class ForgetMemberHandler implements ICommandHandler<ForgetMember> {
  constructor(
    private readonly store: EventStore,
    private readonly names: MemberNames,
    private readonly belongings: MemberBelongings,
    private readonly factors: MemberFactors,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute({ data: { memberId }, origin }: ForgetMember): Promise<void> {
    if (!(await this.store.state(erasureStream, memberId)).erased) return;
    await this.names.release(memberId, origin);
    await this.factors.remove(memberId, origin);
    await this.belongings.destroy(memberId, origin);
    await this.vault.forget(memberId);
    await this.store.decideOn(erasureStream, memberId, new CloseErasure({ memberId }, origin));
  }
}
