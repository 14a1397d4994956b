import { Module } from '@nestjs/common';
import { categoryHandlers } from './category/category.handlers.js';
import { AddCommentHandler } from './comment/add-comment.handler.js';
import { commentHandlers } from './comment/comment.handlers.js';
import { AuthorContent } from './content/author-content.js';
import { WithdrawContentHandler } from './content/withdraw-content.handler.js';
import { CategoriesController } from './http/categories.controller.js';
import { TopicsController } from './http/topics.controller.js';
import { AuthorContentQuery } from './read/author-content.query.js';
import { CategoryQuery } from './read/category.query.js';
import { CommentQuery } from './read/comment.query.js';
import { ForumContentQuery } from './read/forum-content.query.js';
import { TopicQuery } from './read/topic.query.js';
import { ForumSection } from './site/forum.section.js';
import { CreateTopicHandler } from './topic/create-topic.handler.js';
import { topicHandlers } from './topic/topic.handlers.js';

@Module({
  controllers: [TopicsController, CategoriesController],
  providers: [
    ...categoryHandlers,
    ...topicHandlers,
    ...commentHandlers,
    CreateTopicHandler,
    AddCommentHandler,
    WithdrawContentHandler,
    AuthorContentQuery,
    { provide: AuthorContent, useExisting: AuthorContentQuery },
    CategoryQuery,
    TopicQuery,
    CommentQuery,
    ForumContentQuery,
    ForumSection,
  ],
  exports: [ForumContentQuery, ForumSection],
})
export class ForumModule {}
