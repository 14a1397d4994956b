import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { OpenPosting, RevisePosting, type WritePosting } from './posting.commands.js';
import type { PostingWords } from './posting.events.js';
import { lookedAt } from './posting.state.rules.js';
import { projectStream } from './project.stream.js';
import { ProjectGate } from './project-gate.service.js';

const NOTHING: PostingWords = { title: '', description: '', skills: [], rewardType: '', places: 1, until: null };

/** Looks at what is sent before anything of it is kept. */
@Injectable()
export class WritePostingHandler implements ICommandHandler<WritePosting> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: ProjectGate,
  ) {}

  async execute({ data, origin }: WritePosting): Promise<void> {
    const { projectId, postingId, memberId, isNew, words, isOpen } = data;
    const project = await this.store.state(projectStream, projectId);
    const posting = project?.postings.get(postingId) ?? null;
    const judgedFor = project?.visibility ?? 'private';
    const wanted = { ...(posting?.words ?? NOTHING), ...words };
    const saving = isNew
      ? new OpenPosting({ projectId, postingId, memberId, words: wanted, judgedFor }, origin)
      : new RevisePosting({ projectId, postingId, memberId, words, isOpen, judged: posting?.changes ?? 0, judgedFor }, origin);
    const events = await this.store.rehearse(projectStream, projectId, saving);
    if (project && events.some(({ type }) => type === 'PostingOpened' || type === 'PostingRevised')) {
      if (wanted.rewardType !== posting?.words.rewardType) await this.gate.refuseChoice('reward_type', wanted.rewardType);
      await this.gate.look(memberId, project.visibility, lookedAt(wanted), posting && lookedAt(posting.words), origin);
    }
    await this.store.decideOn(projectStream, projectId, saving);
  }
}
