import type { Role } from '../../../../contracts/permissions.js';
import { Command } from '../../../kernel/command.js';
import type { ModeratorEdit } from '../rules/edition.rules.js';

/** A moderator puts other words in the place of the author's; what is null stays as it is. */
export class EditTopicByModerator extends Command<{ topicId: string; title: string | null; content: string } & ModeratorEdit> {
  readonly type = 'EditTopicByModerator';
}

/** The keys of all earlier words are destroyed. `images`: the pictures that these showed and the present ones do not; the handler reads them. */
export class DestroyTopicText extends Command<{ topicId: string; word: string; authorRole: Role; images?: readonly string[] }> {
  readonly type = 'DestroyTopicText';
}

/** An appeal brings the author's words back; whoever wrote on since, or lost them for good, keeps what stands there. */
export class ReturnTopicText extends Command<{ topicId: string; decisionId: string; reason: string }> {
  readonly type = 'ReturnTopicText';
}

export type TopicEditionCommand = EditTopicByModerator | DestroyTopicText | ReturnTopicText;
