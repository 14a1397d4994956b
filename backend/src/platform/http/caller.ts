export { type Caller, type CallerSession, sessionOf } from '../callers/caller.js';
export { SessionSource } from '../callers/session-source.js';
export { CurrentCaller, callerOf, MemberId } from './current-caller.js';
