import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysFromNow, sentAt } from '../../../kernel/facts.fixture.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { EndProjectTies, ReturnOwnership, TakeOwnership } from './account.commands.js';
import {
  AddMember,
  AnswerHandover,
  AnswerInvite,
  ChangeProjectRole,
  InviteToProject,
  OfferHandover,
  RemoveMember,
  WithdrawHandover,
} from './people.commands.js';
import { AcceptApplication, ApplyToPosting, OpenPosting, RejectApplication, RemovePosting, RevisePosting, WithdrawApplication } from './posting.commands.js';
import { ArchiveProject, CreateProject, type ProjectCommand } from './project.commands.js';
import { project } from './project.decider.js';
import type { ProjectEvent } from './project.events.js';
import { NEEDED, P, SAVED } from './project.fixture.js';
import type { ProjectState } from './project.state.rules.js';

const PEOPLE = ['owner', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
const POSTINGS = ['h1', 'h2'];
const STEPS = 120;
/** So many of the commands come often. */
const OFTEN = 14;
const NUMBER = fc.noBias(fc.nat());
const HISTORIES = Number(process.env.HISTORIES ?? 200);

/** Any command of anybody: `n` chooses which, and who. */
function commandOf(n: readonly number[], at: number, state: ProjectState): ProjectCommand {
  const [what = 0, one = 0, two = 0, three = 0] = n;
  const who = (at: number) => PEOPLE[at % PEOPLE.length] ?? 'owner';
  // Much is the owner's alone to do.
  const [memberId, userId] = [one % 2 === 0 ? (state?.ownerId ?? 'owner') : who(one), who(two)];
  const postingId = POSTINGS[three % POSTINGS.length] ?? 'h1';
  const chosen = (ids: Iterable<string>) => {
    const all = [...ids];
    return all[three % Math.max(1, all.length)] ?? 'none';
  };
  const [inviteId, applicationId] = [chosen(state?.invites.keys() ?? []), chosen(state?.applications.keys() ?? [])];
  const from = sentAt(daysFromNow(at / 100));
  const role = two % 2 === 0 ? 'manager' : 'member';
  const all: (() => ProjectCommand)[] = [
    () => new InviteToProject({ ...P, memberId, inviteId: `i${at}`, role, invitee: { memberId: userId }, isClosed: false, judged: 0 }, from),
    () => new AnswerInvite({ ...P, memberId, inviteId, accepts: two % 4 > 0, digest: null }, from),
    () => new AddMember({ ...P, memberId, userId, role, inviteId: `i${at}`, isClosed: false, judged: 0 }, from),
    () => new ChangeProjectRole({ ...P, memberId, userId, role: (['owner', 'manager', 'member'] as const)[three % 3] ?? 'member' }, from),
    () => new RemoveMember({ ...P, memberId, userId: three % 2 === 0 ? memberId : userId }, from),
    () => new OfferHandover({ ...P, memberId, userId }, from),
    () => new WithdrawHandover({ ...P, memberId }, from),
    () => new AnswerHandover({ ...P, memberId, accepts: two % 3 > 0, owned: 0 }, from),
    () => new OpenPosting({ ...P, memberId, postingId, words: { ...NEEDED, places: 1 + (two % 3) }, judgedFor: 'public' }, from),
    () =>
      new RevisePosting(
        {
          ...{ ...P, memberId, postingId, words: two % 2 === 0 ? { places: 1 + (what % 3) } : {} },
          isOpen: [null, true, false][three % 3] ?? null,
          judged: state?.postings.get(postingId)?.changes ?? 0,
          judgedFor: 'public',
        },
        from,
      ),
    () => new ApplyToPosting({ ...P, memberId, postingId, applicationId: `a${at}`, message: 'Yardım etmek isterim.', isClosed: false, waiting: 0 }, from),
    () => new AcceptApplication({ ...P, memberId, applicationId }, from),
    () => new RejectApplication({ ...P, memberId, applicationId }, from),
    () => new WithdrawApplication({ ...P, memberId, applicationId }, from),
    () => new RemovePosting({ ...P, memberId, postingId }, from),
    () => new ArchiveProject({ ...P, memberId, archived: two % 2 === 0 }, from),
    () => new EndProjectTies({ ...P, memberId, keepContent: true, barred: three % 2 === 0 ? [] : [userId] }, from),
    () => new TakeOwnership({ ...P, memberId, barred: three % 2 === 0 ? [] : [userId] }, from),
    () => new ReturnOwnership({ ...P, memberId }, from),
  ];
  // What ends everything comes seldom.
  const choice = what % 200;
  const wanted = all[choice < 195 ? choice % OFTEN : OFTEN + (choice % 5)];
  if (!wanted) throw new Error('more choices than commands');
  return wanted();
}

function decided(command: ProjectCommand, state: ProjectState): readonly ProjectEvent[] {
  try {
    return project.decide(command, state);
  } catch (error) {
    if (error instanceof RuleViolation) return [];
    throw error;
  }
}

/** Who is in it by a plain count of what was recorded, without the state. */
function recount(facts: readonly ProjectEvent[]) {
  const people = new Set<string>();
  const taken = new Map<string, Set<string>>();
  const waiting = new Set<string>();
  for (const { type, data } of facts) {
    if (type === 'ProjectCreated') people.add(data.ownerId);
    if (type === 'MemberJoined') people.add(data.memberId);
    if (type === 'MemberLeft' || type === 'MemberRemoved') people.delete(data.memberId);
    if (type === 'OwnershipPassed' && data.cause === 'erasure' && data.from) people.delete(data.from);
    if (type === 'ApplicationMade') waiting.add(data.applicationId);
    if (type === 'ApplicationAccepted' || type === 'ApplicationRejected' || type === 'ApplicationWithdrawn') waiting.delete(data.applicationId);
    if (type === 'PostingOpened') taken.set(data.postingId, new Set());
    if (type === 'ApplicationAccepted') taken.get(data.postingId)?.add(data.applicantId);
    if (type === 'PostingReopened') taken.set(data.postingId, new Set([...people].filter((id) => taken.get(data.postingId)?.has(id))));
    // What views show without counting.
    if (type === 'ApplicationAccepted' || type === 'PostingReopened') expect(data.taken).toBe(taken.get(data.postingId)?.size);
  }
  return { people, taken, waiting };
}

function look(state: ProjectState, facts: readonly ProjectEvent[]): void {
  if (!state) throw new Error('a project that was created is gone');
  const owners = [...state.members].flatMap(([id, role]) => (role === 'owner' ? [id] : []));
  if (state.ownerId === null) expect([owners, state.archived !== null]).toEqual([[], true]);
  else expect(owners).toEqual([state.ownerId]);
  const counted = recount(facts);
  expect([...state.members.keys()].sort()).toEqual([...counted.people].sort());
  for (const [id, { taken, words, status, isRemoved }] of state.postings) {
    expect([...taken].sort()).toEqual([...(counted.taken.get(id) ?? [])].sort());
    expect(taken.length).toBeLessThanOrEqual(words.places);
    if (!isRemoved && status === 'filled') expect(taken).toHaveLength(words.places);
    if (!isRemoved && status === 'open') expect(taken.length).toBeLessThan(words.places);
  }
  const waiting = [...state.applications].flatMap(([id, one]) => (one.state === 'new' || one.state === 'seen' ? [id] : []));
  expect(waiting.sort()).toEqual([...counted.waiting].sort());
}

describe('Whatever happens to a project', () => {
  it('it has one owner, or is archived without one; no more are accepted than there are places; all counts are those of a recount', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(fc.tuple(NUMBER, NUMBER, NUMBER, NUMBER), { minLength: STEPS, maxLength: STEPS }), (steps) => {
        const facts: ProjectEvent[] = [...project.decide(new CreateProject({ ...P, ownerId: 'owner', ...SAVED }, sentAt(daysFromNow(0))), null)];
        let state = facts.reduce<ProjectState>((next, fact) => project.evolve(next, fact), null);
        for (const [at, n] of steps.entries()) {
          const news = decided(commandOf(n, at + 1, state), state);
          for (const fact of news) seen.set(fact.type, (seen.get(fact.type) ?? 0) + 1);
          state = news.reduce<ProjectState>((next, fact) => project.evolve(next, fact), state);
          facts.push(...news);
          if (news.length > 0) look(state, facts);
        }
      }),
      { numRuns: HISTORIES },
    );
    // Histories in which nothing comes about would prove nothing.
    const wanted = [
      'MemberJoined',
      'MemberLeft',
      'ProjectRoleChanged',
      'OwnershipPassed',
      'ApplicationAccepted',
      'PostingFilled',
      'PostingReopened',
      'ProjectArchived',
    ];
    expect(wanted.filter((type) => (seen.get(type) ?? 0) < 5)).toEqual([]);
  });
});
