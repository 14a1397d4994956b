import { Injectable } from '@nestjs/common';
import { type DisclosedProject, PROJECT_DESK_TEXT } from '../../../../contracts/project-moderation.js';
import { PROJECT_TEXT } from '../../../../contracts/projects.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { saidBy } from '../desk/said.rules.js';
import { authorOf, type StandingProject } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';

/** Answers what a private project says, for whoever of the staff said why they read it. */
@Injectable()
export class PrivateProjectQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
  ) {}

  /** Who answers for it. Throws RuleViolation where there is none, or where it is private no more. */
  async ownerOf(id: string): Promise<string> {
    return authorOf(await this.find(id));
  }

  async one(id: string): Promise<DisclosedProject> {
    const project = await this.find(id);
    const ownerId = authorOf(project);
    const { title, summary } = project.words;
    const [html, people] = await Promise.all([this.texts.of(saidBy(project)), this.authors.byIds(new Set([ownerId]))]);
    const { members, state, archived } = project;
    return { id, title, summary, html, owner: authorIn(people, ownerId), members: members.size, state, archived: archived !== null };
  }

  private async find(id: string): Promise<StandingProject> {
    const project = await this.store.state(projectStream, id);
    if (!project || project.isWithdrawn) throw notFound(PROJECT_TEXT.notFound);
    if (project.visibility !== 'private') throw new RuleViolation('project.not-private', PROJECT_DESK_TEXT.notPrivate);
    return project;
  }
}
