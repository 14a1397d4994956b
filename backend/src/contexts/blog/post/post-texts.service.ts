import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { BLOG_TEXT } from '../../../../contracts/blog.js';
import type { Files } from '../../../kernel/files.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Vault } from '../../../kernel/vault.js';
import { FILES, VAULT } from '../../../platform/tokens.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { POST_TEXTS_AREA, sealOf } from './post-text.rules.js';

interface Written {
  readonly postId: string;
  readonly authorId: string;
}

/** Keeps the texts of posts: each a file, sealed with the key of its words, since so long a text fits into no fact. */
@Injectable()
export class PostTexts {
  constructor(
    private readonly uploads: Uploads,
    @Inject(FILES) private readonly files: Files,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Keeps a text, then does what records it under the key it has. */
  async keep<T>({ postId, authorId }: Written, content: string, record: (key: string) => Promise<T>): Promise<T> {
    const bytes = Buffer.from(await this.vault.seal(sealOf(authorId, postId), content));
    return this.uploads.keep({ area: POST_TEXTS_AREA, owner: postId, extension: 'sealed' }, { bytes, type: 'application/octet-stream' }, record);
  }

  /** The Markdown source; null once its file or the key that it was sealed with is gone. */
  async find({ postId, authorId, textKey }: Written & { readonly textKey: string }): Promise<string | null> {
    const file = await this.files.get(textKey);
    return file && this.vault.open(sealOf(authorId, postId), file.bytes.toString());
  }

  /** The same of a post that is there; throws RuleViolation where it cannot be read. */
  async read(written: Written & { readonly textKey: string }): Promise<string> {
    const content = await this.find(written);
    if (content === null) throw new RuleViolation('post.text-unreadable', BLOG_TEXT.textUnreadable, null, 'unavailable');
    return content;
  }
}

/** By which two texts are told apart. */
export const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex');
