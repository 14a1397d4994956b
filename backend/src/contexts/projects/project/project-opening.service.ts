import { Injectable } from '@nestjs/common';
import { OPENING_TEXT } from '../../../../contracts/project-writing.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import type { Origin } from '../../../kernel/command.js';
import { lookedAt } from './posting.state.rules.js';
import type { StandingProject } from './project.state.rules.js';
import { ProjectGround } from './project-ground.port.js';
import { ProjectUpdates } from './project-updates.port.js';

/** Characters of an update by which it is named. */
const NAMED_BY = 60;

/** Looks at what a project's people wrote among themselves before others read it. */
@Injectable()
export class ProjectOpening {
  constructor(
    private readonly ground: ProjectGround,
    private readonly updates: ProjectUpdates,
  ) {}

  /** Opens it when nothing that stands in it forbids that; throws else. */
  open<T>(projectId: string, { postings }: StandingProject, origin: Origin, work: () => Promise<T>): Promise<T> {
    return this.updates.atRest(projectId, async () => {
      const standing = [...postings.values()].filter(({ isRemoved }) => !isRemoved);
      const looked = standing.map(({ by, words }) => ({ authorId: by, where: OPENING_TEXT.posting(words.title), ...lookedAt(words) }));
      await this.ground.refuseOpened(looked, origin);
      for await (const said of this.updates.forOthers(projectId)) {
        const texts = said.map(({ authorId, content }) => ({ authorId, content, title: '', where: OPENING_TEXT.update(excerptOf(content, NAMED_BY)) }));
        await this.ground.refuseOpened(texts, origin);
      }
      return work();
    });
  }
}
