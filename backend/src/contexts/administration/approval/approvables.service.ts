import type { ApprovalKind } from '../../../../contracts/approvals.js';
import { holds, type Role } from '../../../../contracts/permissions.js';
import type { Approvable } from '../../../platform/approvals/approvable.js';

/** All commands that may have to wait, as the slices declare them; bound by the composition root. */
export class Approvables {
  private readonly byName: ReadonlyMap<string, Approvable>;

  constructor(all: readonly Approvable[]) {
    this.byName = new Map(all.map((one) => [one.command.name, one]));
  }

  /** The kinds that somebody of a role may confirm: of the others they are shown nothing. */
  kindsFor(role: Role): readonly ApprovalKind[] {
    return [...this.byName.values()].filter(({ permission }) => holds(role, permission)).map(({ kind }) => kind);
  }

  ofKind(kind: ApprovalKind): Approvable | undefined {
    return [...this.byName.values()].find((one) => one.kind === kind);
  }

  /** By the name of the command's class; undefined when it never waits, or a later release let it wait. */
  of(command: string): Approvable | undefined {
    return this.byName.get(command);
  }
}
