import { Injectable } from '@nestjs/common';
import type { ApplicationState } from '../../../../contracts/job-application-states.js';
import type { ApplicationDetail } from '../../../../contracts/job-applications.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { JobApplicationEvent } from './application.events.js';
import { applicationStreamId, jobApplicationStream } from './application.stream.js';
import { ApplicationCvs } from './application-cvs.service.js';
import { type ApplicationText, answerText, downloadText, givenText, noteText } from './application-keys.rules.js';
import { whichOf } from './application-rows.query.js';
import { ApplicationSeals } from './application-seals.service.js';
import type { ApplicationDocument } from './applications.model.js';
import { givenIn } from './given-words.rules.js';
import { keptUntil } from './kept-until.rules.js';

type Fact = RecordedEvent<JobApplicationEvent>;
interface SealedSaying {
  readonly id: string;
  readonly of: ApplicationText;
  readonly sealed: string;
}
interface Kept {
  readonly id: string;
  readonly authorId: string;
  readonly at: string;
  readonly text: string | null;
}
type Said = Kept & { readonly text: string };

/** What an application holds, opened: as long as its keys are there. */
export interface OpenedApplication {
  readonly given: ApplicationDetail['given'];
  readonly steps: readonly { readonly state: ApplicationState; readonly at: string; readonly authorId: string }[];
  readonly messages: readonly (Said & { readonly isApplicant: boolean })[];
  readonly notes: readonly Said[];
  /** Without a text once its content is gone: that somebody took the CV away stays. */
  readonly downloads: readonly Kept[];
  readonly consentVersion: number;
  readonly version: number;
  /** When its content goes; null when it has gone. */
  readonly destroyedOn: string | null;
}

/** Reads an application from its facts, for whoever was let in. */
@Injectable()
export class ApplicationFacts {
  constructor(
    private readonly store: EventStore,
    private readonly seals: ApplicationSeals,
    private readonly cvs: ApplicationCvs,
  ) {}

  async open(row: ApplicationDocument, readerId: string): Promise<OpenedApplication> {
    const all = await this.store.read(jobApplicationStream, applicationStreamId(whichOf(row)));
    const facts = all.filter(({ data }) => data.applicationId === row._id);
    const removed = new Set(facts.flatMap(({ type, data }) => (type === 'JobTeamNoteRemoved' ? [data.noteId] : [])));
    const [given, messages, notes, downloads] = await Promise.all([
      this.given(facts, readerId),
      this.said(facts, ({ type, data }) => type === 'JobApplicationAnswered' && { id: data.messageId, of: answerText(data), sealed: data.sealed }),
      this.said(facts, ({ type, data }) => type === 'JobTeamNoteWritten' && { id: data.noteId, of: noteText(data), sealed: data.sealed }),
      this.kept(facts, ({ type, data }) => type === 'JobCvDownloaded' && { id: data.downloadId, of: downloadText(data), sealed: data.sealed }),
    ]);
    const bySide = new Map(facts.flatMap(({ type, data }) => (type === 'JobApplicationAnswered' ? [[data.messageId, data.side] as const] : [])));
    const sent = facts.find(({ type }) => type === 'JobApplicationSent')?.data as { consentVersion: number } | undefined;
    return {
      given,
      steps: facts.flatMap(stepOf),
      messages: messages.map((message) => ({ ...message, isApplicant: bySide.get(message.id) === 'applicant' })),
      notes: notes.filter(({ id }) => !removed.has(id)),
      downloads,
      consentVersion: sent?.consentVersion ?? 0,
      version: facts.filter(({ type }) => type === 'JobApplicationStateSet').length,
      destroyedOn: given && keptUntil(row.applied_at),
    };
  }

  private async given(facts: readonly Fact[], readerId: string): Promise<ApplicationDetail['given']> {
    for (const { type, data } of facts) {
      if (type !== 'JobApplicationSent') continue;
      const opened = await this.seals.open(givenText(data), data.sealed);
      if (opened === null) return null;
      const { cv, ...contacts } = givenIn(opened);
      return { ...contacts, cv: { name: cv.name, size: cv.size, url: this.cvs.toRead(data.applicationId, readerId) } };
    }
    return null;
  }

  /** What can be opened still, in its order. */
  private async said(facts: readonly Fact[], saidIn: (fact: Fact) => SealedSaying | false): Promise<Said[]> {
    return (await this.kept(facts, saidIn)).filter((kept): kept is Said => kept.text !== null);
  }

  /** In its order; the text is null where it cannot be opened any more. */
  private async kept(facts: readonly Fact[], saidIn: (fact: Fact) => SealedSaying | false): Promise<Kept[]> {
    const found = facts.flatMap((fact) => {
      const saying = saidIn(fact);
      return saying ? [{ at: fact.at, ...saying }] : [];
    });
    return Promise.all(found.map(async ({ id, at, of, sealed }) => ({ id, authorId: of.authorId, at, text: await this.seals.open(of, sealed) })));
  }
}

function stepOf({ type, data, at }: Fact): OpenedApplication['steps'] {
  switch (type) {
    case 'JobApplicationSent':
      return [{ state: 'sent', at, authorId: data.applicantId }];
    case 'JobApplicationSeen':
      return [{ state: 'seen', at, authorId: data.authorId }];
    case 'JobApplicationStateSet':
      return [{ state: data.state, at, authorId: data.authorId }];
    case 'JobApplicationWithdrawn':
      return [{ state: 'withdrawn', at, authorId: data.applicantId }];
    default:
      return [];
  }
}
