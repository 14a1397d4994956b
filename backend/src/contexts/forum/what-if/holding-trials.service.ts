import { Inject, Injectable } from '@nestjs/common';
import type { ForumTextKind } from '../../../../contracts/text-kinds.js';
import type { EventReader } from '../../../kernel/event-reader.js';
import type { Views } from '../../../kernel/views.js';
import { EVENT_READER, VIEWS } from '../../../platform/tokens.js';
import { heldWaitsView } from '../holding/held-waits.model.js';
import type { HoldingPolicy } from '../holding/holding.rules.js';
import { HoldingSettings } from '../holding/holding-settings.port.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';
import { HoldingTrial } from './holding-trial.service.js';
import { type ChangedWords, OtherWords } from './other-words.port.js';

const VIEW_OF = { topic: topicsView.name, comment: commentsView.name } as const satisfies Record<ForumTextKind, string>;

/** Tries what other rules about new members or other words would have held. */
@Injectable()
export class HoldingTrials {
  constructor(
    @Inject(EVENT_READER) private readonly reader: EventReader,
    private readonly settings: HoldingSettings,
    private readonly words: OtherWords,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  async begin({ policy, words }: { policy: Partial<HoldingPolicy>; words: ChangedWords }, since: string): Promise<HoldingTrial> {
    const { inForce, other } = await this.words.with(words);
    const policyAt = (at: string) => this.settings.policyAt(at);
    return new HoldingTrial({
      since,
      reader: this.reader,
      inForce: { policyAt, wordsIn: inForce },
      other: { policyAt: (at) => ({ ...policyAt(at), ...policy }), wordsIn: other },
      isTakenBack: (kind, textId) => this.isTakenBack(kind, textId),
      ofWords: words.watch.length + words.unwatch.length > 0,
    });
  }

  private async isTakenBack(kind: ForumTextKind, textId: string): Promise<boolean> {
    const [text, wait] = await Promise.all([
      this.views.get<TopicDocument | CommentDocument>(VIEW_OF[kind], textId),
      this.views.get(heldWaitsView.name, textId),
    ]);
    return text?.state === 'withdrawn' || wait?.end === 'withdrawn';
  }
}
