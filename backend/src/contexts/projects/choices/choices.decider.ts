import { foldText } from '../../../../contracts/folding.js';
import {
  FIRST_CHOICES,
  type KeptProjectChoice,
  PROJECT_CHOICE_LIMITS,
  PROJECT_CHOICE_TEXT,
  type ProjectChoiceKind,
  projectChoiceProblems,
} from '../../../../contracts/project-choices.js';
import { slugOf } from '../../../../contracts/slug.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { AddProjectChoice, ChangeProjectChoice, ProjectChoiceCommand, RetireProjectChoice } from './choices.commands.js';
import type { ProjectChoiceKept } from './choices.events.js';

/** Everything that any of the lists ever held. */
export type ProjectChoices = readonly KeptProjectChoice[];

/** They stand in one stream: that no two of a list are called alike is a rule over all of them. */
export const projectChoices: Decider<ProjectChoices, ProjectChoiceCommand, ProjectChoiceKept> = {
  initial: FIRST_CHOICES,
  evolve: (state, { data: { adminId: _, ...kept } }) => [...state.filter((other) => !isSame(other, kept)), kept],
  decide(command, state) {
    switch (command.type) {
      case 'AddProjectChoice':
        return add(command, state);
      case 'ChangeProjectChoice':
        return change(command, state);
      case 'RetireProjectChoice':
        return retire(command, state);
    }
  },
};

type Named = Pick<KeptProjectChoice, 'kind' | 'code'>;
const isSame = (one: Named, other: Named): boolean => one.kind === other.kind && one.code === other.code;
const ofKind = (state: ProjectChoices, kind: ProjectChoiceKind): ProjectChoices => state.filter((choice) => choice.kind === kind);
const kept = (choice: KeptProjectChoice, adminId: string): readonly ProjectChoiceKept[] => [{ type: 'ProjectChoiceKept', data: { ...choice, adminId } }];

function add({ data: { kind, label, place, adminId } }: AddProjectChoice, state: ProjectChoices): readonly ProjectChoiceKept[] {
  const list = ofKind(state, kind);
  refuseUnfit({ label, place });
  if (list.length >= PROJECT_CHOICE_LIMITS.kept) throw new RuleViolation('project-choice.full', PROJECT_CHOICE_TEXT.full, null, 'conflict');
  const choice = { kind, code: freeCode(label, list), label: label.trim(), place, retired: false };
  refuseTwin(choice, list);
  return kept(choice, adminId);
}

function change({ data: { kind, code, label, place, adminId } }: ChangeProjectChoice, state: ProjectChoices): readonly ProjectChoiceKept[] {
  const before = known(state, { kind, code });
  refuseUnfit({ label, place });
  const choice = { ...before, label: label.trim(), place };
  refuseTwin(choice, ofKind(state, kind));
  return before.label === choice.label && before.place === place ? [] : kept(choice, adminId);
}

function retire({ data: { kind, code, retired, adminId } }: RetireProjectChoice, state: ProjectChoices): readonly ProjectChoiceKept[] {
  const before = known(state, { kind, code });
  if (before.retired === retired) return [];
  const isLast = ofKind(state, kind).every((choice) => choice.retired || choice.code === code);
  if (retired && isLast) throw new RuleViolation('project-choice.last', PROJECT_CHOICE_TEXT.last, null, 'conflict');
  return kept({ ...before, retired }, adminId);
}

function refuseUnfit(request: Pick<KeptProjectChoice, 'label' | 'place'>): void {
  refuseProblems('project-choice.unfit', projectChoiceProblems(request));
}

function refuseTwin({ code, label }: KeptProjectChoice, list: ProjectChoices): void {
  const isTaken = list.some((other) => other.code !== code && foldText(other.label) === foldText(label));
  if (isTaken) throw new RuleViolation('project-choice.twin', PROJECT_CHOICE_TEXT.labelTaken, { label: PROJECT_CHOICE_TEXT.labelTaken });
}

/** The label as it stands in an address, with a number behind it where another one has it. */
function freeCode(label: string, list: ProjectChoices): string {
  const slug = slugOf(label).slice(0, PROJECT_CHOICE_LIMITS.code);
  const codes = [slug, ...Array.from(list, (_, at) => `${slug}-${at + 2}`)];
  return codes.find((code) => list.every((other) => other.code !== code)) ?? slug;
}

function known(state: ProjectChoices, named: Named): KeptProjectChoice {
  const found = state.find((choice) => isSame(choice, named));
  if (!found) throw new RuleViolation('project-choice.unknown', PROJECT_CHOICE_TEXT.unknown, null, 'not-found');
  return found;
}

/** The one stream `project-choices-all`. */
export const CHOICES_ID = 'all';
export const choicesStream: StreamType<ProjectChoices, ProjectChoiceCommand, ProjectChoiceKept> = {
  category: 'project-choices',
  decider: projectChoices,
  events: { ProjectChoiceKept: { schema: 1 } },
};
