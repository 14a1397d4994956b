import { HOLD_CAUSE_LABEL, HOLD_CAUSES, type HoldCause } from '../../../../contracts/holding.js';
import type { ForumTextKind } from '../../../../contracts/text-kinds.js';
import type { WatchedWord } from '../../../../contracts/watched-words.js';
import type { WhatIfEffect } from '../../../../contracts/what-if.js';
import { type RecordedEvent, type StoredEvent, SYSTEM } from '../../../kernel/event.js';
import type { EventReader } from '../../../kernel/event-reader.js';
import { Differences, type Found } from '../../../platform/what-if/differences.js';
import type { CommentAdded } from '../comment/comment.events.js';
import { threadIdOf } from '../comment/under.rules.js';
import type { CommentHeld, TopicHeld } from '../holding/held.events.js';
import { type HoldingPolicy, holdCauses, passes, type Weighed, type Writing, wholeText } from '../holding/holding.rules.js';
import type { TopicCreated } from '../topic/topic.events.js';
import { acceptedChange, COUNTING_FACTS } from './accepted.rules.js';

/** Rules that texts are weighed by. */
export interface HoldingWorld {
  readonly policyAt: (at: string) => HoldingPolicy;
  readonly wordsIn: (text: string, at: string) => readonly WatchedWord[];
}

export interface HoldingTrialOf {
  readonly since: string;
  /** What held in those days. */
  readonly inForce: HoldingWorld;
  readonly other: HoldingWorld;
  /** Whether the words differ: nearly every text has to be opened then. */
  readonly ofWords: boolean;
  readonly reader: EventReader;
  /** Whether its author took a text back: nothing is said of it any more. */
  readonly isTakenBack: (kind: ForumTextKind, textId: string) => Promise<boolean>;
}

type Sent = RecordedEvent<TopicCreated | CommentAdded | TopicHeld | CommentHeld>;

const SENT: readonly string[] = ['TopicCreated', 'CommentAdded', 'TopicHeld', 'CommentHeld'];

/**
 * Weighs every text that was sent once more, by what held and by what is tried: where the two disagree, it would have gone otherwise. Each is
 * weighed by what its author had in the forum at that time, as it was: what another rule had held before is not taken from it.
 */
export class HoldingTrial {
  readonly types: ReadonlySet<string> = new Set([...SENT, ...COUNTING_FACTS]);
  /** How many texts of an author are shown. */
  private readonly accepted = new Map<string, number>();
  /** Texts that were held and have not been let in. */
  private readonly waiting = new Set<string>();
  private readonly differences = new Differences();

  constructor(private readonly trial: HoldingTrialOf) {}

  /** The facts of the log in their order, those of `types` at least. */
  async take(stored: StoredEvent): Promise<void> {
    const fact = this.trial.reader.readShut(stored);
    if (SENT.includes(fact.type)) await this.takeSent(fact as Sent, stored);
    const change = acceptedChange(fact);
    if (change && change.by !== 0) this.accepted.set(change.authorId, (this.accepted.get(change.authorId) ?? 0) + change.by);
  }

  found(): Found {
    return this.differences.found();
  }

  private async takeSent(fact: Sent, stored: StoredEvent): Promise<void> {
    const isLetIn = this.waiting.delete(textIdOf(fact));
    if (isHeld(fact)) this.waiting.add(textIdOf(fact));
    // What the installation wrote in a member's name is weighed as if they had sent it.
    const { role } = fact.actor;
    const isStaff = role !== SYSTEM.role && passes(role);
    if (fact.at >= this.trial.since && !isLetIn && !isStaff) await this.weigh(fact, stored);
  }

  private async weigh(fact: Sent, stored: StoredEvent): Promise<void> {
    const { inForce, other, ofWords } = this.trial;
    const accepted = this.accepted.get(fact.data.authorId) ?? 0;
    const policies = [inForce.policyAt(fact.at), other.policyAt(fact.at)] as const;
    const isOpened = ofWords || linksMayDiffer(accepted, ...policies);
    const writing = isOpened ? writingOf((await this.trial.reader.read(stored)) as Sent) : UNREAD;
    const { counts } = this.differences;
    counts.lookedAt += 1;
    if (isHeld(fact)) counts.decided += 1;
    if (!writing) {
      counts.unjudged += 1;
      return;
    }
    const weighed = (world: HoldingWorld, policy: HoldingPolicy): Weighed => ({
      ...{ accepted, policy, words: ofWords ? world.wordsIn(wholeText(writing), fact.at) : [] },
    });
    await this.compare(fact, writing, weighed(inForce, policies[0]), weighed(other, policies[1]));
  }

  private async compare(fact: Sent, writing: Writing, was: Weighed, would: Weighed): Promise<void> {
    const recorded: readonly HoldCause[] = isHeld(fact) ? fact.data.causes : [];
    const [before, after] = [holdCauses(writing, was), holdCauses(writing, would)];
    // Where both say the same, what was recorded counts: the author's texts of that very moment are known to nobody any more.
    const causes = HOLD_CAUSES.filter((cause) => (before.includes(cause) === after.includes(cause) ? recorded : after).includes(cause));
    const refused = wordsOf(would, 'refuse').filter((word) => !wordsOf(was, 'refuse').includes(word));
    const effect = effectOf({ wasHeld: recorded.length > 0, wouldBe: causes.length > 0, isRefused: refused.length > 0 });
    if (!effect) return;
    if (await this.trial.isTakenBack('commentId' in fact.data ? 'comment' : 'topic', textIdOf(fact))) {
      this.differences.counts.unjudged += 1;
      return;
    }
    const detail = effect === 'refused' ? namedWords(refused) : detailOf(effect === 'held' ? causes : recorded, effect === 'held' ? would : was);
    const { authorId: memberId } = fact.data;
    this.differences.add({ effect, memberId, factId: fact.id, position: fact.position, at: fact.at, textId: textIdOf(fact), detail });
  }
}

const isHeld = (fact: Sent): fact is RecordedEvent<TopicHeld | CommentHeld> => fact.type === 'TopicHeld' || fact.type === 'CommentHeld';
const textIdOf = ({ data }: Sent): string => ('commentId' in data ? data.commentId : data.topicId);

/** Stands for a text that need not be read: it has neither links nor words by either. */
const UNREAD: Writing = { under: null, title: null, content: '' };

/** Null when it cannot be read any more. */
function writingOf({ data }: Sent): Writing | null {
  if (!data.content) return null;
  return 'title' in data ? { under: null, title: data.title, content: data.content } : { under: threadIdOf(data), title: null, content: data.content };
}

function linksMayDiffer(accepted: number, then: HoldingPolicy, other: HoldingPolicy): boolean {
  if (then.newUntilPosts === other.newUntilPosts && then.linksOfNew === other.linksOfNew) return false;
  return accepted < Math.max(then.newUntilPosts, other.newUntilPosts);
}

function effectOf({ wasHeld, wouldBe, isRefused }: { wasHeld: boolean; wouldBe: boolean; isRefused: boolean }): WhatIfEffect | null {
  if (isRefused) return 'refused';
  if (wasHeld === wouldBe) return null;
  return wouldBe ? 'held' : 'passed';
}

const wordsOf = ({ words }: Weighed, consequence: WatchedWord['consequence']): readonly string[] =>
  words.filter((word) => word.consequence === consequence).map(({ word }) => word);
const namedWords = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
const detailOf = (causes: readonly HoldCause[], { words }: Weighed): string =>
  causes.map((cause) => (cause === 'words' && words.length > 0 ? namedWords(words.map(({ word }) => word)) : HOLD_CAUSE_LABEL[cause])).join(' ');
