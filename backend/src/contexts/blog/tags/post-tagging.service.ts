import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { FollowPostTag, ReturnPostTag } from '../post/post.commands.js';
import { TaggedPosts } from './tagged-posts.port.js';

/** Gives posts the tags that staff decided on, post by post; what is called so already stays. */
@Injectable()
export class PostTagging {
  constructor(
    private readonly commands: CommandBus,
    private readonly posts: TaggedPosts,
  ) {}

  async follow(slug: string, today: { readonly name: string; readonly cause: string | null }, origin: Origin): Promise<void> {
    for (const postId of await this.posts.withTag(slug))
      await this.commands.execute(new FollowPostTag({ postId, slug, ...today }, step(origin, `post/${postId}`)));
  }

  async giveBack(slug: string, cause: string, origin: Origin): Promise<void> {
    for (const postId of await this.posts.withTag(slug)) await this.commands.execute(new ReturnPostTag({ postId, cause }, step(origin, `post/${postId}`)));
  }
}
