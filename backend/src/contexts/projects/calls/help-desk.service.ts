import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type CreatePostingRequest,
  type EditPostingRequest,
  POSTING_LIMITS,
  POSTING_TEXT,
  type SavedApplication,
  type SavedPosting,
} from '../../../../contracts/help-wanted.js';
import { PROJECT_LIMITS, PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import {
  AcceptApplication,
  ApplyToPosting,
  RejectApplication,
  RemovePosting,
  SeeApplication,
  WithdrawApplication,
  WritePosting,
} from '../project/posting.commands.js';
import type { PostingWords } from '../project/posting.events.js';
import { SavedProjectQuery } from '../project/saved-project.query.js';
import { TiesQuery } from '../ties/ties.query.js';

type OnApplication = { projectId: string; memberId: string; applicationId: string };
export type ApplicationStep = 'seen' | 'accept' | 'reject' | 'withdraw';
const STEP: Record<ApplicationStep, (asked: OnApplication, origin: Origin) => Command> = {
  seen: (asked, origin) => new SeeApplication(asked, origin),
  accept: (asked, origin) => new AcceptApplication(asked, origin),
  reject: (asked, origin) => new RejectApplication(asked, origin),
  withdraw: (asked, origin) => new WithdrawApplication(asked, origin),
};

/** Postings for help and applications to them: each call answers how they stand by their facts. */
@Injectable()
export class HelpDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly saved: SavedProjectQuery,
    private readonly ties: TiesQuery,
    private readonly shutOuts: ShutOuts,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async open({ project_id: projectId, ...request }: CreatePostingRequest, memberId: string, caller: Caller): Promise<SavedPosting> {
    await this.countSave(memberId);
    const postingId = this.ids.next();
    const data = { projectId, postingId, memberId, isNew: true, words: wordsOf(request), isOpen: null };
    await this.commands.execute(new WritePosting(data, this.origins.of(caller)));
    return this.saved.posting(projectId, postingId);
  }

  async revise(postingId: string, asked: EditPostingRequest, memberId: string, caller: Caller): Promise<SavedPosting> {
    await this.countSave(memberId);
    const { is_open: isOpen = null, ...request } = asked;
    const projectId = await this.ties.projectOf('posting', postingId);
    const data = { projectId, postingId, memberId, isNew: false, words: wordsOf(request), isOpen };
    await this.commands.execute(new WritePosting(data, this.origins.of(caller)));
    return this.saved.posting(projectId, postingId);
  }

  async remove(postingId: string, memberId: string, caller: Caller): Promise<void> {
    const projectId = await this.ties.projectOf('posting', postingId);
    await this.commands.execute(new RemovePosting({ projectId, postingId, memberId }, this.origins.of(caller)));
  }

  async apply(postingId: string, message: string, memberId: string, caller: Caller): Promise<SavedApplication> {
    const projectId = await this.ties.projectOf('posting', postingId);
    const applicationId = this.ids.next();
    const [isClosed, waiting] = await Promise.all([this.isClosed(projectId, memberId), this.ties.waiting(memberId)]);
    const data = { projectId, postingId, memberId, applicationId, message, isClosed, waiting };
    await this.limits.doInDay(`project-apply:${memberId}`, POSTING_LIMITS.applicationsADay, POSTING_TEXT.tooManyApplications, () =>
      this.commands.execute(new ApplyToPosting(data, this.origins.of(caller))),
    );
    return this.saved.application(projectId, applicationId);
  }

  async step(what: ApplicationStep, applicationId: string, memberId: string, caller: Caller): Promise<SavedApplication> {
    const projectId = await this.ties.projectOf('application', applicationId);
    await this.commands.execute(STEP[what]({ projectId, memberId, applicationId }, this.origins.of(caller)));
    return this.saved.application(projectId, applicationId);
  }

  /** Whoever owns the project has shut the applicant out. */
  private async isClosed(projectId: string, memberId: string): Promise<boolean> {
    const ownerId = await this.saved.ownerOf(projectId);
    return ownerId !== null && (await this.shutOuts.blockersAmong([ownerId], memberId)).size > 0;
  }

  private countSave(memberId: string): Promise<void> {
    return this.limits.countInHour(`project-save:${memberId}`, PROJECT_LIMITS.savesAnHour, PROJECT_WRITING_TEXT.tooManySaves);
  }
}

/** What the wire calls otherwise than the facts do. */
function wordsOf({ title, description, skills, project_reward_type, places, until }: Omit<EditPostingRequest, 'is_open'>): Partial<PostingWords> {
  const given = { title, description, skills, rewardType: project_reward_type, places, until: until === '' ? null : until } satisfies Record<
    keyof PostingWords,
    unknown
  >;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
