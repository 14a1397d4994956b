import type { StreamType } from '../../../kernel/decider.js';
import type { CvCommand } from './cv.commands.js';
import { type CvState, cv } from './cv.decider.js';
import type { CvEvent } from './cv.events.js';

/** Where the files of CVs are kept. */
export const CVS_AREA = 'profile-cvs';

/** `cv-<member id>`. The CV itself is a file that goes with its member. */
export const cvStream: StreamType<CvState, CvCommand, CvEvent> = {
  category: 'cv',
  decider: cv,
  events: { CvUploaded: { schema: 1 }, CvDeleted: { schema: 1 }, FormerCvsRemoved: { schema: 1 } },
};
