import { placeOf } from './place.rules.js';

/** What a browser tells of itself when somebody signs in. */
export interface Device {
  /** Address the request came from. */
  readonly address: string;
  /** Browser and system without versions. */
  readonly name: string | null;
  /** IANA name of its time zone, as it says. */
  readonly timeZone: string | null;
  /** What it keeps of earlier sign-ins on it. */
  readonly kept: string | null;
}

/** What is kept of a device, in words; null where it tells nothing. */
export interface ToldDevice {
  readonly device: string | null;
  readonly place: string | null;
}

/** Browser and system without versions, and the kind of the address or else the time zone; the address goes no further. */
export const toldBy = ({ name, address, timeZone }: Device): ToldDevice => ({ device: name, place: placeOf(address, timeZone) });
