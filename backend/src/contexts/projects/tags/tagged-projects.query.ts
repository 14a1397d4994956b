import { Inject, Injectable } from '@nestjs/common';
import { everyOf } from '../../../kernel/pages.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { projectPlacesView } from '../views/places.model.js';
import type { TaggedProjects } from './tagged-projects.port.js';

const AT_ONCE = 200;
const NEWEST = [['number', -1]] as const;

/** Answers which projects have a tag. What was withdrawn has none any more. */
@Injectable()
export class TaggedProjectsQuery implements TaggedProjects {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async withTag(slug: string): Promise<readonly string[]> {
    const ids: string[] = [];
    const page = (limit: number, offset: number) => this.views.find(projectPlacesView.name, { tags: slug }, { sort: NEWEST, limit, offset });
    for await (const { _id } of everyOf(AT_ONCE, page)) ids.push(_id);
    return ids;
  }
}
