/** Told when a member has left the site: when the last of their sockets, at whatever process, has gone. Not of whoever a killed process had; bound by the composition root. */
export abstract class Departures {
  abstract departed(memberId: string): Promise<void>;
}
