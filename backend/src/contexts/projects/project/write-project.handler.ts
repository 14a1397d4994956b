import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { PROJECT_LIMITS, PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { writesOf } from './posting.state.rules.js';
import { CreateProject, ReviseProject, type SavedProjectWords, type WriteProject } from './project.commands.js';
import { opens, type StandingProject } from './project.state.rules.js';
import { projectStream } from './project.stream.js';
import { ProjectGate } from './project-gate.service.js';
import { ProjectOpening } from './project-opening.service.js';
import { editedBy, formed, isWaitedFor, lookedAt, shownToInvited } from './project-words.rules.js';

/** Looks at what is sent before anything of it is kept. */
@Injectable()
export class WriteProjectHandler implements ICommandHandler<WriteProject> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: ProjectGate,
    private readonly opening: ProjectOpening,
  ) {}

  async execute(command: WriteProject): Promise<void> {
    const { projectId, memberId, isNew, owned } = command.data;
    if (isNew && (await this.store.hasBegun(projectStream, projectId))) return;
    if (isNew && owned >= PROJECT_LIMITS.owned) throw new RuleViolation('project.too-many-owned', PROJECT_WRITING_TEXT.tooManyOwned);
    const before = isNew ? null : editedBy(await this.store.state(projectStream, projectId), memberId);
    const wanted = await this.usable(command, before);
    const saving = save(command, wanted, before);
    if ((await this.store.rehearse(projectStream, projectId, saving)).length > 0) await this.look(command, wanted, before);
    const decide = () => this.store.decideOn(projectStream, projectId, saving);
    await (before && opens(before.visibility, wanted.visibility) ? this.opening.open(projectId, before, command.origin, decide) : decide());
  }

  private async look({ data: { memberId }, origin }: WriteProject, { words, visibility }: SavedProjectWords, before: StandingProject | null): Promise<void> {
    const stood = before && before.visibility !== 'private' ? lookedAt(before.words) : null;
    await this.gate.look(memberId, visibility, lookedAt(words), stood, origin);
    if (before && visibility === 'private' && isWaitedFor(before))
      await this.gate.lookAsInvited(memberId, shownToInvited(words), shownToInvited(before.words), origin);
  }

  private async usable({ data: { memberId, form } }: WriteProject, before: StandingProject | null): Promise<SavedProjectWords> {
    const wanted = formed(form, before);
    if (wanted.stage !== before?.stage) await this.gate.refuseChoice('stage', wanted.stage);
    const { cover } = wanted.words;
    const isNewCover = Boolean(cover) && cover !== before?.words.cover;
    const tags = form.tags ? await this.gate.usableTags(form.tags) : wanted.words.tags;
    return { ...wanted, words: { ...wanted.words, tags, cover: isNewCover && cover ? await this.gate.ownCover(cover, memberId) : cover || null } };
  }
}

const save = ({ data: { projectId, memberId, version }, origin }: WriteProject, wanted: SavedProjectWords, before: StandingProject | null) =>
  before
    ? new ReviseProject({ projectId, memberId, ...wanted, version, ...judgedBy(before) }, origin)
    : new CreateProject({ projectId, ownerId: memberId, ...wanted }, origin);

const judgedBy = (before: StandingProject) => ({ judged: before.version, judgedPostings: writesOf(before.postings), isShown: isWaitedFor(before) });
