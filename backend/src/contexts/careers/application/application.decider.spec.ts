import { describe, expect, it } from '@jest/globals';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import type { Origin } from '../../../kernel/command.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import {
  AnswerJobApplication,
  DestroyJobApplication,
  type JobApplicationCommand,
  NoteCvDownload,
  RateJobApplication,
  ReadOwnApplication,
  ReadReceivedApplication,
  RemoveTeamNote,
  SendJobApplication,
  SetJobApplicationState,
  WithdrawJobApplication,
  WriteTeamNote,
} from './application.commands.js';
import { jobApplication } from './application.decider.js';
import type { JobApplicationEvent } from './application.events.js';
import type { JobApplicationState } from './application.state.rules.js';

const ORIGIN: Origin = { id: 'o', at: '2026-11-27T12:00:00.000Z', actor: { id: 'm', role: 'user' }, correlationId: 'c', causationId: null };
const WHICH = { jobId: 'j', applicantId: 'elif', applicationId: 'a1' };
const OF = { ...WHICH, ownerId: 'owner' };
const BY = { ...WHICH, authorId: 'owner' };
const SENT: JobApplicationEvent = {
  type: 'JobApplicationSent',
  data: { ...OF, attempt: 1, consentVersion: 1, uploadId: null, cvKey: 'k', sealed: 's' },
};
const WITHDRAWN: JobApplicationEvent = { type: 'JobApplicationWithdrawn', data: OF };
const DESTROYED: JobApplicationEvent = { type: 'JobApplicationDestroyed', data: { ...OF, cause: 'months' } };
const SEEN: JobApplicationEvent = { type: 'JobApplicationSeen', data: { ...OF, authorId: 'owner' } };
const set = (state: 'reviewing' | 'positive' | 'negative'): JobApplicationEvent => ({
  type: 'JobApplicationStateSet',
  data: { ...OF, authorId: 'owner', state, from: 'seen' },
});
const answered = (side: 'applicant' | 'employer', messageId = 'x'): JobApplicationEvent => ({
  type: 'JobApplicationAnswered',
  data: { ...OF, authorId: side, messageId, side, sealed: 's' },
});
const noted = (noteId: string, authorId = 'owner'): JobApplicationEvent => ({ type: 'JobTeamNoteWritten', data: { ...OF, authorId, noteId, sealed: 's' } });

const stateOf = (events: readonly JobApplicationEvent[]): JobApplicationState => events.reduce(jobApplication.evolve, jobApplication.initial);
const decide = (past: readonly JobApplicationEvent[], command: JobApplicationCommand): readonly JobApplicationEvent[] =>
  jobApplication.decide(command, stateOf(past));
const types = (events: readonly JobApplicationEvent[]) => events.map(({ type }) => type);
const refusal = (past: readonly JobApplicationEvent[], command: JobApplicationCommand): string => {
  try {
    decide(past, command);
  } catch (error) {
    if (error instanceof RuleViolation) return error.message;
    throw error;
  }
  return '';
};
const send = (applicationId: string, received = 0) =>
  new SendJobApplication({ ...OF, applicationId, consentVersion: 1, uploadId: null, cvKey: 'k', sealed: 's', received }, ORIGIN);
const withdraw = new WithdrawJobApplication(WHICH, ORIGIN);
const read = new ReadReceivedApplication(BY, ORIGIN);
const decideState = (state: 'reviewing' | 'positive' | 'negative', version: number | null = null) =>
  new SetJobApplicationState({ ...BY, state, version }, ORIGIN);
const answer = (state: 'reviewing' | null = null, version: number | null = null) =>
  new AnswerJobApplication({ ...BY, side: 'employer', messageId: 'm2', unlessSaid: [], sealed: 's', state, version }, ORIGIN);

describe('A member', () => {
  it('applies once, and once more after taking it back', () => {
    expect(types(decide([], send('a1')))).toEqual(['JobApplicationSent']);
    expect(refusal([SENT], send('a2'))).toBe(APPLICATION_TEXT.already);
    const again = decide([SENT, WITHDRAWN], send('a2'));
    expect(again).toMatchObject([{ data: { applicationId: 'a2', attempt: 2 } }]);
    const second: JobApplicationEvent = { ...SENT, data: { ...SENT.data, applicationId: 'a2' } };
    expect(refusal([SENT, WITHDRAWN, second], send('a3'))).toBe(APPLICATION_TEXT.already);
    expect(refusal([SENT, WITHDRAWN, second, { type: 'JobApplicationWithdrawn', data: { ...OF, applicationId: 'a2' } }], send('a3'))).toBe(
      APPLICATION_TEXT.noMore,
    );
  });
  it('has applied still when the content has lain long enough', () => expect(refusal([SENT, DESTROYED], send('a2'))).toBe(APPLICATION_TEXT.already));
  it('does not get into a listing that is full', () => expect(refusal([], send('a1', APPLICATION_LIMITS.ofListing))).toBe(APPLICATION_TEXT.listingFull));
  it.each<[string, JobApplicationEvent[]]>([
    ['just sent', [SENT]],
    ['decided on', [SENT, SEEN, set('negative')]],
    ['without content', [SENT, DESTROYED]],
  ])('takes back what is %s, once', (_, past) => {
    expect(types(decide(past, withdraw))).toEqual(['JobApplicationWithdrawn']);
    expect(decide([...past, WITHDRAWN], withdraw)).toEqual([]);
  });
});

