import type { Parked, Parking } from './parking.js';

/** Remembers what was parked and what was reported. */
export class ParkingLot implements Parking {
  readonly parked: Parked[] = [];
  readonly alerts: { what: string; error: unknown }[] = [];

  park(parked: Parked): void {
    this.parked.push(parked);
  }

  alert(what: string, error: unknown): void {
    this.alerts.push({ what, error });
  }

  count(): number {
    return this.parked.length;
  }
}
