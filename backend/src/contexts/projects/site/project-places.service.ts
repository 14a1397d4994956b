import { Injectable } from '@nestjs/common';
import { displayName } from '../../../../contracts/accounts.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { ListedPlace } from '../../../platform/public-site/listing-page.html.js';
import { ProjectChoicesQuery } from '../choices/project-choices.query.js';
import { ProjectNarrowing } from '../reading/narrowing.service.js';
import type { ProjectFilter } from '../views/project-filters.rules.js';
import { type NarrowedBy, narrowedPath, PROJECTS } from './projects-page.html.js';

/** Which projects are listed, and in which words. */
interface ProjectPlace extends ListedPlace {
  readonly filter: ProjectFilter;
}

const ABOUT_PROJECTS = 'Türkçe konuşan geliştiricilerin birlikte yürüttüğü projeler: ne yaptıkları, kimlerle yaptıkları, hangi konuda yardım aradıkları.';

/** Knows the lists of projects that everybody may read. */
@Injectable()
export class ProjectPlaces {
  readonly all: ProjectPlace = { filter: {}, title: 'Meydan · Projeler', description: ABOUT_PROJECTS, ...PROJECTS };

  constructor(
    private readonly narrowing: ProjectNarrowing,
    private readonly choices: ProjectChoicesQuery,
    private readonly authors: AuthorDirectory,
  ) {}

  /** By what stands in the address; null when there is none such. */
  async of(by: NarrowedBy, value: string): Promise<ProjectPlace | null> {
    const filter = value.trim() ? await this.narrowing.of({ [by]: value }) : null;
    const words = filter && (await this.wordsOf(by, value, filter));
    return filter && words && { filter, title: `${this.all.title} · ${words.name}`, ...words };
  }

  private async wordsOf(by: NarrowedBy, value: string, { tags, ownerId }: ProjectFilter): Promise<Omit<ListedPlace, 'title'> | null> {
    if (by === 'stage') return this.wordsOfStage(value);
    if (by === 'owner_id') return ownerId === undefined ? null : this.wordsOfOwner(ownerId);
    const [tag = tagSlug(value)] = tags ?? [];
    return { name: `#${tag}`, description: `#${tag} etiketli projeler`, path: narrowedPath(by, tag) };
  }

  private async wordsOfStage(code: string): Promise<Omit<ListedPlace, 'title'> | null> {
    const name = (await this.choices.labels('stage')).get(code);
    return name === undefined ? null : { name, description: `${name} aşamasındaki projeler`, path: narrowedPath('stage', code) };
  }

  private async wordsOfOwner(id: string): Promise<Omit<ListedPlace, 'title'>> {
    const known = authorIn(await this.authors.byIds([id]), id);
    const name = displayName(known);
    return { name, description: `${name} tarafından yürütülen projeler`, path: narrowedPath('owner_id', known.username) };
  }
}
