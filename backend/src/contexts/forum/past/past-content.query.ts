import { Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { type PastText, TRAVEL_TEXT } from '../../../../contracts/travel.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { factRows } from '../../../platform/identity/fact-rows.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { comment } from '../comment/comment.decider.js';
import { commentStream } from '../comment/comment.stream.js';
import { heldText } from '../holding/held.decider.js';
import { heldTextStream } from '../holding/held.stream.js';
import { topic } from '../topic/topic.decider.js';
import { topicStream } from '../topic/topic.stream.js';
import { CategoryQuery } from '../views/category.query.js';
import { whatHappenedToText } from './content-facts.text.js';

const STATE_LABEL = { visible: 'Görünür', held: 'Onay bekliyor', hidden: 'Gizli', deleted: 'Kaldırıldı' } as const;
const NONE = '–';
/** After these it says something else. */
const WORDED = /^(TopicHeld|CommentHeld|TopicCreated|CommentAdded|(Topic|Comment)(Edited|EditedByModerator|TextReturned))$/;

/** What a text said, wherever it stood. */
interface Stood {
  readonly kind: 'Konu' | 'Yorum';
  readonly title: string | null;
  readonly content: string;
  readonly state: PastText['state'];
  readonly categoryId: string | null;
  readonly tags: readonly string[];
  readonly solved: boolean | null;
  readonly locked: boolean | null;
  readonly withdrawn: boolean;
}

/** Answers what a topic or a comment said. What its author took along is shut at every moment. */
@Injectable()
export class PastContentQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly categories: CategoryQuery,
    private readonly texts: RenderedTexts,
  ) {}

  async facts(id: string): Promise<FactRow[]> {
    const { held, written } = await this.read(id);
    return factRows(this.authors, [...held, ...written], whatHappenedToText);
  }

  async at(id: string, { position }: { readonly position: number }) {
    const facts = await this.read(id);
    const [then, now] = [stoodAt(facts, position), stoodAt(facts, Number.MAX_SAFE_INTEGER)];
    if (!then || !now) return null;
    const category = then.categoryId ? (await this.categories.tags([then.categoryId])).get(then.categoryId) : null;
    const worded = [...facts.held, ...facts.written].filter(({ type }) => WORDED.test(type));
    const version = worded.filter((fact) => fact.position <= position).length;
    const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'Evet' : 'Hayır');
    const rows = [
      { key: 'state', label: 'Görünürlük', value: STATE_LABEL[then.state] },
      { key: 'version', label: 'Metnin hâli', value: `${version} / ${worded.length}` },
      { key: 'category', label: 'Kategori', value: then.categoryId === null ? null : (category?.name ?? NONE) },
      { key: 'tags', label: 'Etiketler', value: then.kind === 'Yorum' ? null : then.tags.join(', ') || NONE },
      { key: 'solved', label: 'Çözüldü', value: yesOrNo(then.solved) },
      { key: 'locked', label: 'Kilitli', value: yesOrNo(then.locked) },
    ].flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]));
    const title = now.withdrawn ? now.kind : `${now.kind} · ${now.title ?? excerptOf(now.content)}`;
    return { title, rows: now.withdrawn ? rows.filter(({ key }) => key !== 'tags') : rows, text: await this.textOf(then, now, version, worded.length) };
  }

  private async textOf(then: Stood, now: Stood, version: number, versions: number): Promise<PastText> {
    const shut = now.withdrawn ? TRAVEL_TEXT.withdrawn : then.content === '' ? TRAVEL_TEXT.gone : null;
    const words = shut ? { title: null, html: '' } : { title: then.title, html: await this.texts.of(then.content) };
    return { version, versions, ...words, state: then.state, shut };
  }

  private async read(id: string) {
    const [held, topicFacts, commentFacts] = await Promise.all([
      this.store.read(heldTextStream, id),
      this.store.read(topicStream, id),
      this.store.read(commentStream, id),
    ]);
    return { held, topicFacts, commentFacts, written: [...topicFacts, ...commentFacts] as RecordedEvent[] };
  }
}

type Facts = Awaited<ReturnType<PastContentQuery['read']>>;

/** Null before it was written. */
function stoodAt({ held, topicFacts, commentFacts }: Facts, position: number): Stood | null {
  const upTo = <Fact extends RecordedEvent>(facts: readonly Fact[]) => facts.filter((fact) => fact.position <= position);
  const opened = fold(topic, upTo(topicFacts));
  if (opened) {
    const { title, content, state, categoryId, tags, solution, locked, withdrawn = false } = opened;
    return { kind: 'Konu', title, content, state, categoryId, tags, solved: solution !== null, locked, withdrawn };
  }
  const added = fold(comment, upTo(commentFacts));
  const plain = { title: null, categoryId: null, tags: [], solved: null, locked: null } as const;
  if (added) return { kind: 'Yorum', ...plain, content: added.content, state: added.state, withdrawn: added.withdrawn ?? false };
  const waiting = fold(heldText, upTo(held));
  if (!waiting) return null;
  const state = waiting.waits ? 'held' : 'deleted';
  const withdrawn = waiting.withdrawn ?? false;
  if ('comment' in waiting.text) return { kind: 'Yorum', ...plain, content: waiting.text.comment.content, state, withdrawn };
  const { title, content, categoryId, tags } = waiting.text.topic;
  return { kind: 'Konu', ...plain, title, content, categoryId, tags, state, withdrawn };
}
