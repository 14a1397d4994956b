import { Inject, Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { foldText } from '../../../../contracts/folding.js';
import { asOthersSee, hiddenFlags, type ProfileViewer } from '../../../../contracts/privacy.js';
import { type ClosedProfile, MEMBER_SEARCH, PROFILE_TEXT, type PublicUser } from '../../../../contracts/profile.js';
import type { OwnProfile, SeenProfile } from '../../../../contracts/profile-details.js';
import { PROFILE_FIELD_TEXT } from '../../../../contracts/profile-fields.js';
import { subrolesIn } from '../../../../contracts/subroles.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { ProfileDoor } from '../../../platform/identity/profile-door.js';
import { authRequired, forbidden, notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { CvFiles } from '../cv/cv.service.js';
import { type MemberDocument, membersView } from '../views/accounts.model.js';
import { authorOf, MemberQuery } from '../views/member.query.js';
import { partToLookFor } from '../views/name-parts.rules.js';
import { isOpenPage, StrangersQuery } from '../views/strangers.query.js';
import { ProfileDetailsQuery, type ToldProfile } from './profile-details.query.js';

/** A profile that is open to guests. */
export interface GuestsPage {
  readonly profile: SeenProfile;
  /** ISO time. */
  readonly changedAt: string;
}

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
    private readonly strangers: StrangersQuery,
    private readonly told: ProfileDetailsQuery,
    private readonly cvs: CvFiles,
  ) {}

  /** The profile as this reader may see it. This and the next two throw RuleViolation when there is none, or none for this reader. */
  async profile(id: string, reader: Caller): Promise<OwnProfile | SeenProfile> {
    return this.seenBy(await this.members.byId(id), reader);
  }

  async byUsername(username: string, reader: Caller): Promise<OwnProfile | SeenProfile> {
    // An address is no username: nobody is to find out by it who has an account.
    return this.seenBy(username.includes('@') ? null : await this.members.byUsername(username), reader);
  }

  async user(id: string, reader: Caller): Promise<PublicUser> {
    return publicUser(await this.toMembers(id, reader));
  }

  /** As guests see it, by username or id, and when it was last changed; null where there is none that they may see. */
  async guestsPage(name: string): Promise<GuestsPage | null> {
    const member = validate(name) ? await this.members.byId(name) : name.includes('@') ? null : await this.members.byUsername(name);
    const told = await this.told.of(member?._id ?? null);
    return member && isOpenToGuests(member, told) ? { profile: seen(member, told), changedAt: member.profile_changed_at } : null;
  }

  /** Usernames of those whose profile guests see, the oldest members first, when it was last changed, and how many there are. */
  async guestsPages(limit: number, offset: number): Promise<{ rows: { username: string; changedAt: string }[]; total: number }> {
    const open = { guests_visible: true, ...PUBLIC } as const;
    const found = await this.views.find(membersView.name, open, { sort: [['created_at', 1]], limit, offset });
    const rows = found.flatMap(({ username, profile_changed_at: changedAt }) => (username === null ? [] : [{ username, changedAt }]));
    return { rows, total: await this.views.count(membersView.name, open) };
  }

  /** One's own page as somebody else gets it. Throws RuleViolation where they do not get it, and for everybody else's. */
  async shownTo(viewer: ProfileViewer, id: string, { memberId }: Caller): Promise<SeenProfile> {
    if (id !== memberId) throw forbidden();
    const told = await this.told.of(id);
    // Whoever is signed in is not told to sign in: guests' eyes are those of somebody who is shut out.
    return seen(open(await this.members.byId(id), told, viewer === 'guest' ? 'blocked' : 'member'), told);
  }

  /** One's own, whole. */
  async own(id: string): Promise<OwnProfile> {
    const member = await this.members.byId(id);
    if (!member) throw notFound(PROFILE_TEXT.notFound);
    return this.ownOf(member, await this.told.of(id));
  }

  async refuseClosed(id: string, caller: Caller): Promise<void> {
    await this.toMembers(id, caller);
  }

  /** By id, whether private or not, without those whose account has ended or never came into use. */
  async listed(ids: readonly string[]): Promise<ReadonlyMap<string, { user: PublicUser; isOpen: boolean }>> {
    const found = await this.views.getMany(membersView.name, [...new Set(ids)]);
    const there = found.filter(({ username, verified }) => username !== null && verified);
    const authors = await this.members.authorsOf(there);
    return new Map(there.map((member) => [member._id, { user: publicUser(member, authors.get(member._id)), isOpen: isOpenPage(member) }]));
  }

  private async seenBy(member: MemberDocument | null, reader: Caller): Promise<OwnProfile | SeenProfile> {
    const told = await this.told.of(member?._id ?? null);
    const eyes = await this.eyesOf(member, reader);
    const known = open(member, told, eyes);
    return eyes === 'own' ? this.ownOf(known, told) : seen(known, told);
  }

  private async ownOf(member: MemberDocument, { details, privacy, guestsVisible }: ToldProfile): Promise<OwnProfile> {
    const files = { banner: member.banner, cv_url: await this.cvs.linkOf(member._id) };
    return { ...this.members.own(member), ...files, ...details, guests_visible: guestsVisible, privacy_settings: privacy };
  }

  /** Public members by id, in the order asked. */
  async users(ids: readonly string[], reader: Caller): Promise<PublicUser[]> {
    const found = (await this.views.getMany(membersView.name, ids)).filter(isOpenPage);
    return (await this.known(found, reader)).map((member) => publicUser(member));
  }

  /** The newest public members, and how many there are. */
  async directory(limit: number, offset: number, reader: Caller): Promise<{ rows: PublicUser[]; total: number }> {
    const found = await this.views.find(membersView.name, PUBLIC, { sort: [['created_at', -1]], limit, offset });
    return { rows: (await this.known(found, reader)).map((member) => publicUser(member)), total: await this.views.count(membersView.name, PUBLIC) };
  }

  /** Public members whose username or display name has this in it, whoever begins with it first; not the reader. */
  async search(typed: string, reader: Caller): Promise<PublicUser[]> {
    const wanted = foldText(typed.trim());
    const token = partToLookFor(typed);
    if (wanted.length < MEMBER_SEARCH.min || !token) return [];
    const candidates = await this.views.find(membersView.name, { search: token, ...PUBLIC }, { limit: CANDIDATES });
    return (await this.known(candidates, reader))
      .flatMap((member) => {
        const rank = rankOf(member, wanted);
        return rank === null || member._id === reader.memberId ? [] : [{ member, rank }];
      })
      .sort((a, b) => a.rank - b.rank || (a.member.username ?? '').localeCompare(b.member.username ?? '', 'tr'))
      .slice(0, MEMBER_SEARCH.results)
      .map(({ member }) => publicUser(member));
  }

  /** Of an open page, too, guests see no more than the page. */
  private async toMembers(id: string, reader: Caller): Promise<MemberDocument> {
    const member = await this.members.byId(id);
    return open(member, { guestsVisible: false }, await this.eyesOf(member, reader));
  }

  /** Without those who show the reader no more than guests see: guests see no lists of members. */
  private async known(members: readonly MemberDocument[], reader: Caller): Promise<MemberDocument[]> {
    const ids = members.map(({ _id }) => _id);
    const strangers = await this.strangers.among(ids, reader);
    return members.filter(({ _id }) => !strangers.has(_id));
  }

  private async eyesOf(member: MemberDocument | null, reader: Caller): Promise<Eyes> {
    if (reader.memberId === null) return 'guest';
    if (member?._id === reader.memberId) return 'own';
    return member && (await this.strangers.among([member._id], reader)).has(member._id) ? 'blocked' : 'member';
  }
}

