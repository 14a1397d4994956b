import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type InvitedProject, PROJECT_TEXT, type Project, type ProjectRow, type ProjectViewer } from '../../../../contracts/projects.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { ProjectFollowQuery } from '../follow/project-follow.query.js';
import { linkOf } from '../project/project-links.rules.js';
import { InviteQuery } from '../views/invite.query.js';
import { ProjectQuery } from '../views/project.query.js';
import { ProjectRows } from '../views/project-rows.query.js';
import { type ProjectDocument, type ProjectTextDocument, projectTextsView } from '../views/projects.model.js';

/** Characters of pages that are kept made, in memory alone. */
const KEPT = 8_000_000;

type Shown = Omit<Project, 'viewer' | 'handover'>;
/** A page as it follows from a row and from what it says: another of them, another page. */
interface KeptPage {
  readonly row: ProjectRow;
  readonly text: ProjectTextDocument;
  readonly page: Shown;
}

/** Answers the page of a project. */
@Injectable()
export class ProjectPageQuery {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: KEPT,
    sizeCalculation: ({ page: { description, html } }) => description.length + 2 * html.length + 1,
  });

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly projects: ProjectQuery,
    private readonly invites: InviteQuery,
    private readonly follows: ProjectFollowQuery,
    private readonly rows: ProjectRows,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
  ) {}

  /** For whoever may read it; for those who are only invited, what they may see of it. Throws like `readable`. */
  async page(id: string, caller: Caller): Promise<Project | InvitedProject> {
    try {
      return await this.whole(await this.projects.readable(id, caller), caller);
    } catch (error) {
      const invited = error instanceof RuleViolation ? await this.invited(id, caller) : null;
      if (!invited) throw error;
      return invited;
    }
  }

  /** What everybody gets of it who may read it. */
  async shown(project: ProjectDocument): Promise<Shown> {
    return (await this.kept(project)).page;
  }

  private async whole(project: ProjectDocument, caller: Caller): Promise<Project> {
    const { page, text } = await this.kept(project);
    const viewer = await this.viewerOf(project, text, caller);
    return { ...page, viewer, handover: viewer.role === 'owner' ? await this.handoverOf(text) : null };
  }

  private async kept(project: ProjectDocument): Promise<KeptPage> {
    const [text, [row]] = await Promise.all([this.views.get(projectTextsView.name, project._id), this.rows.of([project])]);
    if (!text || !row) throw notFound(PROJECT_TEXT.notFound);
    const known = this.pages.get(project._id);
    if (known?.row === row && known.text === text) return known;
    const { description, links, repository } = text;
    const html = await this.texts.of(description, 'member');
    const made = { row, text, page: { ...row, description, html, links: links.map(linkOf), repository_url: repository, version: project.version } };
    this.pages.set(project._id, made);
    return made;
  }

  private async viewerOf(project: ProjectDocument, text: ProjectTextDocument, caller: Caller): Promise<ProjectViewer> {
    if (caller.memberId === null) return { role: null, isFollowing: false, invite: null, isOfferedOwnership: false };
    const [role, invite, isFollowing] = await Promise.all([
      this.projects.roleIn(project._id, caller),
      this.invites.waitingFor(project._id, caller.memberId),
      this.follows.follows(project._id, caller.memberId),
    ]);
    return {
      role,
      isFollowing,
      invite: invite && { id: invite._id, role: invite.role },
      isOfferedOwnership: text.handover_to === caller.memberId,
    };
  }

  private async handoverOf({ handover_to, handover_at }: ProjectTextDocument): Promise<Project['handover']> {
    if (handover_to === null || handover_at === null) return null;
    return { to: authorIn(await this.authors.byIds([handover_to]), handover_to), at: handover_at };
  }

  /** Whoever is invited sees by whom and to what, and nothing else of it. */
  private async invited(id: string, { memberId }: Caller): Promise<InvitedProject | null> {
    const invite = memberId === null ? null : await this.invites.waitingFor(id, memberId);
    const project = invite && (await this.projects.stored(id));
    if (!invite || project?.state !== 'visible') return null;
    const { title, summary, cover } = project;
    const inviter = authorIn(await this.authors.byIds([invite.by]), invite.by);
    return { id, title, summary, cover_image_url: cover, inviter, invite: { id: invite._id, role: invite.role } };
  }
}
