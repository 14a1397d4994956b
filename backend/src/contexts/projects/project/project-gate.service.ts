import { Injectable } from '@nestjs/common';
import { POSTING_TEXT } from '../../../../contracts/help-wanted.js';
import { PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { ownImage } from '../../../../contracts/writing.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { CHOICES_ID, choicesStream } from '../choices/choices.decider.js';
import { ProjectGround } from './project-ground.port.js';

export interface LookedAt {
  readonly title: string;
  readonly content: string;
}

const UNKNOWN = {
  stage: ['project.unknown-stage', 'stage', PROJECT_WRITING_TEXT.unknownStage],
  reward_type: ['posting.unknown-reward', 'project_reward_type', POSTING_TEXT.unknownReward],
} as const;

/** Looks at what a project or a posting is to say before it is kept. */
@Injectable()
export class ProjectGate {
  constructor(
    private readonly store: EventStore,
    private readonly ground: ProjectGround,
  ) {}

  /** Throws for what is not offered in a list; nothing chosen is for the rules to refuse. */
  async refuseChoice(kind: keyof typeof UNKNOWN, code: string): Promise<void> {
    const choices = await this.store.state(choicesStream, CHOICES_ID);
    if (code === '' || choices.some((choice) => choice.kind === kind && choice.code === code && !choice.retired)) return;
    const [rule, field, sentence] = UNKNOWN[kind];
    throw new RuleViolation(rule, sentence, { [field]: sentence });
  }

  usableTags(tags: readonly string[]): Promise<string[]> {
    return this.ground.usableTags(tags);
  }

  /** The address of a cover as it is kept; throws unless a member has uploaded the picture. */
  async ownCover(cover: string, memberId: string): Promise<string> {
    const url = ownImage(cover)?.url ?? '';
    const [id = ''] = url.split('/').slice(-1);
    if (id && (await this.ground.isOwnImage(id.toLowerCase(), memberId))) return url;
    throw new RuleViolation('project.foreign-cover', PROJECT_WRITING_TEXT.foreignCover, { cover_image_url: PROJECT_WRITING_TEXT.foreignCover });
  }

  /** Throws where others must not read this; what only its own people read is theirs. `before`: what others could read. */
  async look(memberId: string, visibility: ProjectVisibility, text: LookedAt, before: LookedAt | null, origin: Origin): Promise<void> {
    if (visibility !== 'private') await this.ground.refuseProjectText(memberId, text, before, origin);
  }

  /** The same of what whoever is invited reads of a private project. */
  lookAsInvited(memberId: string, text: LookedAt, before: LookedAt | null, origin: Origin): Promise<void> {
    return this.ground.refuseInvitedText(memberId, text, before, origin);
  }
}
