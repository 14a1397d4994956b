import { AddComment } from '../contexts/forum/comment/comment.commands.js';
import { LikeContent } from '../contexts/forum/like/like.commands.js';
import { FollowProject } from '../contexts/projects/follow/project-follow.commands.js';
import { AnswerInvite, InviteToProject } from '../contexts/projects/project/people.commands.js';
import { AcceptApplication, ApplyToPosting, WritePosting } from '../contexts/projects/project/posting.commands.js';
import { ArchiveProject, WriteProject } from '../contexts/projects/project/project.commands.js';
import { PostProjectUpdate } from '../contexts/projects/update/update.commands.js';
import { SYSTEM } from '../kernel/event.js';
import { type DemoPosting, type DemoProject, readDemoProjects } from './demo-projects.js';
import { drawCover } from './draw-cover.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import type { HoursAgo } from './seed-staff.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
/** How long after a posting people apply to it, and hear of it. */
const APPLIED_AFTER_HOURS = 5;
const ACCEPTED_AFTER_HOURS = 30;
const CLOSED_AFTER_HOURS = 200;
const ARCHIVED_AFTER_HOURS = 1_000;
/** Invitations from before would have expired: nobody could answer them any more. */
const INVITED_HOURS_AGO = 300;

const projectIdOf = (start: FirstStart, index: number): string => start.id(`project/${index}`);
const commentIdOf = (start: FirstStart, project: number, index: number): string => start.id(`project-comment/${project}/${index}`);

/** Lists go by the order of the log, so the last changed is written last. */
const changedHoursAgo = ({ hoursAgo, postings }: DemoProject): number => hoursAgo - Math.max(0, ...postings.map(({ after }) => after));

/** Fills the projects with samples: one in each stage and visibility, with people, postings in each state, updates and comments. */
export async function seedProjects(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const inOrder = [...readDemoProjects().entries()].sort(([, one], [, other]) => changedHoursAgo(other) - changedHoursAgo(one));
  for (const [index, project] of inOrder) {
    const seeded = new SeededProject(start, index, project, hoursAgo);
    await seeded.write();
    await seeded.gather();
    for (const [at, posting] of project.postings.entries()) await seeded.want(at, posting);
    await seeded.tell();
    await seeded.discuss();
    await seeded.follow();
  }
}

/** One sample project on its way through the log. */
class SeededProject {
  private readonly projectId: string;

  constructor(
    private readonly start: FirstStart,
    private readonly index: number,
    private readonly project: DemoProject,
    private readonly hoursAgo: HoursAgo,
  ) {
    this.projectId = projectIdOf(start, index);
  }

  async write(): Promise<void> {
    const { start, index, projectId } = this;
    const { by, title, summary, description, tags, links, repository, stage, visibility, cover, archived } = this.project;
    const picture = cover && (await start.addImage(await drawCover(cover), by, `project/${index}/cover`, start.now(), actor(start, by)));
    const form = {
      title,
      summary,
      description,
      tags: [...tags],
      links: links.map(({ url, label }) => `${url} ${label}`),
      repository,
      stage,
      visibility,
      cover: picture,
    };
    await start.send(
      WriteProject,
      { projectId, memberId: start.memberId(by), isNew: true, form, version: null, owned: 0 },
      `project/${index}`,
      this.after(0),
      SYSTEM,
    );
    if (archived)
      await start.send(ArchiveProject, { ...this.acting(by), archived: true }, `project-archive/${index}`, this.after(ARCHIVED_AFTER_HOURS), actor(start, by));
  }

  /** Who is in it was invited and accepted; some wait yet. */
  async gather(): Promise<void> {
    const { managers, members, invited } = this.project;
    for (const [at, name] of [...managers, ...members, ...invited].entries()) {
      const role = managers.includes(name) ? 'manager' : 'member';
      const inviteId = this.start.id(`project-invite/${this.index}/${name}`);
      const { by } = this.project;
      const invite = { ...this.acting(by), inviteId, role, invitee: { memberId: this.start.memberId(name) }, isClosed: false, judged: 0 } as const;
      await this.start.send(InviteToProject, invite, `project-invite/${this.index}/${name}`, this.invited(at + 1), actor(this.start, by));
      if (invited.includes(name)) continue;
      const answer = { ...this.acting(name), inviteId, accepts: true, digest: null };
      await this.start.send(AnswerInvite, answer, `project-join/${this.index}/${name}`, this.invited(at + 8), actor(this.start, name));
    }
  }

