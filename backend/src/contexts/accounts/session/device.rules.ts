/** What a browser tells of itself when somebody signs in. */
export interface Device {
  /** Address the request came from. */
  readonly address: string;
  readonly agent: string | null;
  /** IANA name of its time zone, as it says. */
  readonly timeZone: string | null;
  /** What it keeps of earlier sign-ins on it. */
  readonly kept: string | null;
}
