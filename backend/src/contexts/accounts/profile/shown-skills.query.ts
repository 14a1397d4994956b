import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { ProfileQuery } from './profile.query.js';
import { ProfileDetailsQuery } from './profile-details.query.js';

type Profile = Awaited<ReturnType<ProfileQuery['profile']>>;

/** Answers what members say that they know, and that they do. */
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
  skillsShown(memberIds: readonly string[], reader: Caller): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.shown(memberIds, reader, [], ({ skills }) => (skills ?? []).map(({ name }) => name));
  }

  /** Their positions, in the same way. */
  headlinesShown(memberIds: readonly string[], reader: Caller): Promise<ReadonlyMap<string, string>> {
    return this.shown(memberIds, reader, '', ({ job_title, company }) => [job_title, company].filter(Boolean).join(', '));
  }

  private async shown<T>(memberIds: readonly string[], reader: Caller, nothing: T, told: (profile: Profile) => T): Promise<ReadonlyMap<string, T>> {
    const shown = [...new Set(memberIds)].map(async (id) => [id, await this.shownOf(id, reader, nothing, told)] as const);
    return new Map(await Promise.all(shown));
  }

  private async shownOf<T>(id: string, reader: Caller, nothing: T, told: (profile: Profile) => T): Promise<T> {
    try {
      return told(await this.profiles.profile(id, reader));
    } catch (error) {
      if (error instanceof RuleViolation) return nothing;
      throw error;
    }
  }
}
