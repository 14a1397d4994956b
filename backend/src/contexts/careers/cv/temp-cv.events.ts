import type { DomainEvent } from '../../../kernel/event.js';

interface OfTempCv {
  cvId: string;
  memberId: string;
}

/** `key` is that of its bytes, which are kept encrypted. `sealed`: its name and the key of its bytes (`CvDetails`), sealed by whoever wrote the fact. */
export type TempCvUploaded = DomainEvent<'TempCvUploaded', OfTempCv & { key: string; sealed: string }>;
/** Its bytes are gone: an application has a copy of its own, or nothing took it. */
export type TempCvRemoved = DomainEvent<'TempCvRemoved', OfTempCv>;

export type TempCvEvent = TempCvUploaded | TempCvRemoved;
