import { Injectable } from '@nestjs/common';
import { POST_STATUS_ROWS } from '../../../../contracts/blog.js';
import type { FactRow } from '../../../../contracts/moderation.js';
import { TEXT_KIND_LABEL } from '../../../../contracts/text-kinds.js';
import { type PastText, TRAVEL_TEXT } from '../../../../contracts/travel.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { factRows } from '../../../platform/identity/fact-rows.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { lastRead, type Stood } from '../desk/last-read.rules.js';
import { post } from '../post/post.decider.js';
import type { WrittenPost } from '../post/post.state.rules.js';
import { postStream } from '../post/post.stream.js';
import { PostTexts } from '../post/post-texts.service.js';
import { PostCategories } from '../views/post-rooms.port.js';
import { whatHappenedToPost } from './post-facts.text.js';

const STATE_LABEL = { visible: 'Görünür', hidden: 'Gizli', deleted: 'Kaldırıldı' } as const;
const NONE = '–';
const KIND = TEXT_KIND_LABEL.post;
/** After these it says something else. */
const WORDED: readonly string[] = ['PostDrafted', 'PostRevised'];

/** Answers what a post said to its readers, at any moment; what nobody but its author ever could read is not there. */
@Injectable()
export class PastPostQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly categories: PostCategories,
    private readonly files: PostTexts,
    private readonly texts: RenderedTexts,
  ) {}

  async facts(id: string): Promise<FactRow[]> {
    const facts = await this.store.read(postStream, id);
    return lastRead(facts) ? factRows(this.authors, facts, whatHappenedToPost) : [];
  }

  async at(id: string, { position }: { readonly position: number }) {
    const facts = await this.store.read(postStream, id);
    const until = facts.filter((fact) => fact.position <= position);
    const [read, latest, stood, today] = [lastRead(until), lastRead(facts), fold(post, until), fold(post, facts)];
    if (!read || !latest || !stood || !today) return null;
    const worded = facts.filter(({ type }) => WORDED.includes(type));
    const version = worded.filter(({ revision }) => revision <= read.revision).length;
    const category = read.post.categoryId === null ? undefined : (await this.categories.tags([read.post.categoryId])).get(read.post.categoryId);
    const state = stood.withdrawn ? 'deleted' : stood.state;
    const rows = [
      { key: 'state', label: 'Görünürlük', value: STATE_LABEL[state] },
      { key: 'status', label: 'Durum', value: POST_STATUS_ROWS[stood.status].name },
      { key: 'version', label: 'Metnin hâli', value: `${version} / ${worded.length}` },
      { key: 'category', label: 'Kategori', value: category?.name ?? NONE },
      { key: 'tags', label: 'Etiketler', value: read.post.words.tags.join(', ') || NONE },
      { key: 'featured', label: 'Öne çıkan', value: stood.featured ? 'Evet' : 'Hayır' },
    ];
    return {
      title: today.withdrawn ? KIND : `${KIND} · ${latest.post.words.title}`,
      rows: today.withdrawn ? rows.filter(({ key }) => key !== 'tags') : rows,
      text: { version, versions: worded.length, ...(await this.wordsOf(id, read, today)), state } satisfies PastText,
    };
  }

  private async wordsOf(postId: string, { post: { authorId, words } }: Stood, today: WrittenPost) {
    const shut = (why: string) => ({ title: null, html: '', shut: why });
    if (today.withdrawn) return shut(TRAVEL_TEXT.withdrawn);
    const content = await this.files.find({ ...words, postId, authorId });
    return content === null ? shut(TRAVEL_TEXT.gone) : { title: words.title, html: await this.texts.of(content, 'post'), shut: null };
  }
}
