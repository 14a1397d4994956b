import { Injectable } from '@nestjs/common';
import type { JobHit, PostHit, ProjectHit, SearchRow, SearchSort, SearchType } from '../../../../contracts/search.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';
import type { ParsedQuery } from '../text/parse-query.rules.js';
import { Finder, type FoundPage } from './finder.service.js';
import { FoundRows } from './found-rows.service.js';
import { idsOf, type SearchDocument } from './search.model.js';
import { SearchableContent, SearchableJobs, SearchablePosts, SearchableProjects } from './searchable-content.port.js';
import { FOR_ALL, FOR_MEMBERS, withMember } from './tokens.rules.js';

interface Asked {
  readonly query: ParsedQuery;
  readonly sort: SearchSort;
}

export interface SearchResult<Row> extends Omit<FoundPage<unknown>, 'page' | 'stems'> {
  readonly rows: Row[];
}

/** Answers what is found by words: in the forum, on the blog, among projects and job listings. */
@Injectable()
export class SearchQuery {
  constructor(
    private readonly finder: Finder,
    private readonly content: SearchableContent,
    private readonly written: SearchablePosts,
    private readonly built: SearchableProjects,
    private readonly offered: SearchableJobs,
    private readonly rows: FoundRows,
  ) {}

  async find(asked: Asked & { readonly type: SearchType }, window: Window, caller: Caller): Promise<SearchResult<SearchRow>> {
    const found = await this.finder.find(asked, window, (documents) => this.content.readable(idsOf(documents), caller));
    return { ...found, rows: await this.rows.of(found.page, found.stems) };
  }

  async posts(asked: Asked, window: Window): Promise<SearchResult<PostHit>> {
    const found = await this.finder.find({ ...asked, type: 'post' }, window, (documents) => this.written.listedPosts(named(documents)));
    return { ...found, rows: await this.rows.posts(found.page, found.stems) };
  }

  /** Members find their own, too, where nobody else does. */
  async projects(asked: Asked, window: Window, caller: Caller): Promise<SearchResult<ProjectHit>> {
    const readers = caller.memberId === null ? [FOR_ALL] : [FOR_MEMBERS, withMember(caller.memberId)];
    const read = (documents: readonly SearchDocument[]) => this.built.readableProjects(named(documents), caller);
    const found = await this.finder.find({ ...asked, type: 'project', readers }, window, read);
    return { ...found, rows: await this.rows.projects(found.page, found.stems) };
  }

  /** The open ones; members find their own, too, where nobody else does. */
  async jobs(asked: Asked, window: Window, caller: Caller): Promise<SearchResult<JobHit>> {
    const readers = caller.memberId === null ? [FOR_ALL] : [FOR_ALL, withMember(caller.memberId)];
    const read = (documents: readonly SearchDocument[]) => this.offered.readableJobs(named(documents), caller);
    const found = await this.finder.find({ ...asked, type: 'job', readers }, window, read);
    return { ...found, rows: this.rows.jobs(found.page, found.stems) };
  }
}

const named = (documents: readonly SearchDocument[]): string[] => documents.map(({ _id }) => _id);
