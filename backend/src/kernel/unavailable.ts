/** A store that the application needs cannot be reached or written now; trying again later may help. */
export class Unavailable extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be reached or written`, { cause });
    this.name = 'Unavailable';
  }
}
