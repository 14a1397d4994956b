import { againAfter } from './negotiation.rules';

/** A router that tells of nobody for so long does not know the connection any more. */
const UNKNOWN_MS = 500;

/** Whether the router, which told of others and tells of nobody now, still knows the connection. It says nothing to those whom it has forgotten. */
export class Doubt {
  private isOpen = false;
  private asked = 0;
  private since: number | null = null;

  begin() {
    this.isOpen = true;
  }

  /** True when another connection is to be made: after half a second, then 1, 2, 4 and 8 s after the one before has ended or stood. */
  isDue(isUnheard: boolean, now: number): boolean {
    this.since = this.isOpen && isUnheard ? (this.since ?? now) : null;
    if (this.since === null || now - this.since < this.wait) return false;
    this.asked += 1;
    this.since = null;
    return true;
  }

  private get wait(): number {
    return this.asked === 0 ? UNKNOWN_MS : againAfter(this.asked - 1);
  }

  end() {
    this.isOpen = false;
    this.asked = 0;
    this.since = null;
  }
}
