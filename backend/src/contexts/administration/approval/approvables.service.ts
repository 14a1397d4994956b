import type { Approvable } from '../../../platform/approvals/approvable.js';

/** All commands that may have to wait, as the slices declare them; bound by the composition root. */
export class Approvables {
  private readonly byName: ReadonlyMap<string, Approvable>;

  constructor(all: readonly Approvable[]) {
    this.byName = new Map(all.map((one) => [one.command.name, one]));
  }

  /** By the name of the command's class; undefined when it never waits, or a later release let it wait. */
  of(command: string): Approvable | undefined {
    return this.byName.get(command);
  }
}
