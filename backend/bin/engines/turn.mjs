/** Finds a coturn for the journeys, and installs Debian's where that is allowed. */
import { findProgram } from './debian.mjs';

/** The path of a turnserver; null, with a sentence that says why, when there is none and none may be installed. */
export const findTurn = (say) => findProgram('turnserver', { from: 'coturn', say });
