let to: string | null = null;

/** Where a visit that has just ended leads; null once somebody is signed in. Pages for members lead there too: they learn that nobody is signed in before the address has changed. */
export const wayOut = (): string | null => to;

export function setWayOut(address: string | null): void {
  to = address;
}
