import type { StreamType } from '../../../kernel/decider.js';
import type { TempCvCommand } from './temp-cv.commands.js';
import { type TempCvState, tempCv } from './temp-cv.decider.js';
import type { TempCvEvent } from './temp-cv.events.js';

/** Where the bytes of CVs on their way are kept, encrypted. */
export const TEMP_CVS_AREA = 'temp-cvs';

const keyOf = (cvId: string): string => `temp-cv-${cvId}`;
/** What its details are sealed under, the outermost first: the keys of its member and of the CV. */
export const keysOfTempCv = ({ cvId, memberId }: { readonly cvId: string; readonly memberId: string }): readonly string[] => [memberId, keyOf(cvId)];
/** What its bytes are encrypted for. */
export const placeOfTempCv = (cvId: string): string => `temp-cv/${cvId}`;

/** `temp-cv-<id>` */
export const tempCvStream: StreamType<TempCvState, TempCvCommand, TempCvEvent> = {
  category: 'temp-cv',
  decider: tempCv,
  events: {
    TempCvUploaded: { schema: 1, sealedFor: keysOfTempCv },
    TempCvRemoved: { schema: 1, erases: ({ cvId }) => [keyOf(cvId)] },
  },
};
