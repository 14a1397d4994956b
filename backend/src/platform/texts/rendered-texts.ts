import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TextKind } from '../../../contracts/rendering/markdown.js';
import type { TextRenderer } from './text-renderer.js';

/** Characters of markup that are kept; twice as many bytes. */
const KEPT = 16_000_000;
/** A text that was not rendered in time is tried again after this, in case only the machine was busy. */
const FAILED_MS = 60_000;

/**
 * What texts look like as HTML, rendered once as long as it is kept. Kept in memory alone and found by the digest of the text:
 * nothing that is sealed elsewhere lies open on a disk, and who has not the text cannot ask for its HTML.
 */
export class RenderedTexts {
  private readonly kept = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: (html) => html.length + 1 });
  private readonly asked = new Map<string, Promise<string>>();

  constructor(private readonly renderer: Pick<TextRenderer, 'render'>) {}

  async of(source: string, kind: TextKind = 'member'): Promise<string> {
    if (source === '') return '';
    const digest = createHash('sha256').update(`${kind}\0${source}`).digest('base64');
    return this.kept.get(digest) ?? this.asked.get(digest) ?? this.ask(digest, source, kind);
  }

  /** The HTML of each text, in their order. */
  all(sources: readonly string[]): Promise<string[]> {
    return Promise.all(sources.map((source) => this.of(source)));
  }

  /** Whoever asks for the same text meanwhile waits for the same answer, also when it is that the question broke: whoever comes later asks anew. */
  private ask(digest: string, source: string, kind: TextKind): Promise<string> {
    const answer = this.rendered(digest, source, kind).finally(() => this.asked.delete(digest));
    this.asked.set(digest, answer);
    return answer;
  }

  private async rendered(digest: string, source: string, kind: TextKind): Promise<string> {
    const { html, failed } = await this.renderer.render(source, kind);
    this.kept.set(digest, html, failed ? { ttl: FAILED_MS } : {});
    return html;
  }
}
