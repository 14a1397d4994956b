import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import { EventStore } from '../../../kernel/event-store.js';
import { forbidden, isThereFor, refuseClosed, runs, type StandingProject } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
import { DeleteProjectUpdate, EditProjectUpdate, type PostProjectUpdate } from './update.commands.js';
import { presentUpdate, type WrittenUpdate } from './update.state.rules.js';
import { turnOfUpdates, updateStream } from './update.stream.js';
import { UpdateGround } from './update-ground.port.js';
import { isThereForReader, unknownProject, unknownUpdate } from './update-readers.rules.js';

/** What others are to read, and what they could read; whoever reads an update reads what it said before too. */
const looked = ({ former, content }: WrittenUpdate, after: string, wasForOthers: boolean): [now: Looked, before: Looked | null] =>
  wasForOthers ? [asText(after), asText(content)] : [asText([after, content, ...former].join('\n\n')), null];

type Looked = ReturnType<typeof asText>;
const asText = (content: string) => ({ title: '', content });

/** Members of a project tell of it while it is not archived. What only its people read is looked at by nobody else. */
@Injectable()
export class PostProjectUpdateHandler implements ICommandHandler<PostProjectUpdate> {
  constructor(
    private readonly store: EventStore,
    private readonly ground: UpdateGround,
  ) {}

  execute(command: PostProjectUpdate): Promise<void> {
    return turnOfUpdates(this.store, command.data.projectId, () => this.post(command));
  }

  private async post(command: PostProjectUpdate): Promise<void> {
    const { updateId, projectId, memberId, content, visibility } = command.data;
    const project = await this.store.state(projectStream, projectId);
    if (!isThereFor(project, memberId)) throw unknownProject();
    refuseStrangers(project, memberId);
    refuseClosed(project);
    if (isForOthers(project, visibility)) await this.ground.refuseUpdateText(memberId, asText(content), null, command.origin);
    await this.store.decideOn(updateStream, updateId, command);
  }
}

/** Whoever left the project keeps what they wrote there as it is. */
@Injectable()
export class EditProjectUpdateHandler implements ICommandHandler<EditProjectUpdate> {
  constructor(
    private readonly store: EventStore,
    private readonly ground: UpdateGround,
  ) {}

  async execute(command: EditProjectUpdate): Promise<void> {
    const update = presentUpdate(await this.store.state(updateStream, command.data.updateId));
    await turnOfUpdates(this.store, update.projectId, () => this.edit(command, update));
  }

  private async edit(command: EditProjectUpdate, update: WrittenUpdate): Promise<void> {
    const { updateId, memberId, content, visibility } = command.data;
    const project = await this.store.state(projectStream, update.projectId);
    if (!isThereForReader(project, update, memberId)) throw unknownUpdate();
    if (update.authorId === memberId) {
      refuseStrangers(project, memberId);
      refuseClosed(project);
      const wasForOthers = isForOthers(project, update.visibility);
      if (isForOthers(project, visibility === undefined ? update.visibility : visibility)) {
        const after = content ?? update.content;
        if (!wasForOthers || after.trim() !== update.content)
          await this.ground.refuseUpdateText(memberId, ...looked(update, after, wasForOthers), command.origin);
      }
    }
    const saving = new EditProjectUpdate({ ...command.data, judged: update.edits }, command.origin);
    await this.store.decideOn(updateStream, updateId, saving);
  }
}

@Injectable()
export class DeleteProjectUpdateHandler implements ICommandHandler<DeleteProjectUpdate> {
  constructor(private readonly store: EventStore) {}

  async execute(command: DeleteProjectUpdate): Promise<void> {
    const { updateId, memberId } = command.data;
    const update = presentUpdate(await this.store.state(updateStream, updateId));
    const project = await this.store.state(projectStream, update.projectId);
    if (!isThereForReader(project, update, memberId) && update.authorId !== memberId) throw unknownUpdate();
    const mayRun = project !== null && runs(project, memberId);
    await this.store.decideOn(updateStream, updateId, new DeleteProjectUpdate({ updateId, memberId, runs: mayRun }, command.origin));
  }
}

function refuseStrangers({ members }: StandingProject, memberId: string): void {
  if (!members.has(memberId)) throw forbidden(UPDATE_TEXT.membersOnly);
}

const isForOthers = (project: StandingProject, visibility: StandingProject['visibility'] | null): boolean =>
  project.visibility !== 'private' && visibility !== 'private';
