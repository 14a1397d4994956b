import { PAGE_SLUGS, type PageSlug } from '../../../../contracts/pages.js';
import { KeptStream } from '../../../platform/following/kept-stream.js';
import { type EditedPage, pageStream } from '../editing/editing.decider.js';

/** What the console made of each page, in this process now. */
export class PagesInForce {
  private readonly pages = new Map(PAGE_SLUGS.map((slug) => [slug, new KeptStream(pageStream, slug)]));

  get kept() {
    return [...this.pages.values()];
  }

  of(slug: PageSlug): EditedPage {
    return this.pages.get(slug)?.now ?? pageStream.decider.initial;
  }
}
