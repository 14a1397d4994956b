import { AuthorRecordQuery } from './author-record.query.js';
import { AuthorRecords } from './author-records.js';
import { heldTextHandlers } from './held.handlers.js';
import { HeldQuery } from './held.query.js';
import { OwnHeldQuery } from './own-held.query.js';
import { WritingGate } from './writing-gate.js';

export const holdingProviders = [
  ...heldTextHandlers,
  AuthorRecordQuery,
  { provide: AuthorRecords, useExisting: AuthorRecordQuery },
  WritingGate,
  HeldQuery,
  OwnHeldQuery,
];
