/** Knows the addresses to which nothing is sent; bound by the composition root. */
export abstract class InviteMailDoor {
  abstract isBlocked(address: string): boolean;
}
