import { Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { MemberDocument } from './accounts.model.js';

/** Answers to whom a reader is a stranger: who shows them no more than guests see. */
@Injectable()
export class StrangersQuery {
  constructor(private readonly shutOuts: ShutOuts) {}

  /**
   * Those of the members who show this reader what they show guests: to a guest everybody, to a member whoever has blocked them. Those who decide
   * about members see what they decide about.
   */
  async among(memberIds: readonly string[], { memberId, role }: Caller): Promise<ReadonlySet<string>> {
    if (memberId === null) return new Set(memberIds);
    if (memberIds.length === 0 || holds(role, 'member.read')) return new Set();
    return this.shutOuts.blockersAmong(memberIds, memberId);
  }
}

/** Whether the page of a member is there for every member; only then may guests see it, or the photo beside a text. */
export const isOpenPage = ({ username, is_public, verified, profile_withheld }: MemberDocument): boolean =>
  username !== null && is_public && verified && !profile_withheld;
