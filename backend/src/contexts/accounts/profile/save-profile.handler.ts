import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { PROFILE_TEXT } from '../../../../contracts/profile.js';
import type { WrittenField } from '../../../../contracts/profile-fields.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { UnwantedWords } from '../../../platform/texts/unwanted-words.js';
import { IDS, RATE_LIMITER } from '../../../platform/tokens.js';
import { Names } from '../naming/names.service.js';
import { WRITTEN_FIELDS } from './judged-fields.rules.js';
import { ChangeProfile, type ProfileChanges, SaveProfile } from './profile.commands.js';
import { waitsFor } from './profile.decider.js';
import type { Profile } from './profile.state.rules.js';
import { profileStream } from './profile.stream.js';
import { wordProblems } from './profile-words.rules.js';
import { RegisteredNames } from './registered-names.service.js';

/** Each new value is a report for moderators and stays in the member's history: nobody fills the desk with them. */
const WAITING = { most: 10, seconds: 86_400 } as const;

/** Decides on a profile with the names of the registration, which stand in the account's stream. */
@Injectable()
export class SaveProfileHandler implements ICommandHandler<SaveProfile> {
  constructor(
    private readonly store: EventStore,
    private readonly rules: Names,
    private readonly words: UnwantedWords,
    private readonly names: RegisteredNames,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async execute({ data: { memberId, changes }, origin }: SaveProfile): Promise<void> {
    const { firstName, lastName, displayName } = changes;
    await this.rules.refuse(memberId, { firstName, lastName, displayName }, origin);
    const state = await this.store.state(profileStream, memberId);
    refuseProblems(
      'profile.word',
      wordProblems(changes, state, (text) => this.words.in(text)),
    );
    await this.paceWaiting(memberId, changes, state);
    const registered = await this.names.of(memberId);
    // Derived, so that they are the same when the request is repeated.
    const heldIds = Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, this.ids.derive(`${origin.id}/held/${field}`)]));
    const data = { memberId, registered, changes, heldIds: heldIds as Record<WrittenField, string> };
    await this.store.decideOn(profileStream, memberId, new ChangeProfile(data, origin));
  }

  private async paceWaiting(memberId: string, changes: ProfileChanges, state: Profile): Promise<void> {
    if (!waitsFor(state, changes)) return;
    const wait = await this.limiter.take(`profile-value:${memberId}`, WAITING);
    if (wait > 0) throw rateLimited(wait, PROFILE_TEXT.tooManyWaiting);
  }
}
