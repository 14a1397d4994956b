import type { DomainEvent } from '../../../kernel/event.js';

interface OfEvidence {
  messageId: string;
  /** Counts how often everything that was copied of the message has been destroyed. */
  round: number;
}

/** The file of the message under a random key of its own; `key` is that of its bytes, `sealed` its `FileDetails`, under the key of the case. */
export interface EvidenceFileKept {
  key: string;
  sealed: string;
}

/**
 * A reported message was copied with what stood around it, or of a reported room what it is called: these facts are named after what was copied first. `revision` is that of the message; `sealed` are the words, under a key of the case alone:
 * no member's erasure ends it. Whoever reported it is named by their report. `file` stands in one of them alone: a message keeps its file.
 */
export type ChatEvidenceKept = DomainEvent<'ChatEvidenceKept', WordsAlone & { file: EvidenceFileKept | null }, [WordsAlone]>;
/** As it was recorded before files were copied. */
type WordsAlone = OfEvidence & { chatId: string; revision: number; messages: number; sealed: string };
/**
 * A report was about to be recorded that needs the copies: the fact before what it made be copied, or alone where that stood already. `file` is that
 * of the message where it was copied for this report and not for the copy: it could not be then, or its bytes were lost.
 */
export type ChatEvidenceNeeded = DomainEvent<'ChatEvidenceNeeded', OfEvidence & { reportId: string; file: EvidenceFileKept | null }>;
/** It was looked at again whether it is still needed, and it is. */
export type ChatEvidenceRetained = DomainEvent<'ChatEvidenceRetained', OfEvidence>;
/** The case is over: nobody reads it any more. */
export type ChatEvidenceDestroyed = DomainEvent<'ChatEvidenceDestroyed', OfEvidence>;
/** Somebody of the staff read it: why, in their words, which the author of the message may see. `reporterId`: null where several can have reported it. */
export type ChatEvidenceDisclosed = DomainEvent<'ChatEvidenceDisclosed', Disclosed<string | null>, [Disclosed<string>]>;
interface Disclosed<Reporter> {
  messageId: string;
  authorId: string;
  reporterId: Reporter;
  note: string | null;
}

export type ChatEvidenceEvent = ChatEvidenceNeeded | ChatEvidenceKept | ChatEvidenceRetained | ChatEvidenceDestroyed | ChatEvidenceDisclosed;
