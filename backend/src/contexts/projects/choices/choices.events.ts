import type { ProjectChoiceKind } from '../../../../contracts/project-choices.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** It was added, or is called otherwise, stands elsewhere, is offered no more or again: all that holds of it now. */
export type ProjectChoiceKept = DomainEvent<
  'ProjectChoiceKept',
  { kind: ProjectChoiceKind; code: string; label: string; place: number; retired: boolean; adminId: string }
>;
