import type { Decider } from '../../../kernel/decider.js';
import type { CvCommand } from './cv.commands.js';
import type { CvEvent } from './cv.events.js';

/** Keys of files: of the CV, and of those that are still to go. */
export interface CvState {
  readonly key: string | null;
  readonly former: readonly string[];
}

/** A member has one CV; what it takes the place of goes at once. */
export const cv: Decider<CvState, CvCommand, CvEvent> = {
  initial: { key: null, former: [] },

  evolve({ key, former }, { type, data }) {
    const replaced = key === null ? former : [...former, key];
    switch (type) {
      case 'CvUploaded':
        return { key: data.key, former: replaced };
      case 'CvDeleted':
        return { key: null, former: replaced };
      case 'FormerCvsRemoved':
        return { key, former: former.filter((one) => !data.keys.includes(one)) };
    }
  },

  decide({ type, data }, { key, former }) {
    switch (type) {
      case 'UploadCv':
        return [{ type: 'CvUploaded', data }];
      case 'DeleteCv':
        return key === null || (data.instead !== undefined && data.instead !== key) ? [] : [{ type: 'CvDeleted', data: { memberId: data.memberId } }];
      case 'RemoveFormerCvs': {
        const keys = former.filter((one) => data.keys?.includes(one));
        return keys.length === 0 ? [] : [{ type: 'FormerCvsRemoved', data: { memberId: data.memberId, keys } }];
      }
    }
  },
};
