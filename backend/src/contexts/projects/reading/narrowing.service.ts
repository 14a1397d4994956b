import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { ProjectListQuery } from '../../../../contracts/projects.js';
import { lookedFor } from '../views/found-by.rules.js';
import { helpAsked, type ProjectFilter } from '../views/project-filters.rules.js';
import { ProjectMembersByName, ProjectTags } from '../views/project-rooms.port.js';

/** More tags than a project may have are had by none. */
const MOST_TAGS = 20;

/** Looks up by what a list of projects is to be narrowed. */
@Injectable()
export class ProjectNarrowing {
  constructor(
    private readonly tags: ProjectTags,
    private readonly members: ProjectMembersByName,
  ) {}

  /** Null where nothing can be found: by a tag that was banned, by words that are none, of an owner who is nobody. */
  async of({ stage, visibility, tags, search, owner_id, has_help_wanted, help_wanted_is_open }: ProjectListQuery): Promise<ProjectFilter | null> {
    const help = helpAsked(asked(has_help_wanted), asked(help_wanted_is_open));
    const [slugs, ownerId] = await Promise.all([this.slugsOf(tags ?? ''), owner_id ? this.ownerOf(owner_id) : undefined]);
    const words = search?.trim() ? lookedFor(search) : undefined;
    if (slugs === null || ownerId === null || words === null) return null;
    return { visibility, stage: stage || undefined, tags: slugs, words, ownerId, help };
  }

  private async slugsOf(typed: string): Promise<string[] | null> {
    const names = typed.split(',').filter((name) => name.trim());
    if (names.length > MOST_TAGS) return null;
    const slugs = [...new Set(names.map(tagSlug))];
    const known = await Promise.all(slugs.map((slug) => this.tags.one(slug)));
    return known.some(({ banned }) => banned) ? null : [...new Set(known.map(({ slug }) => slug))];
  }

  private async ownerOf(idOrName: string): Promise<string | null> {
    return validate(idOrName) ? idOrName.toLowerCase() : this.members.idOfUsername(idOrName);
  }
}

const asked = (value: string | undefined): boolean | undefined => (value === undefined ? undefined : value === 'true');
