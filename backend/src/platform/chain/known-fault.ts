import type { LogFault } from '../../../contracts/audit.js';

type Listener = (fault: LogFault) => void;

/** What this process knows to be wrong with the log; null when nothing. What was found holds until the process ends: an operator looks at it, and starts anew. */
export class KnownFault {
  private known: LogFault | null = null;
  private readonly listeners: Listener[] = [];

  get fault(): LogFault | null {
    return this.known;
  }

  /** Only the first one counts. */
  found(fault: LogFault): void {
    if (this.known) return;
    this.known = fault;
    for (const listener of this.listeners) listener(fault);
  }

  onFound(listener: Listener): void {
    this.listeners.push(listener);
  }
}
