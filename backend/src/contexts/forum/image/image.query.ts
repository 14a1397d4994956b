import { Inject, Injectable } from '@nestjs/common';
import { aboveIn } from '../../../../contracts/above.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import { type Caller, GUEST } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { Aboves } from '../views/aboves.service.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';
import { imagesView } from './image.model.js';
import type { ImageDirectory } from './image-directory.port.js';
import { JobPictures, type PicturesOfTexts, PostPictures, ProjectPictures, UpdatePictures } from './pictures-of-texts.port.js';

/** A text names about eighty pictures at most: there is no room for more. */
const MOST_IMAGES = 200;

export interface ReadableImage {
  readonly key: string;
  /** Whether everybody may see it who has its address. */
  readonly open: boolean;
}

@Injectable()
export class ImageQuery implements ImageDirectory {
  private readonly others: readonly PicturesOfTexts[];

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    posts: PostPictures,
    projects: ProjectPictures,
    updates: UpdatePictures,
    jobs: JobPictures,
    private readonly above: Aboves,
  ) {
    this.others = [posts, projects, updates, jobs];
  }

  /**
   * A picture that the caller may see, or null. One that no text has shown yet is for whoever has its address; then it is for those who may read
   * one of its texts, for its member, and for those who read hidden content.
   */
  async readable(id: string, caller: Caller): Promise<ReadableImage | null> {
    const found = await this.views.get(imagesView.name, id);
    if (!found) return null;
    if (!found.used || (await this.isRead(found.texts, GUEST))) return { key: found.key, open: true };
    const allowed = found.member_id === caller.memberId || holds(caller.role, 'content.read-hidden') || (await this.isRead(found.texts, caller));
    return allowed ? { key: found.key, open: false } : null;
  }

  async ofMember(memberId: string, limit: number): Promise<readonly string[]> {
    const page = { sort: [['uploaded_at', 1]] as const, limit };
    return (await this.views.find(imagesView.name, { member_id: memberId }, page)).map(({ _id }) => _id);
  }

  async usedBy(textId: string): Promise<readonly string[]> {
    return (await this.views.find(imagesView.name, { texts: textId }, { limit: MOST_IMAGES })).map(({ _id }) => _id);
  }

  /** Whether the caller may read one of these topics, posts, projects or updates, or one of these comments and what it stands under. */
  private async isRead(texts: readonly string[], caller: Caller): Promise<boolean> {
    const topics = await this.views.getMany(topicsView.name, texts);
    if (topics.some((topic) => mayRead(topic, caller))) return true;
    const comments = await this.views.getMany(commentsView.name, texts);
    const read = comments.filter((comment) => mayRead(comment, caller));
    const above = await this.views.getMany(
      topicsView.name,
      read.flatMap(({ topic_id }) => topic_id ?? []),
    );
    if (above.some((topic) => mayRead(topic, caller))) return true;
    const others = texts.filter((id) => !topics.some(({ _id }) => _id === id) && !comments.some(({ _id }) => _id === id));
    if (others.length > 0) for (const pictures of this.others) if (await pictures.isRead(others, caller)) return true;
    return (await this.above.readable(read.map(aboveIn), caller)).size > 0;
  }
}

const mayRead = ({ state, author_id }: TopicDocument | CommentDocument, { memberId }: Caller): boolean =>
  state === 'visible' || state === 'merged' || (state === 'hidden' && author_id === memberId);
