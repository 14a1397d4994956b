import { contextOf } from '../../platform/slices/context.js';
import { answering } from './answering/answering.slice.js';
import { category } from './category/category.slice.js';
import { comment } from './comment/comment.slice.js';
import { contributions } from './contributions/contributions.slice.js';
import { decisions } from './decisions/decisions.slice.js';
import { discussion } from './discussion/discussion.slice.js';
import { drafts } from './drafts/drafts.slice.js';
import { editions } from './editions/editions.slice.js';
import { history } from './history/history.slice.js';
import { holding } from './holding/holding.slice.js';
import { image } from './image/image.slice.js';
import { like } from './like/like.slice.js';
import { ForumChannels } from './live/forum-channels.service.js';
import { live } from './live/live.slice.js';
import { ForumContentQuery } from './lookup/forum-content.query.js';
import { lookup } from './lookup/lookup.slice.js';
import { moving } from './moving/moving.slice.js';
import { past } from './past/past.slice.js';
import { PastCategoryQuery } from './past/past-category.query.js';
import { PastContentQuery } from './past/past-content.query.js';
import { reading } from './reading/reading.slice.js';
import { ForumSection } from './site/forum.section.js';
import { site } from './site/site.slice.js';
import { tagRules } from './tag-rules/tag-rules.slice.js';
import { tags } from './tags/tags.slice.js';
import { tallies } from './tallies/tallies.slice.js';
import { topic } from './topic/topic.slice.js';
import { topicViews } from './topic-views/topic-views.slice.js';
import { Aboves } from './views/aboves.service.js';
import { views } from './views/views.slice.js';
import { HoldingTrials } from './what-if/holding-trials.service.js';
import { whatIf } from './what-if/what-if.slice.js';
import { withdrawal } from './withdrawal/withdrawal.slice.js';

export const forum = contextOf({
  name: 'forum',
  slices: [
    category,
    topic,
    comment,
    views,
    discussion,
    answering,
    tagRules,
    tags,
    moving,
    tallies,
    holding,
    like,
    decisions,
    editions,
    history,
    image,
    topicViews,
    reading,
    drafts,
    withdrawal,
    lookup,
    contributions,
    past,
    live,
    site,
    whatIf,
  ],
  exports: [Aboves, ForumContentQuery, ForumSection, ForumChannels, PastContentQuery, PastCategoryQuery, HoldingTrials],
});
