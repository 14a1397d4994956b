import type { Parked, Parking } from './parking.js';

/** Remembers what was parked and what was reported, and tells when it happens. */
export class ParkingLot implements Parking {
  readonly parked: Parked[] = [];
  readonly alerts: { what: string; error: unknown }[] = [];
  private waiting: (() => void)[] = [];

  async park(parked: Parked): Promise<void> {
    this.parked.push(parked);
  }

  alert(what: string, error: unknown): void {
    this.alerts.push({ what, error });
    for (const wake of this.waiting.splice(0)) wake();
  }

  /** Resolves at the next alert. */
  alerted(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
