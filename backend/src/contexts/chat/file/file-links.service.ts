import { Injectable } from '@nestjs/common';
import { SignedLinks } from '../../../platform/uploads/signed-links.js';
import type { FileSize } from './file-details.rules.js';

export interface FileLink {
  readonly size: FileSize;
  readonly expires: string;
  readonly signature: string;
}

const FILES = '/api/chat/files';
/** Addresses of files, each for one member and some minutes; asked for again meanwhile it is the same, so that a page shows what it has already. */
@Injectable()
export class FileLinks {
  constructor(private readonly links: SignedLinks) {}

  to(fileId: string, size: FileSize, memberId: string): string {
    return `${FILES}/${fileId}?size=${size}&${this.links.lastingQuery(subjectOf(fileId, size, memberId))}`;
  }

  isOpen(fileId: string, { size, expires, signature }: FileLink, memberId: string): boolean {
    return this.links.secondsLeft(subjectOf(fileId, size, memberId), expires, signature) > 0;
  }
}

const subjectOf = (fileId: string, size: FileSize, memberId: string): string => `chat-file/${fileId}/${size}/${memberId}`;
