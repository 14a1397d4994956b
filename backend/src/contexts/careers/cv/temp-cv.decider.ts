import type { Decider } from '../../../kernel/decider.js';
import type { TempCvCommand } from './temp-cv.commands.js';
import type { TempCvEvent, TempCvUploaded } from './temp-cv.events.js';

/** Null before it came and after it has gone. */
export type TempCvState = Omit<TempCvUploaded['data'], 'cvId'> | null;

/** A CV that a member sends for an application. */
export const tempCv: Decider<TempCvState, TempCvCommand, TempCvEvent> = {
  initial: null,
  evolve(_, { type, data }) {
    if (type === 'TempCvRemoved') return null;
    const { cvId: _id, ...kept } = data;
    return kept;
  },
  decide({ type, data }, state) {
    if (type === 'KeepTempCv') return state ? [] : [{ type: 'TempCvUploaded', data }];
    return state ? [{ type: 'TempCvRemoved', data: { cvId: data.cvId, memberId: state.memberId } }] : [];
  },
};
