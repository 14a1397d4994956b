import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { uploadArea } from '../../platform/uploads/upload-area.js';
import { categoryStream } from './category/category.decider.js';
import { commentStream } from './comment/comment.stream.js';
import { withdrawReportedComment } from './comment/withdraw-reported-comment.policy.js';
import { WithdrawContent } from './content/content.commands.js';
import { forumOwnData } from './content/forum.own-data.js';
import { MoveMergedComments, RecountTopic, ReturnMergedComments } from './content/move-comments.commands.js';
import { moveComments } from './content/move-comments.policy.js';
import { withdrawErasedContent } from './content/withdraw-erased-content.policy.js';
import { heldView } from './holding/held.model.js';
import { heldProjection } from './holding/held.projection.js';
import { heldTextStream } from './holding/held.stream.js';
import { heldWaitsView } from './holding/held-waits.model.js';
import { heldWaitsProjection } from './holding/held-waits.projection.js';
import { letInReleased } from './holding/let-in-released.policy.js';
import { settleHeld } from './holding/settle-held.policy.js';
import { discardUnusedImages } from './image/discard-unused-images.policy.js';
import { forgetImages } from './image/forget-images.policy.js';
import { DiscardImage, ForgetImagesOfMember } from './image/image.commands.js';
import { imageOwnData } from './image/image.own-data.js';
import { IMAGES_AREA, imageStream } from './image/image.stream.js';
import { settleImages } from './image/settle-images.policy.js';
import { WithdrawLikes } from './like/like.commands.js';
import { likeStream } from './like/like.stream.js';
import { withdrawErasedLikes } from './like/withdraw-erased-likes.policy.js';
import { commentMovesProjection, commentMovesView } from './read/comment-moves.projection.js';
import { commentTalliesProjection, commentTotalsView, participationsView } from './read/comment-tallies.projection.js';
import { decisionsView } from './read/decisions.model.js';
import { decisionsProjection } from './read/decisions.projection.js';
import { categoriesView, commentsView, forumCountersView, topicsView } from './read/forum.model.js';
import { forumProjection } from './read/forum.projection.js';
import { imagesView } from './read/image.model.js';
import { imageProjection } from './read/image.projection.js';
import { likesView } from './read/like.model.js';
import { likeProjection } from './read/like.projection.js';
import { tagsView } from './read/tags.model.js';
import { tagsProjection } from './read/tags.projection.js';
import { keepSolution } from './topic/keep-solution.policy.js';
import { topicStream } from './topic/topic.stream.js';
import { withdrawReportedTopic } from './topic/withdraw-reported-topic.policy.js';
import { topicViewsStream } from './topic-views/topic-views.stream.js';

export const forumParts: ContextParts = {
  name: 'forum',
  streams: [categoryStream, topicStream, commentStream, heldTextStream, likeStream, imageStream, topicViewsStream],
  projections: [
    { projection: forumProjection, models: [categoriesView, topicsView, commentsView, forumCountersView] },
    { projection: tagsProjection, models: [tagsView] },
    { projection: commentMovesProjection, models: [commentMovesView] },
    { projection: commentTalliesProjection, models: [commentTotalsView, participationsView] },
    { projection: heldProjection, models: [heldView] },
    { projection: heldWaitsProjection, models: [heldWaitsView] },
    { projection: likeProjection, models: [likesView] },
    { projection: decisionsProjection, models: [decisionsView] },
    { projection: imageProjection, models: [imagesView] },
  ],
  policies: [
    withdrawReportedTopic,
    withdrawReportedComment,
    withdrawErasedContent,
    keepSolution,
    moveComments,
    settleHeld,
    letInReleased,
    withdrawErasedLikes,
    settleImages,
    discardUnusedImages,
    forgetImages,
  ],
  queued: [
    queued(WithdrawContent, 'cleanup'),
    queued(MoveMergedComments, 'cleanup'),
    queued(ReturnMergedComments, 'cleanup'),
    queued(RecountTopic, 'cleanup'),
    queued(WithdrawLikes, 'cleanup'),
    queued(DiscardImage, 'cleanup'),
    queued(ForgetImagesOfMember, 'cleanup'),
  ],
  ownData: { ...forumOwnData, ...imageOwnData, files: [...forumOwnData.files, ...imageOwnData.files] },
  recurring: [],
  uploads: [uploadArea(IMAGES_AREA, imageStream, (state) => [state?.key ?? null])],
};
