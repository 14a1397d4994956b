import { Inject, Injectable } from '@nestjs/common';
import {
  FIRST_CHOICES,
  type KeptProjectChoice,
  PROJECT_CHOICE_KINDS,
  PROJECT_CHOICE_LIMITS,
  type ProjectChoice,
  type ProjectChoiceKind,
} from '../../../../contracts/project-choices.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { projectChoicesView } from './choices.model.js';

const MOST = PROJECT_CHOICE_LIMITS.kept * PROJECT_CHOICE_KINDS.length;
const nameOf = ({ kind, code }: Pick<KeptProjectChoice, 'kind' | 'code'>): string => `${kind}/${code}`;

/** Answers what members choose from when they write projects and postings. */
@Injectable()
export class ProjectChoicesQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** All of all lists, those that are retired too, in their order. */
  async all(): Promise<KeptProjectChoice[]> {
    const changed = await this.views.find(projectChoicesView.name, {}, { limit: MOST });
    const now = new Map([...FIRST_CHOICES, ...changed.map(({ _id, ...choice }) => choice)].map((choice) => [nameOf(choice), choice]));
    return [...now.values()].sort((one, other) => one.place - other.place || one.label.localeCompare(other.label, 'tr'));
  }

  /** What is offered in a list, in its order. */
  async offered(kind: ProjectChoiceKind): Promise<ProjectChoice[]> {
    return (await this.all()).filter((choice) => choice.kind === kind && !choice.retired).map(({ code, label }) => ({ code, label }));
  }

  /** How everything in a list is called, by its code; retired ones too. */
  async labels(kind: ProjectChoiceKind): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.all()).filter((choice) => choice.kind === kind).map(({ code, label }) => [code, label]));
  }
}