describe('The employer’s side', () => {
  it('makes it seen by reading it the first time', () => {
    expect(types(decide([SENT], read))).toEqual(['JobApplicationSeen']);
    expect(decide([SENT, SEEN], read)).toEqual([]);
    expect(decide([SENT, set('reviewing')], read)).toEqual([]);
    expect(decide([SENT, WITHDRAWN], read)).toEqual([]);
  });
  it('decides, and changes its mind by what it has seen', () => {
    expect(decide([SENT, SEEN], decideState('positive', 0))).toMatchObject([{ data: { state: 'positive', from: 'seen' } }]);
    expect(decide([SENT, SEEN, set('positive')], decideState('positive', 0))).toEqual([]);
    expect(refusal([SENT, SEEN, set('positive')], decideState('negative', 0))).toBe(APPLICATION_TEXT.changedMeanwhile);
    expect(types(decide([SENT, SEEN, set('positive')], decideState('negative', 1)))).toEqual(['JobApplicationStateSet']);
  });
  it('says once what is sent again', () => {
    const past = [SENT, answered('employer', 'again')];
    const again = new AnswerJobApplication({ ...BY, side: 'employer', messageId: 'again', unlessSaid: [], sealed: 's', state: 'negative', version: 0 }, ORIGIN);
    expect(decide(past, again)).toEqual([]);
    expect(types(decide([SENT], again))).toEqual(['JobApplicationAnswered', 'JobApplicationStateSet']);
  });
  it('answers, and may decide with it; an invitation leaves the state as it is', () => {
    expect(types(decide([SENT, set('reviewing')], answer()))).toEqual(['JobApplicationAnswered']);
    expect(types(decide([SENT, SEEN], answer('reviewing')))).toEqual(['JobApplicationAnswered', 'JobApplicationStateSet']);
    expect(types(decide([SENT, set('reviewing')], answer('reviewing')))).toEqual(['JobApplicationAnswered']);
    expect(refusal([SENT, set('positive')], answer('reviewing', 0))).toBe(APPLICATION_TEXT.changedMeanwhile);
    expect(types(decide([SENT, set('positive')], answer('reviewing', 1)))).toEqual(['JobApplicationAnswered', 'JobApplicationStateSet']);
  });
  it.each<[string, JobApplicationEvent[], string]>([
    ['taken back', [SENT, WITHDRAWN], APPLICATION_TEXT.over],
    ['destroyed', [SENT, DESTROYED], APPLICATION_TEXT.destroyed],
    ['unknown', [], APPLICATION_TEXT.notFound],
  ])('does nothing to one that is %s', (_, past, sentence) => {
    const all = [
      decideState('positive'),
      answer(),
      new WriteTeamNote({ ...BY, noteId: 'n', sealed: 's' }, ORIGIN),
      new RateJobApplication({ ...BY, sealed: 's' }, ORIGIN),
      new NoteCvDownload({ ...BY, downloadId: 'd', sealed: 's' }, ORIGIN),
    ];
    expect(all.map((command) => refusal(past, command))).toEqual(all.map(() => sentence));
  });
  it('removes its own notes, and nobody another’s', () => {
    const remove = (authorId: string) => new RemoveTeamNote({ ...BY, authorId, noteId: 'n' }, ORIGIN);
    expect(types(decide([SENT, noted('n')], remove('owner')))).toEqual(['JobTeamNoteRemoved']);
    expect(refusal([SENT, noted('n')], remove('colleague'))).not.toBe('');
    expect(decide([SENT], remove('owner'))).toEqual([]);
  });
  it('takes a rating back that is there', () => {
    const rate = (sealed: string | null) => new RateJobApplication({ ...BY, sealed }, ORIGIN);
    const [rated] = decide([SENT], rate('s'));
    expect(rated && types(decide([SENT, rated], rate(null)))).toEqual(['JobApplicationRated']);
    expect(decide([SENT], rate(null))).toEqual([]);
  });
  it.each<[string, JobApplicationEvent[], JobApplicationCommand]>([
    ['states', Array.from({ length: APPLICATION_LIMITS.states }, (_, at) => set(at % 2 ? 'positive' : 'reviewing')), decideState('negative')],
    ['messages', Array.from({ length: APPLICATION_LIMITS.answers }, (_, at) => answered('applicant', `said${at}`)), answer()],
    ['notes', Array.from({ length: APPLICATION_LIMITS.teamNotes }, (_, at) => noted(`n${at}`)), new WriteTeamNote({ ...BY, noteId: 'x', sealed: 's' }, ORIGIN)],
  ])('comes to an end of its %s', (_, past, command) => expect(refusal([SENT, ...past], command)).not.toBe(''));
});

describe('What the other side has written', () => {
  it('is new until it is read, for each side on its own', () => {
    const own = new ReadOwnApplication(WHICH, ORIGIN);
    expect(types(decide([SENT, SEEN, answered('employer')], own))).toEqual(['JobAnswersRead']);
    expect(decide([SENT, SEEN, answered('employer')], read)).toEqual([]);
    expect(types(decide([SENT, SEEN, answered('applicant')], read))).toEqual(['JobAnswersRead']);
    expect(decide([SENT, SEEN], own)).toEqual([]);
  });
});

it('What is given goes by taking it back, and by time alone once', () => {
  const destroy = new DestroyJobApplication({ ...WHICH, cause: 'months' }, ORIGIN);
  expect(types(decide([SENT], destroy))).toEqual(['JobApplicationDestroyed']);
  for (const past of [WITHDRAWN, DESTROYED]) expect(decide([SENT, past], destroy)).toEqual([]);
  expect(stateOf([SENT, SEEN, set('positive'), DESTROYED])).toMatchObject([{ state: 'positive', cvKey: null, version: 1 }]);
});
