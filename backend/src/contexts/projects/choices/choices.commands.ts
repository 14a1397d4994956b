import type { AddProjectChoiceRequest, ProjectChoiceKind } from '../../../../contracts/project-choices.js';
import { Command } from '../../../kernel/command.js';

type By = { adminId: string };

export class AddProjectChoice extends Command<AddProjectChoiceRequest & By> {
  readonly type = 'AddProjectChoice';
}

export class ChangeProjectChoice extends Command<AddProjectChoiceRequest & By & { code: string }> {
  readonly type = 'ChangeProjectChoice';
}

export class RetireProjectChoice extends Command<By & { kind: ProjectChoiceKind; code: string; retired: boolean }> {
  readonly type = 'RetireProjectChoice';
}

export type ProjectChoiceCommand = AddProjectChoice | ChangeProjectChoice | RetireProjectChoice;
