/** Finds a redis-server for the tests, and installs Debian's where that is allowed. */
import { findProgram } from './debian.mjs';

/** The path of a redis-server; null, with a sentence that says why, when there is none and none may be installed. */
export const findRedis = (say) => findProgram('redis-server', { say });
