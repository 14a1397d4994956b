import { Injectable } from '@nestjs/common';
import type { EvidenceFile } from '../../../../contracts/chat-evidence.js';
import { SignedLinks } from '../../../platform/uploads/signed-links.js';
import type { OpenedFile } from '../reportable/reportable-content.port.js';
import { CopiedFile } from './copied-file.service.js';

export interface EvidenceLink {
  readonly expires: string;
  readonly signature: string;
}

/** Of one case, for one session of whoever was shown its conversation. */
interface OfLink {
  readonly messageId: string;
  readonly sessionId: string;
}

/** Gives whoever reads a conversation the file in it, by a link that opens for their session alone, for some minutes. */
@Injectable()
export class EvidenceLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly files: CopiedFile,
  ) {}

  async shown(of: OfLink): Promise<EvidenceFile | null> {
    const details = await this.files.detailsOf(of.messageId);
    if (!details) return null;
    const { key: _, ...shown } = details;
    return { ...shown, url: `/api/console/cases/${of.messageId}/conversation/file?${this.links.lastingQuery(subjectOf(of))}` };
  }

  /** Null for a link that is over or was given to another session, and once the case is over. */
  async open(of: OfLink, { expires, signature }: EvidenceLink): Promise<OpenedFile | null> {
    return this.links.secondsLeft(subjectOf(of), expires, signature) > 0 ? this.files.open(of.messageId) : null;
  }
}

const subjectOf = ({ messageId, sessionId }: OfLink): string => `chat-evidence/${messageId}/${sessionId}`;
