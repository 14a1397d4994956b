/** The right to do something that only one process may do at a time. */
export interface Lease {
  /** Null while another process holds it, else a number that grows with every new holder: what an earlier holder still writes can be refused by it. */
  readonly fence: number | null;
  /** Gives it back, so that another may have it at once. */
  release(): Promise<void>;
}

/** Leases by name. Nobody's clock is compared with anybody else's. */
export interface Leases {
  /** Tries to get a lease and goes on trying, and keeps it as long as this process can; calls back whenever it was won or lost. */
  seek(name: string, changed: () => void): Lease;
  /** Gives all leases back. */
  close(): Promise<void>;
}
