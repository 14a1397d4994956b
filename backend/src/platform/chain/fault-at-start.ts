import type { LogFault } from '../../../contracts/audit.js';

/** What was found to be wrong with the log when this process started; null when nothing was. */
export class FaultAtStart {
  constructor(readonly fault: LogFault | null) {}
}
