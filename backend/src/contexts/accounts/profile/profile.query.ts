import { Inject, Injectable } from '@nestjs/common';
import { foldText } from '../../../../contracts/folding.js';
import { holds } from '../../../../contracts/permissions.js';
import { asOthersSee, hiddenFlags } from '../../../../contracts/privacy.js';
import { type ClosedProfile, MEMBER_SEARCH, PROFILE_TEXT, type PublicUser } from '../../../../contracts/profile.js';
import type { OwnProfile, SeenProfile } from '../../../../contracts/profile-details.js';
import { PROFILE_FIELD_TEXT } from '../../../../contracts/profile-fields.js';
import { subrolesIn } from '../../../../contracts/subroles.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { ProfileDoor } from '../../../platform/identity/profile-door.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { authRequired, notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { CvFiles } from '../cv/cv.service.js';
import { type MemberDocument, membersView } from '../views/accounts.model.js';
import { authorOf, MemberQuery } from '../views/member.query.js';
import { partToLookFor } from '../views/name-parts.rules.js';
import { ProfileDetailsQuery, type ToldProfile } from './profile-details.query.js';

/** Members who can be found; an address that was never verified may belong to somebody else. */
const PUBLIC = { is_public: true, verified: true, profile_withheld: false } as const;
/** So many members may share the part of a name that the index is asked for. */
const CANDIDATES = 100;

/** Answers who members are, as far as they want to be known. */
@Injectable()
export class ProfileQuery implements ProfileDoor {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly members: MemberQuery,
    private readonly shutOuts: ShutOuts,
    private readonly told: ProfileDetailsQuery,
    private readonly cvs: CvFiles,
  ) {}

  /** The profile as this reader may see it; null is a guest. This and the next two throw RuleViolation when there is none, or none for this reader. */
  async profile(id: string, readerId: string | null): Promise<OwnProfile | SeenProfile> {
    return this.seenBy(await this.members.byId(id), readerId);
  }

  async byUsername(username: string, readerId: string | null): Promise<OwnProfile | SeenProfile> {
    // An address is no username: nobody is to find out by it who has an account.
    return this.seenBy(username.includes('@') ? null : await this.members.byIdentifier(username), readerId);
  }

  async user(id: string, readerId: string): Promise<PublicUser> {
    return publicUser(await this.shown(await this.members.byId(id), readerId));
  }

  /** One's own, whole. */
  async own(id: string): Promise<OwnProfile> {
    const member = await this.members.byId(id);
    if (!member) throw notFound(PROFILE_TEXT.notFound);
    return this.ownOf(member, await this.told.of(id));
  }

  async refuseClosed(id: string, { memberId }: Caller): Promise<void> {
    const member = await this.members.byId(id);
    if (memberId === null) openToGuests(member, await this.told.of(id));
    else await this.shown(member, memberId);
  }

  /** By id, whether private or not, without those whose account has ended or never came into use. */
  async listed(ids: readonly string[]): Promise<ReadonlyMap<string, { user: PublicUser; isOpen: boolean }>> {
    const found = await this.views.getMany(membersView.name, [...new Set(ids)]);
    const there = found.filter(({ username, verified }) => username !== null && verified);
    return new Map(there.map((member) => [member._id, { user: publicUser(member), isOpen: isPublic(member) }]));
  }

  private async seenBy(member: MemberDocument | null, readerId: string | null): Promise<OwnProfile | SeenProfile> {
    const told = await this.told.of(member?._id ?? null);
    if (readerId === null) return seen(openToGuests(member, told), told);
    const known = await this.shown(member, readerId);
    return known._id === readerId ? this.ownOf(known, told) : seen(known, told);
  }

  private async ownOf(member: MemberDocument, { details, privacy, guestsVisible }: ToldProfile): Promise<OwnProfile> {
    const files = { banner: member.banner, cv_url: await this.cvs.linkOf(member._id) };
    return { ...this.members.own(member), ...files, ...details, guests_visible: guestsVisible, privacy_settings: privacy };
  }

  /** Public members by id, in the order asked. */
  async users(ids: readonly string[]): Promise<PublicUser[]> {
    return (await this.views.getMany(membersView.name, ids)).filter(isPublic).map(publicUser);
  }

  /** The newest public members, and how many there are. */
  async directory(limit: number, offset: number): Promise<{ rows: PublicUser[]; total: number }> {
    const found = await this.views.find(membersView.name, PUBLIC, { sort: [['created_at', -1]], limit, offset });
    return { rows: found.map(publicUser), total: await this.views.count(membersView.name, PUBLIC) };
  }

  /** Public members whose username or display name has this in it, whoever begins with it first; not the reader. */
  async search(typed: string, readerId: string | null): Promise<PublicUser[]> {
    const wanted = foldText(typed.trim());
    const token = partToLookFor(typed);
    if (wanted.length < MEMBER_SEARCH.min || !token) return [];
    const candidates = await this.views.find(membersView.name, { search: token, ...PUBLIC }, { limit: CANDIDATES });
    return candidates
      .flatMap((member) => {
        const rank = rankOf(member, wanted);
        return rank === null || member._id === readerId ? [] : [{ member, rank }];
      })
      .sort((a, b) => a.rank - b.rank || (a.member.username ?? '').localeCompare(b.member.username ?? '', 'tr'))
      .slice(0, MEMBER_SEARCH.results)
      .map(({ member }) => publicUser(member));
  }

  /** Whoever is blocked is shown what a stranger would be shown, and not told why; those who decide about members see what they decide about. */
  private async shown(found: MemberDocument | null, readerId: string): Promise<MemberDocument> {
    const member = open(found, readerId);
    if (!(await this.shutOuts.blockersAmong([member._id], readerId)).has(member._id)) return member;
    const reader = await this.members.byId(readerId);
    if (reader && holds(reader.role, 'member.read')) return member;
    throw closed(member);
  }
}

