import { TEXT } from '../../../../contracts/envelope.js';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import { TEMPLATE_TEXT } from '../../../../contracts/job-templates.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type {
  AnswerJobApplication,
  JobApplicationCommand,
  RateJobApplication,
  ReadReceivedApplication,
  RemoveTeamNote,
  SendJobApplication,
  SetJobApplicationState,
} from './application.commands.js';
import type { JobApplicationEvent } from './application.events.js';
import { type Attempt, evolveApplications, hasContent, type JobApplicationState } from './application.state.rules.js';

const notFound = () => new RuleViolation('job-application.not-found', APPLICATION_TEXT.notFound, null, 'not-found');
export const over = () => new RuleViolation('job-application.over', APPLICATION_TEXT.over);
export const destroyed = () => new RuleViolation('job-application.destroyed', APPLICATION_TEXT.destroyed);
const tooMany = () => new RuleViolation('job-application.too-many', APPLICATION_TEXT.full);

/** What one member sends to one listing, and what both sides make of it. Who belongs to the employer's side is asked of the listing before. */
export const jobApplication: Decider<JobApplicationState, JobApplicationCommand, JobApplicationEvent> = {
  initial: [],
  evolve: evolveApplications,
  decide(command, state) {
    switch (command.type) {
      case 'SendJobApplication':
        return send(command, state);
      case 'WithdrawJobApplication':
        return ofOne(state, command, (one) => (one.state === 'withdrawn' ? [] : [{ type: 'JobApplicationWithdrawn', data: of(one) }]));
      case 'DestroyJobApplication': {
        const { cause } = command.data;
        return ofOne(state, command, (one) => (hasContent(one) ? [{ type: 'JobApplicationDestroyed', data: { ...of(one), cause } }] : []));
      }
      case 'ReadReceivedApplication':
        return ofOne(state, command, (one) => readReceived(command, one));
      case 'ReadOwnApplication':
        return ofOne(state, command, (one) => readAnswers(one, 'applicant', one.applicantId));
      case 'SetJobApplicationState':
        return ofStanding(state, command, (one) => set(command.data, one));
      case 'AnswerJobApplication':
        return ofStanding(state, command, (one) => answer(command, one));
      case 'WriteTeamNote': {
        const { noteId, authorId, sealed } = command.data;
        return ofStanding(state, command, (one) => {
          if (one.notes.size >= APPLICATION_LIMITS.teamNotes || one.notesEver >= 2 * APPLICATION_LIMITS.teamNotes) throw tooMany();
          return [{ type: 'JobTeamNoteWritten', data: { ...of(one), noteId, authorId, sealed } }];
        });
      }
      case 'RemoveTeamNote':
        return ofOne(state, command, (one) => removeNote(command, one));
      case 'RateJobApplication':
        return ofStanding(state, command, (one) => rate(command, one));
      case 'NoteCvDownload': {
        const { authorId, downloadId, sealed } = command.data;
        return ofStanding(state, command, (one) => {
          if (one.downloads >= APPLICATION_LIMITS.downloads) throw tooMany();
          return [{ type: 'JobCvDownloaded', data: { ...of(one), authorId, downloadId, sealed } }];
        });
      }
    }
  },
};

const of = ({ applicationId, jobId, ownerId, applicantId }: Attempt) => ({ applicationId, jobId, ownerId, applicantId });

type Decide = (one: Attempt) => readonly JobApplicationEvent[];

function ofOne(state: JobApplicationState, { data }: Exclude<JobApplicationCommand, SendJobApplication>, decide: Decide): readonly JobApplicationEvent[] {
  const found = state.find(({ applicationId }) => applicationId === data.applicationId);
  if (!found) throw notFound();
  return decide(found);
}

/** One that is neither taken back nor without its content. */
function ofStanding(state: JobApplicationState, command: Exclude<JobApplicationCommand, SendJobApplication>, decide: Decide): readonly JobApplicationEvent[] {
  return ofOne(state, command, (one) => {
    if (one.state === 'withdrawn') throw over();
    if (!hasContent(one)) throw destroyed();
    return decide(one);
  });
}