/** Whoever is blocked is shown what guests are shown, and not told why. */
type Eyes = 'own' | 'member' | 'blocked' | 'guest';

/** A member whose page these eyes may see. Whoever never verified their address is nobody yet, and whoever was erased nobody any more. */
function open(member: MemberDocument | null, told: Pick<ToldProfile, 'guestsVisible'>, eyes: Eyes): MemberDocument {
  if (eyes === 'own' && member) return member;
  // Guests hear the same of every profile that is not open to them, and of nobody's.
  if (eyes === 'guest' && !(member && isOpenToGuests(member, told))) throw authRequired(PROFILE_TEXT.membersOnly);
  if (!member?.verified || member.username === null) throw notFound(PROFILE_TEXT.notFound);
  if (eyes === 'blocked' && !isOpenToGuests(member, told)) throw new RuleViolation('PROFILE_MEMBERS_ONLY', PROFILE_TEXT.membersOnly, null, 'forbidden');
  if (member.profile_withheld) throw new RuleViolation('PROFILE_WITHHELD', PROFILE_FIELD_TEXT.hiddenPage, null, 'forbidden');
  if (!member.is_public) throw closed(member);
  return member;
}

const isOpenToGuests = (member: MemberDocument, { guestsVisible }: Pick<ToldProfile, 'guestsVisible'>): boolean => guestsVisible && isOpenPage(member);

/** Members hear whose profile it is, so that they can block and report them. */
const closed = (member: MemberDocument) => new RuleViolation('PROFILE_PRIVATE', PROFILE_TEXT.private, null, 'forbidden', { profile: closedProfile(member) });
const closedProfile = (member: MemberDocument): ClosedProfile => {
  const { id, username, display_name, avatar } = authorOf(member);
  return { id, username, display_name, avatar };
};

/** A profile as others see it. */
function seen(member: MemberDocument, { details, privacy }: ToldProfile): SeenProfile {
  const { birth_date, subroles } = member;
  return {
    ...{ ...publicUser(member), banner: member.banner, is_public: true, subroles: subrolesIn(subroles), hidden: hiddenFlags(privacy) },
    ...asOthersSee({ birth_date, ...details }, privacy),
  };
}

const publicUser = (member: MemberDocument, author = authorOf(member)): PublicUser => ({ ...author, created_at: member.created_at });

/** 0 for a name that is this, 1 for one that begins with it, 2 for one that has it in it, null for none. */
function rankOf({ username, display_name }: MemberDocument, wanted: string): number | null {
  const names = [username, display_name].map((name) => foldText(name ?? ''));
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : null;
}
