import { Injectable } from '@nestjs/common';
import { displayName } from '../../../../contracts/accounts.js';
import type { ReportedContent } from '../../../../contracts/moderation.js';
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, type ProfileField, type ProfileFieldShown } from '../../../../contracts/profile-fields.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { authorOf, MemberQuery } from '../views/member.query.js';
import { FIELD, type Shown } from './judged-fields.rules.js';
import { profile } from './profile.decider.js';
import type { MemberNames, ProfileEvent } from './profile.events.js';
import { type Profile, shownOf } from './profile.state.rules.js';
import { profileStream } from './profile.stream.js';
import { RegisteredNames } from './registered-names.service.js';

/** Before the first change of a profile. */
const UNCHANGED = -1;

/** After these it shows something else, or wants to. */
const WORDED: readonly ProfileEvent['type'][] = [
  ...(['NamesChanged', 'DisplayNameChanged', 'UsernameChanged', 'ProfileSectionWritten', 'ProfileSectionsShown'] as const),
  ...(['ProfilePictureShown', 'ProfileValueHeld', 'ProfileValueHeldAgain'] as const),
];

/** What moderation needs to know of a profile. */
@Injectable()
export class ReportedProfileQuery {
  constructor(
    private readonly store: EventStore,
    private readonly members: MemberQuery,
    private readonly registered: RegisteredNames,
  ) {}

  /** As it stands now; null when there never was such a member, or nobody has seen one yet. */
  async find(id: string) {
    const member = await this.members.byId(id);
    if (!member || (!member.verified && member.username !== null)) return null;
    const facts = await this.store.read(profileStream, id);
    const names = await this.registered.of(id);
    const state = fold(profile, facts);
    const isGone = member.username === null;
    return {
      authorId: id,
      topicId: '',
      title: displayName(authorOf(member)),
      revision: facts.at(-1)?.revision ?? UNCHANGED,
      now: shownAt(state, names, { at: facts.at(-1)?.at ?? member.created_at, isGone }),
      /** The decisions that keep something of it from view. */
      withheldBy: Object.values(state.withheld).flatMap(({ by }) => by.map(({ decisionId }) => decisionId)),
    };
  }

  /** As it stood after a revision of its stream. */
  async at(id: string, revision: number): Promise<ReportedContent | null> {
    const member = await this.members.byId(id);
    if (!member) return null;
    const facts = (await this.store.read(profileStream, id)).filter((fact) => fact.revision <= revision);
    const at = facts.at(-1)?.at ?? member.created_at;
    return shownAt(fold(profile, facts), await this.registered.of(id), { at, isGone: member.username === null });
  }

  /** Revision of the fact since which it says what it says, and waits to say. */
  async wordedAt(id: string): Promise<number> {
    return (await this.store.read(profileStream, id)).findLast(({ type }) => WORDED.includes(type))?.revision ?? UNCHANGED;
  }

  /** It is a page of its own. */
  async around(): Promise<null> {
    return null;
  }
}

function shownAt(state: Profile, registered: MemberNames, { at, isGone }: { at: string; isGone: boolean }): ReportedContent {
  const shown = shownOf(state, registered);
  const { username } = shown.names;
  const fields = isGone ? [] : PROFILE_FIELD_NAMES.map((field) => fieldOf(field, state, shown));
  return { title: username && `@${username}`, content: '', at, state: isGone ? 'deleted' : 'visible', fields };
}

/** What its member hides from everybody is nothing that the desk reads either; what a decision takes away it takes all the same. */
function fieldOf(name: ProfileField, { withheld, privacy }: Profile, shown: Shown): ProfileFieldShown {
  const { label } = PROFILE_FIELDS[name];
  const kept = withheld[name];
  const { flag, shown: valueIn } = FIELD[name];
  const isSeen = flag === null || privacy[flag];
  if (!kept) {
    const value = valueIn(shown);
    return { name, label, value: isSeen ? value : null, state: value === null ? 'empty' : 'shown', waiting: null };
  }
  const isDeleted = kept.by.some(({ how }) => how === 'deleted');
  return { name, label, value: isSeen ? kept.value : null, state: isDeleted ? 'deleted' : 'hidden', waiting: kept.waiting?.value ?? null };
}
