import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { NO_EVENTS } from '../../../platform/chain/chain.js';
import type { Links } from '../../../platform/chain/links.js';
import { GrowingTree, leafOf } from '../../../platform/chain/merkle-tree.js';
import { LINKS } from '../../../platform/tokens.js';

const PAGE = 1_000;

/** The tree over the links, which grows with them as long as the process lives. */
@Injectable()
export class SealedLinks {
  private tree = new GrowingTree();
  private size = 0;
  private head = NO_EVENTS;
  private growing: Promise<void> | null = null;

  constructor(@Inject(LINKS) private readonly links: Links) {}

  /** What a seal would vouch for now. */
  async now(): Promise<{ readonly size: number; readonly head: string; readonly root: string }> {
    this.growing ??= this.grow().finally(() => {
      this.growing = null;
    });
    await this.growing;
    return { size: this.size, head: this.head, root: this.tree.root() };
  }

  private async grow(): Promise<void> {
    const [kept] = this.size > 0 ? await this.links.read(this.size, 1) : [];
    // An operator has let go of links since, and they were made anew.
    if (this.size > 0 && kept?.hash !== this.head) [this.tree, this.size, this.head] = [new GrowingTree(), 0, NO_EVENTS];
    for (;;) {
      const page = await this.links.read(this.size + 1, PAGE);
      for (const { hash } of page) this.tree.append(leafOf(hash));
      this.size += page.length;
      this.head = page.at(-1)?.hash ?? this.head;
      if (page.length < PAGE) return;
      // A million links take seconds, in which requests are answered too.
      await breath();
    }
  }
}
