import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { ProfileQuery } from './profile.query.js';
import { ProfileDetailsQuery } from './profile-details.query.js';

/** Answers what members say that they know. */
@Injectable()
export class ShownSkillsQuery {
  constructor(
    private readonly profiles: ProfileQuery,
    private readonly told: ProfileDetailsQuery,
  ) {}

  /** A member's own. */
  async skillsOf(memberId: string): Promise<readonly string[]> {
    return (await this.told.of(memberId)).details.skills.map(({ name }) => name);
  }

  /** Of others as far as their profiles show them to a reader: nothing where a profile is closed to them, or hides its skills. */
  async skillsShown(memberIds: readonly string[], reader: Caller): Promise<ReadonlyMap<string, readonly string[]>> {
    const shown = [...new Set(memberIds)].map(async (id) => [id, await this.shownOf(id, reader)] as const);
    return new Map(await Promise.all(shown));
  }

  private async shownOf(id: string, reader: Caller): Promise<readonly string[]> {
    try {
      return ((await this.profiles.profile(id, reader)).skills ?? []).map(({ name }) => name);
    } catch (error) {
      if (error instanceof RuleViolation) return [];
      throw error;
    }
  }
}
