import { Module } from '@nestjs/common';
import { categoryHandlers } from './category/category.handlers.js';
import { commentProviders } from './comment/comment.providers.js';
import { contentProviders } from './content/content.providers.js';
import { draftsProviders } from './drafts/drafts.providers.js';
import { holdingProviders } from './holding/holding.providers.js';
import { OwnHeldQuery } from './holding/own-held.query.js';
import { AllReadController } from './http/all-read.controller.js';
import { CategoriesController } from './http/categories.controller.js';
import { ConsoleDecisionsController } from './http/console-decisions.controller.js';
import { DecisionsController } from './http/decisions.controller.js';
import { DraftsController } from './http/drafts.controller.js';
import { EditingController } from './http/editing.controller.js';
import { HeldController } from './http/held.controller.js';
import { HistoryController } from './http/history.controller.js';
import { ImagesController } from './http/images.controller.js';
import { LikesController } from './http/likes.controller.js';
import { OwnHeldController } from './http/own-held.controller.js';
import { ReadingController } from './http/reading.controller.js';
import { TagsController } from './http/tags.controller.js';
import { TalliesController } from './http/tallies.controller.js';
import { ToolsController } from './http/tools.controller.js';
import { TopicViewsController } from './http/topic-views.controller.js';
import { TopicsController } from './http/topics.controller.js';
import { imageProviders } from './image/image.providers.js';
import { likeProviders } from './like/like.providers.js';
import { ForumChannels } from './live/forum-channels.js';
import { ForumContentQuery } from './read/forum-content.query.js';
import { readProviders } from './read/read.providers.js';
import { SearchableContentQuery } from './read/searchable-content.query.js';
import { SubjectQuery } from './read/subject.query.js';
import { readingProviders } from './reading/reading.providers.js';
import { ForumSection } from './site/forum.section.js';
import { topicProviders } from './topic/topic.providers.js';
import { topicViewsProviders } from './topic-views/topic-views.providers.js';

@Module({
  controllers: [
    TopicsController,
    CategoriesController,
    EditingController,
    HistoryController,
    ToolsController,
    TalliesController,
    HeldController,
    OwnHeldController,
    LikesController,
    ImagesController,
    ReadingController,
    AllReadController,
    DraftsController,
    TagsController,
    TopicViewsController,
    DecisionsController,
    ConsoleDecisionsController,
  ],
  providers: [
    ...topicProviders,
    ...commentProviders,
    ...holdingProviders,
    ...contentProviders,
    ...readProviders,
    ...readingProviders,
    ...draftsProviders,
    ...likeProviders,
    ...topicViewsProviders,
    ...categoryHandlers,
    ...imageProviders,
    ForumSection,
    ForumChannels,
  ],
  exports: [ForumContentQuery, OwnHeldQuery, SubjectQuery, ForumSection, SearchableContentQuery, ForumChannels],
})
export class ForumModule {}
