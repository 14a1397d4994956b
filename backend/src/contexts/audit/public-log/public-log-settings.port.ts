/** What the public log takes from the settings; bound by the composition root. */
export abstract class PublicLogSettings {
  /** Whether log and reports are open to everybody. */
  abstract readonly isOn: boolean;
  /** For so many days a decision of that ISO time may be appealed against. */
  abstract appealDaysAt(at: string): number;
}
