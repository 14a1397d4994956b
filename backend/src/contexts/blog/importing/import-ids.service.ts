import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { isThere } from '../post/post.state.rules.js';
import { postStream } from '../post/post.stream.js';
import { digestOf } from '../post/post-texts.service.js';
import type { BroughtPost } from './brought-post.rules.js';

/** So often a post may be brought again that its author deleted. */
const TURNS = 10;

/** What is known of a post before it is brought: the id that it will have, or the one under which it is here; both are null once it was brought and deleted too often. */
interface Known {
  readonly id: string | null;
  readonly isHere: boolean;
}

/** Gives the posts that members bring their ids: the same post of the same member has the same one, so that it is here once, however often it is brought. */
@Injectable()
export class ImportIds {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async of(post: BroughtPost, memberId: string): Promise<Known> {
    if (post.id !== null && (await this.isSame(post.id, post, memberId))) return { id: post.id, isHere: true };
    for (let turn = 0; turn < TURNS; turn++) {
      const id = this.idOf(post.source, memberId, turn);
      const found = await this.store.state(postStream, id);
      if (found === null) return { id, isHere: false };
      if (isThere(found)) return { id, isHere: true };
    }
    return { id: null, isHere: false };
  }

  /** Whether the post from which a file was made is here still, and says the same. */
  private async isSame(id: string, { content }: BroughtPost, memberId: string): Promise<boolean> {
    const found = UUID.test(id) ? await this.store.state(postStream, id) : null;
    return isThere(found) && found.authorId === memberId && found.words.digest === digestOf(content);
  }

  /** A UUID of the eighth kind: one that is made of what it names. Keyed, so that nobody learns from it what was brought. */
  private idOf(source: string, memberId: string, turn: number): string {
    const blind = this.vault.blind('post-import', JSON.stringify([memberId, digestOf(source), turn]));
    const hex = createHash('sha256').update(blind).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
