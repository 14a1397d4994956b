import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { FollowProjectTag, ReturnProjectTag } from '../project/project.commands.js';
import { TaggedProjects } from './tagged-projects.port.js';

/** Gives projects the tags that staff decided on, project by project; what is called so already stays. */
@Injectable()
export class ProjectTagging {
  constructor(
    private readonly commands: CommandBus,
    private readonly projects: TaggedProjects,
  ) {}

  async follow(slug: string, today: { readonly name: string; readonly cause: string | null }, origin: Origin): Promise<void> {
    for (const projectId of await this.projects.withTag(slug))
      await this.commands.execute(new FollowProjectTag({ projectId, slug, ...today }, step(origin, `project/${projectId}`)));
  }

  async giveBack(slug: string, cause: string, origin: Origin): Promise<void> {
    for (const projectId of await this.projects.withTag(slug))
      await this.commands.execute(new ReturnProjectTag({ projectId, cause }, step(origin, `project/${projectId}`)));
  }
}