  async want(at: number, { by, title, description, skills, reward, places, after, daysAhead, accepted, applied, closed }: DemoPosting): Promise<void> {
    const { start, index } = this;
    const postingId = start.id(`project-posting/${index}/${at}`);
    const until = daysAhead === null ? null : new Date(Date.parse(start.now()) + daysAhead * DAY_MS).toISOString().slice(0, DAY_LENGTH);
    const words = { title, description, skills: [...skills], rewardType: reward, places, until };
    await start.send(
      WritePosting,
      { ...this.acting(by), postingId, isNew: true, words, isOpen: null },
      `project-posting/${index}/${at}`,
      this.after(after),
      SYSTEM,
    );
    for (const [order, name] of [...accepted, ...applied].entries()) {
      const applicationId = start.id(`project-application/${index}/${at}/${name}`);
      const made = {
        ...this.acting(name),
        postingId,
        applicationId,
        message: `${title} ilanınıza başvurmak istiyorum; haftada birkaç saat ayırabilirim.`,
        isClosed: false,
        waiting: 0,
      };
      await start.send(ApplyToPosting, made, `project-application/${index}/${at}/${name}`, this.after(after + APPLIED_AFTER_HOURS + order), SYSTEM);
      if (!accepted.includes(name)) continue;
      const accept = { ...this.acting(by), applicationId };
      await start.send(AcceptApplication, accept, `project-accept/${index}/${at}/${name}`, this.after(after + ACCEPTED_AFTER_HOURS + order), actor(start, by));
    }
    if (!closed) return;
    const close = { ...this.acting(by), postingId, isNew: false, words: {}, isOpen: false };
    await start.send(WritePosting, close, `project-posting-close/${index}/${at}`, this.after(after + CLOSED_AFTER_HOURS), actor(start, by));
  }

  async tell(): Promise<void> {
    const { start, index, projectId } = this;
    for (const [at, { by, type: kind, content, hoursAgo: hours, likes }] of this.project.updates.entries()) {
      const updateId = start.id(`project-update/${index}/${at}`);
      const data = { ...this.acting(by), updateId, kind, content, visibility: null };
      await start.send(PostProjectUpdate, data, `project-update/${index}/${at}`, this.hoursAgo(hours), SYSTEM);
      for (const [more, who] of likes.entries()) {
        const like = { targetType: 'update', targetId: updateId, projectId, memberId: start.memberId(who), authorId: start.memberId(by), liked: true } as const;
        await start.send(LikeContent, like, `project-update-like/${index}/${at}/${who}`, this.hoursAgo(hours - (more + 1) / 4), actor(start, who));
      }
    }
  }

  async discuss(): Promise<void> {
    const { start, index, projectId, project } = this;
    for (const [at, { by, content, hoursAgo: hours, answers, likes }] of project.comments.entries()) {
      const commentId = commentIdOf(start, index, at);
      const parentId = answers === null ? null : commentIdOf(start, index, answers);
      const data = { commentId, projectId, parentId, authorId: start.memberId(by), content, quotedCommentId: null };
      await start.send(AddComment, data, `project-comment/${index}/${at}`, this.hoursAgo(hours), SYSTEM);
      for (const [more, who] of likes.entries()) {
        const like = {
          targetType: 'comment',
          targetId: commentId,
          projectId,
          memberId: start.memberId(who),
          authorId: start.memberId(by),
          liked: true,
        } as const;
        await start.send(LikeContent, like, `project-comment-like/${index}/${at}/${who}`, this.hoursAgo(hours - (more + 1) / 4), actor(start, who));
      }
    }
  }

  async follow(): Promise<void> {
    for (const [at, name] of this.project.followers.entries())
      await this.start.send(FollowProject, this.acting(name), `project-follow/${this.index}/${name}`, this.invited(at + 9), actor(this.start, name));
  }

  private acting(name: string) {
    return { projectId: this.projectId, memberId: this.start.memberId(name) };
  }

  /** ISO time so many hours after its people were invited. */
  private invited(hours: number): string {
    return this.hoursAgo(Math.min(this.project.hoursAgo, INVITED_HOURS_AGO) - hours);
  }

  /** ISO time so many hours after it was created. */
  private after(hours: number): string {
    return this.hoursAgo(this.project.hoursAgo - hours);
  }
}
