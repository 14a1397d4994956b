import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleRecordController } from './console-record.controller.js';
import { MemberRecordQuery } from './member-record.query.js';

/** What members have done: their texts and reports, beside how they stand. */
export const record: Slice = { controllers: [ConsoleRecordController], providers: [MemberRecordQuery] };
