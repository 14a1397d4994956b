import type { Parked, Parking } from './parking.js';

/** Remembers what was parked and what was reported, and tells when it happens. */
export class ParkingLot implements Parking {
  readonly parked: Parked[] = [];
  readonly alerts: { what: string; error: unknown }[] = [];
  private waiting: (() => void)[] = [];

  park(parked: Parked): void {
    this.parked.push(parked);
  }

  alert(what: string, error: unknown): void {
    this.alerts.push({ what, error });
    for (const wake of this.waiting.splice(0)) wake();
  }

  count(): number {
    return this.parked.length;
  }

  /** Resolves at the next alert. */
  alerted(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
