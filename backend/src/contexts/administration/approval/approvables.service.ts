import type { ApprovalKind } from '../../../../contracts/approvals.js';
import { holds, type Role } from '../../../../contracts/permissions.js';
import type { Command } from '../../../kernel/command.js';
import type { Approvable } from '../../../platform/approvals/approvable.js';

/** All commands that may have to wait, as the slices declare them; bound by the composition root. */
export class Approvables {
  constructor(private readonly all: readonly Approvable[]) {}

  /** The kinds that somebody of a role may confirm: of the others they are shown nothing. */
  kindsFor(role: Role): readonly ApprovalKind[] {
    return [...new Set(this.all.filter(({ permission }) => holds(role, permission)).map(({ kind }) => kind))];
  }

  ofKind(kind: ApprovalKind): Approvable | undefined {
    return this.all.find((one) => one.kind === kind);
  }

  /** The first declaration of a command that lets it wait: one may have to for more than one reason. */
  letsWait({ constructor: { name }, data }: Command): Approvable | undefined {
    return this.all.find(({ command, waits }) => command.name === name && (waits?.(data) ?? true));
  }

  /** By the name of the command's class; undefined when it never waits, or a later release let it wait. */
  of(command: string, kind: ApprovalKind): Approvable | undefined {
    return this.all.find((one) => one.command.name === command && one.kind === kind);
  }
}