/** One stands at a time, and whoever took one back may send another once. */
export function refuseAgain(state: JobApplicationState): void {
  const last = state.at(-1);
  if (last && last.state !== 'withdrawn') throw new RuleViolation('job-application.already', APPLICATION_TEXT.already);
  if (state.length >= APPLICATION_LIMITS.again) throw new RuleViolation('job-application.no-more', APPLICATION_TEXT.noMore);
}

function send({ data: { received, ...sent } }: SendJobApplication, state: JobApplicationState): readonly JobApplicationEvent[] {
  refuseAgain(state);
  if (received >= APPLICATION_LIMITS.ofListing) throw new RuleViolation('job-application.listing-full', APPLICATION_TEXT.listingFull);
  return [{ type: 'JobApplicationSent', data: { ...sent, attempt: state.length + 1 } }];
}

function readReceived({ data: { authorId } }: ReadReceivedApplication, one: Attempt): readonly JobApplicationEvent[] {
  const seen: readonly JobApplicationEvent[] = one.state === 'sent' && hasContent(one) ? [{ type: 'JobApplicationSeen', data: { ...of(one), authorId } }] : [];
  return [...seen, ...readAnswers(one, 'employer', authorId)];
}

const readAnswers = (one: Attempt, side: 'applicant' | 'employer', authorId: string): readonly JobApplicationEvent[] =>
  one.unreadBy === side ? [{ type: 'JobAnswersRead', data: { ...of(one), authorId, side } }] : [];

type Decided = Pick<SetJobApplicationState['data'], 'authorId' | 'state' | 'version'>;

function set({ authorId, state, version }: Decided, one: Attempt): readonly JobApplicationEvent[] {
  if (one.state === state) return [];
  if (version !== null && version !== one.version) throw new RuleViolation('job-application.changed', APPLICATION_TEXT.changedMeanwhile);
  if (one.version >= APPLICATION_LIMITS.states) throw tooMany();
  return [{ type: 'JobApplicationStateSet', data: { ...of(one), authorId, state, from: one.state } }];
}

/** What was said already is not said again: many applications that are answered at once are asked for again as a whole. */
function answer({ data }: AnswerJobApplication, one: Attempt): readonly JobApplicationEvent[] {
  const { authorId, side, messageId, unlessSaid, sealed, state, version } = data;
  if (one.messages.has(messageId)) return [];
  if (unlessSaid.some((id) => one.messages.has(id))) throw new RuleViolation('job-application.answered-before', TEMPLATE_TEXT.answeredBefore);
  if (one.messages.size >= APPLICATION_LIMITS.answers) throw tooMany();
  const decided = state === null ? [] : set({ authorId, state, version }, one);
  return [{ type: 'JobApplicationAnswered', data: { ...of(one), authorId, messageId, side, sealed } }, ...decided];
}

/** Nobody removes what another has written. */
function removeNote({ data: { authorId, noteId } }: RemoveTeamNote, one: Attempt): readonly JobApplicationEvent[] {
  const writtenBy = one.notes.get(noteId);
  if (writtenBy === undefined) return [];
  if (writtenBy !== authorId) throw new RuleViolation('job-application.not-yours', TEXT.forbidden, null, 'forbidden');
  return [{ type: 'JobTeamNoteRemoved', data: { ...of(one), authorId, noteId } }];
}

function rate({ data: { authorId, sealed } }: RateJobApplication, one: Attempt): readonly JobApplicationEvent[] {
  if (sealed === null && !one.raters.has(authorId)) return [];
  if (sealed !== null && one.ratingsEver >= APPLICATION_LIMITS.answers) throw tooMany();
  return [{ type: 'JobApplicationRated', data: { ...of(one), authorId, sealed } }];
}
