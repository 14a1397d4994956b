import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { PostStatus } from '../../../../contracts/blog.js';
import { bytesOf, contentProblem } from '../../../../contracts/blog-problems.js';
import { POST_TEXT } from '../../../../contracts/blog-writing.js';
import { ownImage } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { Addresses } from '../address/addresses.service.js';
import { DraftPost, RevisePost, type SavedWords, WritePost } from './post.commands.js';
import { ownPost, type WrittenPost } from './post.state.rules.js';
import { postStream } from './post.stream.js';
import { PostGate } from './post-gate.service.js';
import { PostGround } from './post-ground.port.js';
import { formed } from './post-saving.rules.js';
import { digestOf, PostTexts } from './post-texts.service.js';

/** Looks at what is sent before anything of it is kept; then come the address and the text, and the fact that names both. */
@Injectable()
export class WritePostHandler implements ICommandHandler<WritePost> {
  constructor(
    private readonly store: EventStore,
    private readonly ground: PostGround,
    private readonly gate: PostGate,
    private readonly addresses: Addresses,
    private readonly texts: PostTexts,
  ) {}

  async execute(command: WritePost): Promise<void> {
    const { postId, memberId, isNew, form } = command.data;
    if (isNew && (await this.store.hasBegun(postStream, postId))) return;
    const before = isNew ? null : ownPost(await this.store.state(postStream, postId), memberId);
    refuseProblems('post.text', { content: (form.content === undefined ? null : contentProblem(form.content)) ?? undefined });
    const wanted = await this.usable(command, before);
    const events = await this.store.rehearse(postStream, postId, saving(command, wanted));
    if (events.length > 0)
      await this.gate.look({ postId, memberId, before, words: wanted, content: form.content ?? null, status: statusAfter(command, before) }, command.origin);
    const words = events.length > 0 ? { ...wanted, slug: await this.address(command, before, wanted.slug) } : wanted;
    await this.save(command, words, before);
  }

  /** All that it is to say, with the address that is wanted for it and, where the text is a new one, without its key. */
  private async usable({ data: { postId, memberId, form }, origin }: WritePost, before: WrittenPost | null): Promise<SavedWords> {
    const words = formed(form, before, postId);
    if (form.cover && words.cover !== before?.words.cover) await this.refuseForeign(form.cover, memberId);
    if (form.categoryId && form.categoryId !== before?.categoryId) await this.ground.refusePlace(form.categoryId, origin);
    const tags = form.tags ? await this.ground.usableTags(form.tags) : words.tags;
    const cover = words.cover ? (ownImage(words.cover)?.url ?? words.cover) : null;
    if (form.content === undefined && before) return { ...words, cover, tags };
    const digest = digestOf(form.content ?? '');
    const textKey = digest === before?.words.digest ? before.words.textKey : '';
    return { ...words, cover, tags, digest, bytes: bytesOf(form.content ?? ''), textKey };
  }

  private async refuseForeign(cover: string, memberId: string): Promise<void> {
    const [id = ''] = ownImage(cover)?.url.split('/').slice(-1) ?? [];
    if (id && (await this.ground.isOwnImage(id.toLowerCase(), memberId))) return;
    throw new RuleViolation('post.foreign-cover', POST_TEXT.foreignCover, { featured_image: POST_TEXT.foreignCover });
  }

  /** One that was made from the title stays where the title still gives it. */
  private async address({ data: { postId }, origin }: WritePost, before: WrittenPost | null, slug: string): Promise<string> {
    return before?.words.slug === slug ? slug : this.addresses.reserve(slug, postId, origin);
  }

  private async save(command: WritePost, words: SavedWords, before: WrittenPost | null): Promise<void> {
    const { postId, memberId, form } = command.data;
    const record = (textKey: string) => this.store.decideOn(postStream, postId, saving(command, { ...words, textKey }, before?.changes));
    if (words.textKey !== '') await record(words.textKey);
    else await this.texts.keep({ postId, authorId: memberId }, form.content ?? '', record);
  }
}

const statusAfter = ({ data: { status } }: WritePost, before: WrittenPost | null): PostStatus => status ?? before?.status ?? 'draft';

function saving(
  { data: { postId, memberId, isNew, version, status, at, brought }, origin }: WritePost,
  words: SavedWords,
  judged?: number,
): DraftPost | RevisePost {
  return isNew
    ? new DraftPost({ postId, authorId: memberId, words, status: status ?? 'draft', at, ...(brought && { brought }) }, origin)
    : new RevisePost({ postId, memberId, words, version, status, at, ...(judged !== undefined && { judged }) }, origin);
}
