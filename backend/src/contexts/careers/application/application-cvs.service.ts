import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { LockedFiles } from '../../../platform/uploads/locked-files.js';
import { SignedLinks } from '../../../platform/uploads/signed-links.js';
import { applicationStreamId, jobApplicationStream } from './application.stream.js';
import { cvPlace, givenText } from './application-keys.rules.js';
import { ApplicationRows, whichOf } from './application-rows.query.js';
import { ApplicationSeals } from './application-seals.service.js';
import { givenIn } from './given-words.rules.js';

export interface CvLink {
  readonly expires: string;
  readonly signature: string;
}
export interface OpenedCv {
  readonly bytes: Buffer;
  readonly name: string;
  /** Read in the page, or taken out of it: the latter has its reason recorded. */
  readonly use: 'read' | 'download';
}

const USES = ['read', 'download'] as const;
const subjectOf = (applicationId: string, use: OpenedCv['use'], memberId: string): string => `${cvPlace(applicationId)}/${use}/${memberId}`;
const addressOf = (applicationId: string, query: string): string => `/api/career/applications/${applicationId}/cv?${query}`;

/** CVs of applications: each address is for one member and a short while, and opens only while this member may read the application. */
@Injectable()
export class ApplicationCvs {
  constructor(
    private readonly store: EventStore,
    private readonly rows: ApplicationRows,
    private readonly seals: ApplicationSeals,
    private readonly locked: LockedFiles,
    private readonly links: SignedLinks,
  ) {}

  toRead(applicationId: string, memberId: string): string {
    return addressOf(applicationId, this.links.lastingQuery(subjectOf(applicationId, 'read', memberId)));
  }

  toDownload(applicationId: string, memberId: string): string {
    return addressOf(applicationId, this.links.briefQuery(subjectOf(applicationId, 'download', memberId)));
  }

  /** Null where there is nothing to be opened; throws not-found for whoever may not know of the application. */
  async open(applicationId: string, { expires, signature }: CvLink, memberId: string): Promise<OpenedCv | null> {
    const use = USES.find((each) => this.links.secondsLeft(subjectOf(applicationId, each, memberId), expires, signature) > 0);
    if (!use) return null;
    const which = whichOf(await this.rows.readable(applicationId, memberId));
    const facts = await this.store.read(jobApplicationStream, applicationStreamId(which));
    for (const { type, data } of facts) {
      if (type !== 'JobApplicationSent' || data.applicationId !== applicationId) continue;
      const opened = await this.seals.open(givenText(which), data.sealed);
      if (opened === null) return null;
      const { cv } = givenIn(opened);
      const bytes = await this.locked.bytesOf(data.cvKey, cv.key, cvPlace(applicationId));
      return bytes && { bytes, name: cv.name, use };
    }
    return null;
  }
}