/** Whoever never verified their address is nobody yet, and whoever was erased nobody any more. */
function open(member: MemberDocument | null, readerId: string): MemberDocument {
  if (member?._id === readerId) return member;
  if (!member?.verified || member.username === null) throw notFound(PROFILE_TEXT.notFound);
  if (member.profile_withheld) throw new RuleViolation('PROFILE_WITHHELD', PROFILE_FIELD_TEXT.hiddenPage, null, 'forbidden');
  if (!member.is_public) throw closed(member);
  return member;
}

/** Members hear whose profile it is, so that they can block and report them. */
const closed = (member: MemberDocument) => new RuleViolation('PROFILE_PRIVATE', PROFILE_TEXT.private, null, 'forbidden', { profile: closedProfile(member) });
const closedProfile = (member: MemberDocument): ClosedProfile => {
  const { id, username, display_name, avatar } = authorOf(member);
  return { id, username, display_name, avatar };
};

/** Guests hear the same of every profile that is not open to them, and of nobody's. */
function openToGuests(member: MemberDocument | null, told: ToldProfile): MemberDocument {
  if (!member || !told.guestsVisible || !isPublic(member)) throw authRequired(PROFILE_TEXT.membersOnly);
  return member;
}

/** A profile as others see it. */
function seen(member: MemberDocument, { details, privacy }: ToldProfile): SeenProfile {
  const { birth_date, subroles } = member;
  return {
    ...{ ...publicUser(member), banner: member.banner, is_public: true, subroles: subrolesIn(subroles), hidden: hiddenFlags(privacy) },
    ...asOthersSee({ birth_date, ...details }, privacy),
  };
}

const isPublic = ({ username, is_public, verified, profile_withheld }: MemberDocument): boolean =>
  username !== null && is_public && verified && !profile_withheld;
const publicUser = (member: MemberDocument): PublicUser => ({ ...authorOf(member), created_at: member.created_at });

/** 0 for a name that is this, 1 for one that begins with it, 2 for one that has it in it, null for none. */
function rankOf({ username, display_name }: MemberDocument, wanted: string): number | null {
  const names = [username, display_name].map((name) => foldText(name ?? ''));
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : null;
}
