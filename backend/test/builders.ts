import { randomUUID } from 'node:crypto';
import type { GivenRole } from '../contracts/project-people.js';
import type { ProjectVisibility } from '../contracts/projects.js';
import { AnswerInvite, InviteToProject } from '../src/contexts/projects/project/people.commands.js';
import { ArchiveProject, CreateProject, type ProjectCommand, ReviseProject } from '../src/contexts/projects/project/project.commands.js';
import type { ProjectWords } from '../src/contexts/projects/project/project.events.js';
import { projectStream } from '../src/contexts/projects/project/project.stream.js';
import type { Command } from '../src/kernel/command.js';
import { EventStore } from '../src/kernel/event-store.js';
import type { TestApp } from './app.js';
import type { Client } from './client.js';

const WORDS: ProjectWords = {
  title: 'Açık takvim',
  summary: 'Toplulukların etkinlik takvimi',
  description: '',
  tags: [],
  cover: null,
  links: [],
  repository: null,
};

/** Members who build projects, straight by its rules. */
export class Builders {
  constructor(private readonly app: TestApp) {}

  async found(owner: Client, visibility: ProjectVisibility = 'public', words: Partial<ProjectWords> = {}): Promise<string> {
    const projectId = randomUUID();
    const data = { projectId, ownerId: owner.id, words: { ...WORDS, ...words }, stage: 'idea', visibility };
    await this.decide(projectId, owner, (origin) => new CreateProject(data, origin));
    return projectId;
  }

  async join(projectId: string, owner: Client, member: Client, role: GivenRole = 'member'): Promise<void> {
    const inviteId = randomUUID();
    const invite = { projectId, memberId: owner.id, inviteId, role, invitee: { memberId: member.id }, isClosed: false, judged: 0 };
    await this.decide(projectId, owner, (origin) => new InviteToProject(invite, origin));
    await this.decide(projectId, member, (origin) => new AnswerInvite({ projectId, memberId: member.id, inviteId, accepts: true, digest: null }, origin));
  }

  archive(projectId: string, owner: Client, archived = true): Promise<void> {
    return this.decide(projectId, owner, (origin) => new ArchiveProject({ projectId, memberId: owner.id, archived }, origin));
  }

  show(projectId: string, owner: Client, visibility: ProjectVisibility, version: number): Promise<void> {
    const data = { projectId, memberId: owner.id, words: WORDS, stage: 'idea', visibility, version, judged: version, judgedPostings: 0, isShown: true };
    return this.decide(projectId, owner, (origin) => new ReviseProject(data, origin));
  }

  private async decide(projectId: string, who: Client, command: (origin: Command['origin']) => ProjectCommand): Promise<void> {
    const id = randomUUID();
    const origin = { id, at: this.app.clock.now().toISOString(), actor: { id: who.id, role: 'user' }, correlationId: id, causationId: null };
    await this.app.meydan.app.get(EventStore).decideOn(projectStream, projectId, command(origin));
    this.app.clock.advance({ minutes: 1 });
    await this.app.settled();
  }
}
