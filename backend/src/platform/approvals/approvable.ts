import type { ApprovalChange, ApprovalKind, WaitingCase } from '../../../contracts/approvals.js';
import type { Permission } from '../../../contracts/permissions.js';
import type { Command, CommandClass } from '../../kernel/command.js';

export interface CarriedOut {
  readonly id: string;
  /** Why it could not be done, in a sentence that names nobody; null: it is done. */
  readonly refusal: string | null;
}

/** Declares that a command may have to wait for a second person: when, who that may be, and how it is told to them. */
export interface Approvable<C extends Command = Command> {
  readonly kind: ApprovalKind;
  readonly command: CommandClass<C>;
  /** Who may confirm it: whoever may do it. */
  readonly permission: Permission;
  /** Whether this one is of those that wait; all are where it is left out. */
  readonly waits?: (data: C['data']) => boolean;
  /** The fields that somebody wrote; the request keeps them sealed. */
  readonly words: readonly (keyof C['data'] & string)[];
  /** The one of them that is shown to whoever is to confirm; left out where nobody writes a reason. */
  readonly told?: keyof C['data'] & string;
  /** The one that is for staff alone. */
  readonly toldToStaff?: keyof C['data'] & string;
  /** The member it is about, under whose key the words are sealed; null where it is about the house or about many: then the key is its writer's. */
  readonly member: (data: C['data']) => string | null;
  /** The members whom it sanctions: none of them confirms, nor does whoever they outrank. */
  readonly judges?: (data: C['data']) => readonly string[];
  /** Those of them who are suspended while it waits. */
  readonly suspends?: (data: C['data']) => readonly string[];
  /** The ids by which its decisions are appealed against. */
  readonly decisions?: (data: C['data']) => readonly string[];
  /** The cases that it decides on: nobody else decides on them while it waits. */
  readonly cases?: (data: C['data']) => readonly WaitingCase[];
  /** The slug of the page that it changes. */
  readonly page?: (data: C['data']) => string;
  /** Where it is about many, each for itself: what became of each of them, of what its handler answers. */
  readonly results?: (answer: unknown) => readonly CarriedOut[];
  /** In Turkish, for the list; the words are not among the data. */
  readonly sentence: (data: C['data']) => string;
  readonly changes: (data: C['data']) => readonly ApprovalChange[];
  /** The members who stand in these changes by their ids: whoever reads them is told names. */
  readonly names?: (data: C['data']) => readonly string[];
}

/** Keeps the command's type while giving up the type parameter, so that different ones fit into one list. */
export const approvable = <C extends Command>(declaration: Approvable<C>): Approvable => declaration as unknown as Approvable;
