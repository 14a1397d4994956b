import type { RecordedEvent } from '../../../kernel/event.js';
import type { OwnData } from '../../../platform/own-data/own-data.js';
import { approvalStream } from './approval.decider.js';
import { approvalPlaceStream } from './approval-place.decider.js';

/** What staff ask of each other is no member's to take along, neither whom it is about nor who asked; what came of it, its own facts tell. */
const keepsBack = ({ type }: RecordedEvent): boolean => [approvalStream, approvalPlaceStream].some(({ events }) => Object.hasOwn(events, type));

export const approvalOwnData: OwnData = { files: [], keepsBack };
